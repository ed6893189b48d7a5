public import Storage

/// What the user should hear although the keyboard goes on. The wording is made elsewhere.
public enum Notice: Equatable, Sendable {
  /// The compositor offers no input method: everything goes as keys, and only by hand is the keyboard shown.
  case noInputMethod
  /// Another program is the seat's input method.
  case inputMethodTaken
  /// There is no session bus (nil), or it refused, for this reason; the shell's button will not work.
  case noBus(String?)
  /// Another keyboard owns the bus name.
  case busNameTaken
  /// The compositor ended the connection over a request of ours: a defect.
  case protocolError(interface: String, id: UInt32, code: UInt32)
  /// A word list is not used: no words of it are suggested and none corrected.
  case wordList(WordListTrouble)
  /// What was learned could not be kept or read.
  case learned(StorageNotice)
  /// The keymap could not be sent: no keys can be typed on this seat.
  case keymapRefused
}
