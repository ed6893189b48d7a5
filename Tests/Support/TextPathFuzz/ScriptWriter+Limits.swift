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

  /// Whether the field shows what keys have done, so that a stop can be waited for. Elsewhere a key counts as done
  /// after 80 ms without one, so under a stop only who types faster keeps the order.
  var showsKeys: Bool { traits.kind == .text && traits.tellsText && traits.keyEcho == .window }

  /// Return and Tab have no prediction: behind them 80 ms decide, whatever the field shows. In a terminal they are
  /// nothing special.
  var mayLeave: Bool { traits.kind != .terminal && !(isStopped && showsKeys) }

  /// Whether clusters are typed. Which letters a mask finds in them depends on what travels together.
  var mayCluster: Bool {
    // Where the text is not known nobody sees where arrows stop inside one.
    if uses.carets, traits.stepping == .codePoints, !(traits.isPrompt && traits.tellsText) { return false }
    switch traits.reaction {
    case .masks: return false
    case .none, .completes, .limits: return true
    }
  }

  /// Whether words are replaced. Where the application refuses letters or adds its own, what stands before the caret
  /// is not what was typed; and where it steps by code points, Backspaces cannot be counted.
  var mayReplace: Bool { traits.kind == .text && traits.reaction == .none && traits.stepping == .graphemes }

  /// Whether the field becomes secret, or is that no more. It must say so.
  var mayChangeKind: Bool {
    switch (traits.kind, traits.telling) {
    case (.text, .whole), (.text, .window), (.secret, .bullets): true
    case (.text, _), (.secret, _), (.terminal, _), (.keysOnly, _): false
    }
  }

  /// Seconds between two edits, in the mean.
  var paces: [Double] {
    // What is typed and taken back in one turn never leaves, so a field with a mind of its own never sees it.
    let first = traits.reaction == .none && traits.stepping == .graphemes ? 0 : 0.001
    let quick = [first, 0.001, 0.005, 0.020]
    return isStopped && !showsKeys ? quick : quick + [0.020, 0.050, 0.050, 0.200]
  }

  /// Whether the caret is moved. Where arrows stop inside a cluster the target is reached by correction only, and that
  /// needs windows; and nobody can count steps in letters that the application adds and does not tell at once.
  var mayMove: Bool {
    guard traits.kind == .text else { return true }
    if traits.stepping == .codePoints, !(traits.isPrompt && traits.tellsText) { return false }
    return traits.reaction == .none || traits.isPrompt
  }

  /// Whether a field begins with text that runs from right to left. Behind Return the arrows go by what is there, and
  /// where keys show nothing nobody can say whether that is an empty field or the next line of this one.
  var mayBeginFromTheRight: Bool {
    traits.tellsText && (traits.returnKey == .submit || traits.keyEcho == .window)
  }
}
