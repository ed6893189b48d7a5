/// How many device pixels a point has, by the best of three sources.
///
/// `wp_fractional_scale_v1` beats `wl_surface.preferred_buffer_scale`, which beats the largest scale of the
/// outputs that the surface stands on. Fractional scaling is drawn through a viewport and leaves the buffer
/// scale at 1; mixing both would scale twice.
public struct SurfaceScale: Equatable, Sendable {
  /// 120ths, as `wp_fractional_scale_v1.preferred_scale` counts them.
  public var fractional: UInt32?
  /// `wl_surface.preferred_buffer_scale`, from version 6.
  public var preferred: Int32?
  /// Scales of the outputs that the surface stands on, or is about to.
  public var outputs: [Int32] = []

  public init() {}

  public enum Method: Equatable, Sendable {
    /// Buffer scale 1 and a viewport of the size in points.
    case viewport(Double)
    case bufferScale(Int32)

    /// Device pixels per point.
    public var factor: Double {
      switch self {
      case .viewport(let factor): factor
      case .bufferScale(let scale): Double(scale)
      }
    }
  }

  /// No screen has more pixels to a point; a compositor that asks for more gets a coarser picture.
  static let most: Int32 = 8

  public var method: Method {
    if let fractional, fractional > 0 { return .viewport(min(Double(fractional) / 120, Double(Self.most))) }
    if let preferred, preferred > 0 { return .bufferScale(min(preferred, Self.most)) }
    return .bufferScale(min(max(1, outputs.max() ?? 1), Self.most))
  }
}

extension SurfaceScale.Method {
  /// The same method with a factor of at most `most`, which is at least 1.
  func limited(to most: Double) -> Self {
    switch self {
    case .viewport(let factor): .viewport(min(factor, most))
    case .bufferScale(let scale): .bufferScale(min(scale, Int32(most)))
    }
  }
}
