import ApplicationModel
import Pressboard

/// Random typing with its expected text.
struct Typing {
  var letters = 600
  /// Letters a second.
  var rate = 20.0
  var backspaces = 0.15
  var accents = 0.03
  var alphabet: [Character] = Array("abcdefghijklmnop")

  static let letterKeys = Set<Character>("abcdefghijklmnopqrstuvwxyz ")

  /// Schedules it on `field` from `start`, after three slow letters as people begin; returns the expected text and
  /// the time of the last edit.
  func schedule(on field: ModelField, from start: Double, seed: UInt64) -> (text: String, end: Double) {
    var random = SplitMix(state: seed)
    var text = field.text
    var time = start
    for index in 0..<letters {
      time += -Double.random(in: 1e-9..<1, using: &random).logarithm / rate
      if index < 4 { time += 0.15 }
      let dice = Double.random(in: 0..<1, using: &random)
      if dice < backspaces, text.count > 3 {
        text.removeLast()
        field.taps(.backspace, at: time)
      } else if dice >= backspaces, dice < backspaces + accents {
        text.append("é")
        field.types("é", at: time)
      } else {
        let letter = alphabet.randomElement(using: &random)!
        text.append(letter)
        field.types(String(letter), at: time)
      }
    }
    return (text, time)
  }
}

extension Double {
  /// Natural logarithm, for the gaps between random letters; the exponent is split off and the rest is a series.
  var logarithm: Double {
    let exponentPart = Double(exponent) * 0.693147180559945309
    let y = (significand - 1) / (significand + 1)
    var power = y
    var sum = 0.0
    for odd in stride(from: 1, through: 31, by: 2) {
      sum += power / Double(odd)
      power *= y * y
    }
    return exponentPart + 2 * sum
  }
}
