extension KeyGrid {
  /// The lines of `pressboard keys`: id, x, y, width, height, label, parted by tabs, in reading order.
  ///
  /// `x` and `y` say where the top left corner of the bar is, in points of the output. An icon's label is
  /// its name, the space bar's is empty.
  ///
  /// - Parameter words: what the bar's slots say, from the left; those that say nothing are left out.
  public func lines(x: Double, y: Double, words: [String] = []) -> [String] {
    func line(_ key: PlacedKey, _ label: String) -> String {
      let cap = key.cap.offsetBy(x: x, y: y)
      let numbers = [cap.x, cap.y, cap.width, cap.height].map(Self.twoDecimals)
      return ([key.id.name] + numbers + [label]).joined(separator: "\t")
    }
    let said = zip(slots(words.count), words).filter { !$0.1.isEmpty }
    return said.map(line) + keys.map { line($0, $0.key.face.label) }
  }

  /// The lines for an output of that size with the keyboard alone at its bottom.
  public func lines(onOutputOf size: Size) -> [String] {
    lines(x: 0, y: size.height - self.size.height)
  }

  static func twoDecimals(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let digits = String(hundredths.magnitude % 100)
    let fraction = digits.utf8.count < 2 ? "0" + digits : digits
    return (hundredths < 0 ? "-" : "") + String(hundredths.magnitude / 100) + "." + fraction
  }
}

extension KeyFace {
  /// The face in words: its text, its icon's name, nothing for the space bar.
  public var label: String {
    switch self {
    case .text(let text): text
    case .icon(let icon): icon.rawValue
    case .caption: ""
    }
  }
}
