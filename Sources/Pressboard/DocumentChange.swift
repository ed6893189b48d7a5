/// What became of a document since the last turn.
public enum DocumentChange: Hashable, Sendable {
  /// Everything that was asked for stands in the document, as far as anyone can see: nothing to do, but what waited
  /// for it may go on.
  case confirmed
  /// The document is not what it was predicted to be; what was remembered of it is void.
  case superseded(ForeignChange)
}

/// How a document changed by another hand than ours.
public enum ForeignChange: Hashable, Sendable {
  /// The same text with the caret, or the selection, elsewhere.
  case caretMoved
  /// The application, or somebody through it, changed the text.
  case textChanged
  /// Another field has taken the place of this one without the focus having moved.
  case fieldChanged
  /// A replacement could not be done and the text is what it was before.
  case replacementDropped
  /// The text is not known any more.
  case lost
}
