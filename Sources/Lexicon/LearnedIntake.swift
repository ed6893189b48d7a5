/// What became of lines that were taken in.
public struct LearnedIntake: Equatable, Sendable {
  /// Lines that said something.
  public var lines = 0
  /// Pairs of words for which there was no room: those that are there are used more, or were there before.
  public var pairsLeftOut = 0
  /// Corrections taken back, of those that were there longest, that gave way to later ones.
  public var rejectionsForgotten = 0

  public init() {}

  /// First words of pairs, and second words behind each, for which there is room.
  public static let mostFirstWords = LearnedWords.mostContexts
  public static let mostSecondWords = LearnedWords.mostFollowers
  /// Corrections taken back for which there is room.
  public static let mostRejections = LearnedRejections.most
}
