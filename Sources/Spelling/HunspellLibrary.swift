import Glibc

/// The C interface of libhunspell 1.7, looked up while the program runs: it is used where it is installed, and
/// nothing needs it.
struct HunspellLibrary {
  typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  typealias Destroy = @convention(c) (OpaquePointer) -> Void
  typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
  typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?

  let create: Create
  let destroy: Destroy
  let spell: Spell
  let encoding: Encoding

  /// Nil where it is not installed, or is not what it should be.
  init?() {
    guard let library = dlopen("libhunspell-1.7.so.0", RTLD_LAZY | RTLD_LOCAL),
      let create = dlsym(library, "Hunspell_create"), let destroy = dlsym(library, "Hunspell_destroy"),
      let spell = dlsym(library, "Hunspell_spell"), let encoding = dlsym(library, "Hunspell_get_dic_encoding")
    else { return nil }
    self.create = unsafeBitCast(create, to: Create.self)
    self.destroy = unsafeBitCast(destroy, to: Destroy.self)
    self.spell = unsafeBitCast(spell, to: Spell.self)
    self.encoding = unsafeBitCast(encoding, to: Encoding.self)
  }
}
