public import Pressboard

/// What the keyboard may not send, whatever the text.
public enum Conduct {
  /// What is wrong with a request; `kind` is that of the field that the keyboard knows to be in, and `forbidden` are the
  /// letters of another one.
  public static func fault(
    of edit: WireEdit, in kind: FieldKind?, keymap: Set<Character>, forbidden: Set<Character>
  ) -> String? {
    if kind == nil { return "\(edit) is sent while no field is active" }
    switch edit {
    case .commit(let content, _, _):
      let text = content.text + (content.preedit ?? "")
      if text.utf8.count > 3_900 { return "a commit of \(text.utf8.count) bytes" }
      if text.contains(where: forbidden.contains) { return "\(text) crosses into another field" }
    case .key(.character(let character)):
      if forbidden.contains(character) { return "\(character) crosses into another field" }
      if !keymap.contains(character) { return "\(character) has no key" }
    case .key(.edit), .key(.arrow), .emptyCommit: break
    }
    return nil
  }
}
