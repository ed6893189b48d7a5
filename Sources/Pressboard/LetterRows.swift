extension LayoutType {
  /// The rows of the Latin alphabet in this arrangement.
  var letterRows: [String] {
    switch self {
    case .qwerty: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .qwertz: ["qwertzuiop", "asdfghjkl", "yxcvbnm"]
    case .azerty: ["azertyuiop", "qsdfghjklm", "wxcvbn'"]
    // The marks of the typewriter's first row are on the pages of marks here: backspace needs their place.
    case .dvorak: ["pyfgcrl", "aoeuidhtns", "qjkxbmwvz"]
    case .colemak: ["qwfpgjluy", "arstdhneio", "zxcvbkm"]
    }
  }

  /// Backspace stands at the end of the first row, and all keys are equally wide.
  var hasBackspaceAbove: Bool { self == .dvorak }
}
