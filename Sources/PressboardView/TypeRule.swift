import Canvas
import Pressboard

/// How a text is set on a key: how high it looks, how bold, and what of it stands in the middle.
struct TypeRule: Equatable {
  /// A visible height in points; the part it measures is what the key centres.
  enum Height: Equatable {
    /// Of small letters such as x.
    case small(Double)
    /// Of capitals and digits.
    case capital(Double)
    /// Of the whole em; the ink itself is centred.
    case em(Double)
  }

  var height: Height
  var weight: TextStyle.Weight = .regular
  var features: TextStyle.Features = []

  /// The rule for what a key of `role` says.
  init(_ text: String, role: KeyRole) {
    let kind = Kind(text)
    switch (role, kind) {
    case (_, .pictograph):
      self.init(height: .em(24))
    case (.letter, .small), (.mark, .small):
      self.init(height: .small(13.1))
    case (.letter, .capital), (.mark, .capital):
      self.init(height: .capital(16))
    case (.letter, .mark), (.mark, .mark):
      self.init(height: .capital(15.3), features: .capitalHeight)
    case (.letter, .word), (.mark, .word):
      self.init(height: .capital(10.75), weight: .medium)
    case (.control, .mark), (.primary, .mark):
      self.init(height: .capital(10.9), weight: .medium)
    case (.control, _), (.primary, _):
      self.init(height: .capital(10.3), weight: .medium)
    case (.space, _), (.bar, _):
      self.init(height: .capital(10.18))
    }
  }

  private init(height: Height, weight: TextStyle.Weight = .regular, features: TextStyle.Features = []) {
    self.height = height
    self.weight = weight
    self.features = features
  }

  /// The style for this rule with everything `factor` times as large.
  func style(_ metrics: FontMetrics, factor: Double, adding more: TextStyle.Features = []) -> TextStyle {
    let size =
      switch height {
      case .small(let height): metrics.size(xHeight: height)
      case .capital(let height): metrics.size(capHeight: height)
      case .em(let size): size
      }
    return TextStyle(size: size * factor, weight: weight, features: features.union(more))
  }

  /// The baseline, below the middle of the place, that puts the measured part of `line` in the middle.
  func baseline(of line: TextLine, _ metrics: FontMetrics) -> Double {
    switch height {
    case .small: line.size * metrics.xHeight / 2
    case .capital: line.size * metrics.capHeight / 2
    case .em: -line.ink.midY
    }
  }
}

/// What a text consists of, as far as its setting is concerned.
private enum Kind {
  case small, capital, mark, pictograph
  /// Several letters.
  case word

  init(_ text: String) {
    guard let first = text.first else {
      self = .mark
      return
    }
    if first.isEmoji {
      self = .pictograph
    } else if text.contains(where: \.isLetter) {
      let isSingle = text.index(after: text.startIndex) == text.endIndex
      self = !isSingle ? .word : first.isUppercase ? .capital : .small
    } else {
      self = .mark
    }
  }
}
