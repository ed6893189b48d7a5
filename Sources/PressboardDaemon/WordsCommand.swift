import Glibc
import Lexicon
import PressboardWayland
import Storage

/// `pressboard words`: shows and changes what was learned, whether a keyboard runs or not.
///
/// It works on the file under its lock, as the keyboard does. A keyboard that runs is asked before to save what it has
/// learned, and afterwards to read what has changed; one that does not answer still finds out when it saves the next time.
struct WordsCommand {
  private var store: LearnedStore
  private var data = LearnedData()
  private let today: Int
  /// Tells the keyboard that runs.
  private let tell: () -> Void
  private let complain: (String) -> Void

  init(
    store: LearnedStore, today: Int = time(nil) / 86400, tell: @escaping () -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.store = store
    self.today = today
    self.tell = tell
    self.complain = complain
  }

  /// - Returns: the lines to be printed, and how the program ends.
  mutating func run(_ request: WordsRequest) -> (lines: [String], status: ExitStatus) {
    // All that can be said of the request itself is said before anything is touched.
    if case .add(let words) = request, let word = words.first(where: { !LearnedData.isWord($0) }) {
      complain(Messages.text(.noWord, word))
      return ([], .badOptions)
    }
    var lines: [UInt8] = []
    if case .take(let path) = request {
      guard let read = read(path) else { return ([], .otherError) }
      lines = read
    }
    tell()
    defer { if request.changes { tell() } }
    switch request {
    case .list:
      return isTold(store.synchronise(&data, today: today)) ? (listing, .askedToQuit) : ([], .otherError)
    case .export:
      let notices = store.synchronise(&data, today: today)
      // An export of nothing must not take the place of a good one.
      let isWhole = !notices.contains { if case .setAside = $0 { true } else { false } }
      return isTold(notices) && isWhole
        ? ([Messages.exportHead] + data.lines, .askedToQuit) : ([], .otherError)
    case .add(let words): return ([], add(words))
    case .forget(let words): return ([], forget(words))
    case .take(let path): return ([], take(lines, from: path))
    case .wipe: return ([], wipe())
    }
  }

  // MARK: What is done

  private mutating func add(_ words: [String]) -> ExitStatus {
    var refused: String?
    let notices = store.change(&data, today: today) { data in
      for word in words {
        do throws(LearnedData.Refusal) { try data.add(word) } catch { refused = refused ?? word }
      }
      return true
    }
    if let refused { complain(Messages.text(.full, refused)) }
    return isTold(notices) && refused == nil ? .askedToQuit : .otherError
  }

  private mutating func forget(_ words: [String]) -> ExitStatus {
    var unknown: [String] = []
    let notices = store.change(&data, today: today) { data in
      for word in words where !data.forget(word) { unknown.append(word) }
      return unknown.count < words.count
    }
    for word in unknown { complain(Messages.notLearned(word)) }
    return isTold(notices) && unknown.isEmpty ? .askedToQuit : .otherError
  }

  private mutating func take(_ lines: [UInt8], from path: String) -> ExitStatus {
    var fault: LearnedLineFault?
    var intake = LearnedIntake()
    let notices = store.change(&data, today: today) { data in
      do throws(LearnedLineFault) { intake = try data.add(lines: lines) } catch { fault = error }
      return intake.lines > 0
    }
    if let fault { complain(Messages.text(fault, file: path)) }
    for sentence in Messages.leftOut(intake) { complain(sentence) }
    return isTold(notices) && fault == nil ? .askedToQuit : .otherError
  }

  private mutating func wipe() -> ExitStatus {
    do throws(StorageFault) { try store.wipe() } catch {
      complain(Messages.text(error))
      return .otherError
    }
    return .askedToQuit
  }

  /// The words in the order of their letters, then the corrections that are not wanted.
  private var listing: [String] {
    data.allWords.map { $0.text + "\t" + Messages.why($0) }
      + data.allRejections.map { "\($0.typed) → \($0.replacement)\t" + Messages.whyRejected(times: $0.times) }
  }

  // MARK: Files

  /// False if something could not be done; a damaged file that was set aside is only told of.
  private func isTold(_ notices: [StorageNotice]) -> Bool {
    var isFine = true
    for notice in notices {
      complain(Messages.text(notice))
      if case .failed = notice { isFine = false }
    }
    return isFine
  }

  private func read(_ path: String) -> [UInt8]? {
    do throws(StorageFault) {
      return try readFile(path, most: LearnedData.longestFile * 4)
    } catch {
      complain(Messages.unreadable(path, errno: error.errno))
      return nil
    }
  }
}

extension WordsRequest {
  fileprivate var changes: Bool {
    switch self {
    case .list, .export: false
    case .add, .forget, .take, .wipe: true
    }
  }
}
