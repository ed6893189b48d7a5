/// The layouts of the last few contexts: a letter that drops the capital must not wait for a layout to be made.
struct LayoutCache {
  private struct Entry {
    var context: KeyboardContext
    var behavior: KeyboardBehavior
    var layout: KeyboardLayout
  }

  /// The newest first.
  private var entries: [Entry] = []

  /// Both cases of the letters, and both pages of marks, of one field and the one before it.
  private static let most = 8

  mutating func layout(for context: KeyboardContext, _ behavior: KeyboardBehavior) -> KeyboardLayout {
    if let found = entries.firstIndex(where: { $0.context == context && $0.behavior == behavior }) {
      if found > 0 { entries.insert(entries.remove(at: found), at: 0) }
      return entries[0].layout
    }
    let layout = KeyboardLayout(context, behavior: behavior)
    if entries.count == Self.most { entries.removeLast() }
    entries.insert(Entry(context: context, behavior: behavior, layout: layout), at: 0)
    return layout
  }
}
