import Glibc

/// One open dictionary: some megabytes of memory, as long as it lives.
final class HunspellDictionary {
  private let library: HunspellLibrary
  private let handle: OpaquePointer
  /// From UTF-8 into what the dictionary is written in; nil: it is UTF-8.
  private let converter: iconv_t?

  /// - Parameter stem: the path of the `.aff` and the `.dic` file, without these ends.
  init?(_ stem: String, _ library: HunspellLibrary) {
    guard access(stem + ".aff", R_OK) == 0, access(stem + ".dic", R_OK) == 0,
      let handle = library.create(stem + ".aff", stem + ".dic")
    else { return nil }
    self.library = library
    self.handle = handle
    let encoding = library.encoding(handle).map { String(cString: $0) } ?? "UTF-8"
    if encoding.utf8.elementsEqual("UTF-8".utf8) {
      converter = nil
    } else {
      let opened = iconv_open(encoding, "UTF-8")
      guard opened != iconv_t(bitPattern: -1) else {
        library.destroy(handle)
        return nil
      }
      converter = opened
    }
  }

  deinit {
    library.destroy(handle)
    if let converter { iconv_close(converter) }
  }

  func contains(_ word: String) -> Bool {
    guard let encoded = encoded(word) else { return false }
    return library.spell(handle, encoded) != 0
  }

  /// The word as the dictionary has it, with a zero behind it; nil if it cannot be written so.
  private func encoded(_ word: String) -> [CChar]? {
    var utf8 = word.utf8.map { CChar(bitPattern: $0) }
    guard !utf8.contains(0) else { return nil }
    guard let converter else { return utf8 + [0] }
    iconv(converter, nil, nil, nil, nil)
    var result = [CChar](repeating: 0, count: utf8.count * 2 + 1)
    let isWhole = utf8.withUnsafeMutableBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        var (input, inputLeft) = (source.baseAddress, source.count)
        var (output, outputLeft) = (target.baseAddress, target.count - 1)
        return iconv(converter, &input, &inputLeft, &output, &outputLeft) == 0 && inputLeft == 0
      }
    }
    return isWhole ? result : nil
  }
}
