extension Compositor {
  /// What a `wl_region` held when a surface took it: rectangles added and cut out, in order.
  public struct Region: Equatable, Sendable {
    /// One step of its making.
    public enum Step: Equatable, Sendable {
      case added(Area)
      case removed(Area)
    }

    public internal(set) var steps: [Step] = []

    /// Whether a point, in surface units, lies in the region.
    public func contains(_ x: Double, _ y: Double) -> Bool {
      var isInside = false
      for step in steps {
        switch step {
        case .added(let area): if area.contains(x, y) { isInside = true }
        case .removed(let area): if area.contains(x, y) { isInside = false }
        }
      }
      return isInside
    }
  }
}
