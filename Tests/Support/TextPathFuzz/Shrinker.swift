/// Cuts a failing script down to few steps.
public enum Shrinker {
  /// The shortest script found that still fails in the same way.
  public static func shrink(_ script: Script) -> Script {
    var best = script
    guard let violation = Run(best).violation else { return best }
    best.steps.removeSubrange((violation.step + 1)...)
    /// Another fault on the way would lead elsewhere.
    let kind = violation.fault.prefix(16)
    var size = max(1, best.steps.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < best.steps.count {
        var shorter = best
        let removed = start..<min(start + size, best.steps.count)
        let pause = shorter.steps[removed].reduce(0) { $0 + $1.pause }
        shorter.steps.removeSubrange(removed)
        // What is left stays where it was in time.
        if start < shorter.steps.count { shorter.steps[start].pause += pause }
        if let fault = Run(shorter, isCut: true).violation?.fault, fault.hasPrefix(kind) {
          best = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return best }
      if !isShorter || size > 1 { size = max(1, size / 2) }
    }
  }
}
