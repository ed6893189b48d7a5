/// How a line of text is set.
public struct TextStyle: Hashable, Sendable {
  /// The weights that the keyboard uses.
  public enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
  }

  /// Alternative forms that the font is asked for; fonts without them ignore the wish.
  public struct Features: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Marks at the height of capitals and digits.
    public static let capitalHeight = Features(rawValue: 1)
    /// Zero with a slash and l with a tail: for text that must be read letter by letter.
    public static let unmistakable = Features(rawValue: 2)
  }

  /// The em size in points.
  public var size: Double
  public var weight: Weight
  public var features: Features

  public init(size: Double, weight: Weight = .regular, features: Features = []) {
    self.size = size
    self.weight = weight
    self.features = features
  }
}

extension TextStyle.Features {
  /// The features in the notation of pango's attribute; nil when none is wanted.
  var openType: String? {
    switch (contains(.capitalHeight), contains(.unmistakable)) {
    case (false, false): nil
    case (true, false): "case"
    case (false, true): "zero, ss02"
    case (true, true): "case, zero, ss02"
    }
  }
}
