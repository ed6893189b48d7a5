import CWayland

/// The memory that the whole process allocates from.
public enum ProcessHeap {
  /// Lets every thread take memory from the one heap. Call it before any thread is started.
  ///
  /// Otherwise glibc gives each its own, and what pango's short-lived threads leave to us keeps theirs for ever:
  /// a third of a megabyte.
  public static func shareOne() {
    mallopt(M_ARENA_MAX, 1)
  }
}
