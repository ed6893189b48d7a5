public import Pressboard

/// All that was learned of the user: words, pairs of words, where fingers land, corrections that are not wanted.
/// A value in memory; `bytes` and `init(_:)` are its form on disk, and somebody else keeps the file.
public struct LearnedData: Sendable, Equatable {
  var words = LearnedWords()
  var taps = LearnedTaps()
  var rejections = LearnedRejections()
  /// What is not on disk yet, to be put on top of what somebody else has written there meanwhile.
  private(set) var news: [LearnedEvent] = []
  /// Days since 1970; 0 where no clock is known, and nothing ages.
  public private(set) var today = 0
  /// The day up to which uses have faded.
  var agedOn = 0

  public init() {}

  private var isUnsaved = false

  /// There is something that is not on disk.
  public var hasNews: Bool { isUnsaved || !news.isEmpty }

  /// Whether nothing at all was learned.
  public var isEmpty: Bool { words.isEmpty && taps.isEmpty && rejections.isEmpty }

  /// Takes in what happened, and remembers that it is new.
  public mutating func note(_ event: LearnedEvent) {
    apply(event)
    news.append(event)
    // Nobody saves: all of it is still in the data, only a file of somebody else's would hide the older half.
    if news.count > Self.mostNews { news.removeFirst(Self.mostNews / 2) }
  }

  /// The same learned again on top of what is on disk, in place of what was there before.
  public mutating func replay(_ others: LearnedData) {
    for event in others.news { note(event) }
  }

  /// It is on disk now.
  public mutating func markSaved() {
    news = []
    isUnsaved = false
  }

  /// It is not on disk, or no longer.
  public mutating func markUnsaved() {
    isUnsaved = true
  }

  private static let mostNews = 4096

  /// It is that day: uses fade by a fifth for each month that went by since they last did.
  ///
  /// Clocks of small devices jump. A day that cannot be is no day, and however much time seems to have passed, at
  /// one go no more than half is forgotten.
  public mutating func begin(day: Int) {
    guard day > Self.firstDay else { return }
    today = day
    guard agedOn > 0, agedOn <= day else {
      agedOn = day
      return
    }
    let months = (day - agedOn) / Self.daysOfAMonth
    guard months > 0 else { return }
    for _ in 0..<min(months, 3) {
      words.fade(by: 0.8)
      rejections.fade(olderThan: day - 12 * Self.daysOfAMonth)
    }
    agedOn += months * Self.daysOfAMonth
  }

  private static let daysOfAMonth = 30
  /// 2020: no clock that shows less is set.
  private static let firstDay = 18262

  private mutating func apply(_ event: LearnedEvent) {
    switch event {
    case .kept(let word): words.keep(word, on: today)
    case .tapped(let misses): for miss in misses { taps.add(miss) }
    case .rejected(let pair): rejections.add(pair, on: today)
    }
  }
}

/// One thing that teaches.
public enum LearnedEvent: Sendable, Equatable {
  case kept(KeptWord)
  /// The letters of a kept word and where the finger was for each.
  case tapped([TapMiss])
  /// A correction was taken back.
  case rejected(CorrectionPair)
}
