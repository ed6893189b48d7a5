import Glibc

/// Where data of programs lies, by the XDG base directory specification. Only paths from the root count.
public enum XDGFolders {
  /// The user's own, `$XDG_DATA_HOME` or `~/.local/share`; nil for somebody without a home.
  public static func own(_ environment: (String) -> String?) -> String? {
    if let path = environment("XDG_DATA_HOME"), isAbsolute(path) { return path }
    guard let home = environment("HOME"), isAbsolute(home) else { return nil }
    return home + "/.local/share"
  }

  /// Everybody's, the most important first: `$XDG_DATA_DIRS`.
  public static func shared(_ environment: (String) -> String?) -> [String] {
    let told = environment("XDG_DATA_DIRS") ?? ""
    let list = told.isEmpty ? "/usr/local/share:/usr/share" : told
    return list.split(separator: ":" as Character).map { String($0) }.filter(isAbsolute)
  }

  /// The folder of the program that runs, links resolved; nil where the system does not tell.
  public static var ofProgram: String? {
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = path.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { readlink("/proc/self/exe", $0.baseAddress!, $0.count) }
    }
    guard length > 0, let slash = path[..<length].lastIndex(of: UInt8(ascii: "/")), slash > 0 else {
      return nil
    }
    return String(decoding: path[..<slash], as: UTF8.self)
  }

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }
}
