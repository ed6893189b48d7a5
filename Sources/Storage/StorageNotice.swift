public import Lexicon

/// What the user should hear of his file.
public enum StorageNotice: Hashable, Sendable {
  /// It cannot be used, for this reason, and lies now under the other name.
  case setAside(String, as: String, LearnedFault)
  /// It could not be read or written: what was learned stays in memory and is tried again.
  case failed(StorageFault)
}
