import Glibc

/// What the process was started with.
public enum Environment {
  /// The value of a variable; nil when it is not set.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
