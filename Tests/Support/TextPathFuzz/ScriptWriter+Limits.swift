import ApplicationModel
import Pressboard

/// What the text path does not promise, and why. The script keeps out of these places; nothing is checked less.
extension ScriptWriter {
  /// Whether characters without a key keep their place behind keys. They must be commits, and a commit waits until
  /// the keys before it have acted, which only echoes tell. Where none come, or none for longer than the caps, time
  /// alone decides: order under a stall longer than that cannot be kept for what has no key.
  var orderHolds: Bool {
    if case .inOrder = traits.keyOrder { return true }
    switch traits.kind {
    case .terminal, .keysOnly: return false
    case .text, .secret: break
    }
    // Without echoes a key counts as done after 80 ms.
    let answer = traits.longestAnswer + script.compositor.hop.upperBound * 4
    return answer + traits.stop < 0.075
  }

  /// Whether reports come that nobody asked for. Where no text is read, reports are counted against edits, and one
  /// too many would pass for a key's answer; none was ever seen there.
  var tellsUnasked: Bool { traits.tellsText && traits.kind == .text }
}
