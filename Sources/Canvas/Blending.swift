/// The arithmetic of laying colours over each other: every product of two shares of 255 rounded to the nearest, as
/// cairo has it.
extension UInt32 {
  /// A pixel with each of its channels `share` 255ths as strong.
  func scaled(by share: UInt32) -> UInt32 {
    func pair(_ channels: UInt32) -> UInt32 {
      let product = channels &* share &+ 0x0080_0080
      return (product &+ ((product >> 8) & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return pair(self & 0x00FF_00FF) | pair(self >> 8 & 0x00FF_00FF) << 8
  }

  /// This premultiplied pixel over another.
  func over(_ below: UInt32) -> UInt32 {
    self &+ below.scaled(by: 255 - self >> 24)
  }
}

extension Color {
  /// The colour as a premultiplied pixel.
  var pixel: UInt32 {
    // Cairo's steps: sixteen bits first, of which the upper eight stay.
    func step(_ value: Double) -> UInt32 { min(UInt32(max(0, value) * 65_536), 65_535) >> 8 }
    return step(alpha) << 24 | step(red * alpha) << 16 | step(green * alpha) << 8 | step(blue * alpha)
  }
}
