/// Which modules a module may import. SwiftPM lets transitive imports through, so this table is what keeps the
/// layers apart: pure modules import nothing that touches the system, C stays in the lowest ones.
enum ImportTable {
  static let allowed: [String: Set<String>] = [
    // Pure values.
    "Pressboard": [],
    "Lexicon": ["Pressboard"],
    "WaylandScanner": [],

    // The doors to C.
    "Canvas": ["CPango"],
    "Wayland": ["CWayland", "Glibc", "Synchronization"],
    "Desktop": ["CDBus", "Glibc"],
    "Storage": ["Lexicon", "Glibc"],
    "Spelling": ["Glibc"],

    // Above the doors.
    "PressboardView": ["Pressboard", "Canvas"],
    "InputMethod": ["Pressboard", "Wayland", "CXKBCommon", "Glibc"],
    "Surfaces": ["Pressboard", "Wayland", "Canvas", "Glibc"],
    "PressboardWayland": [
      "Pressboard", "PressboardView", "Canvas", "Wayland", "InputMethod", "Surfaces", "Desktop", "Lexicon",
      "Storage", "Spelling", "Glibc",
    ],

    // Programs.
    "PressboardDaemon": ["PressboardWayland", "Pressboard", "Lexicon", "Storage", "Glibc"],
    "PressboardLexicon": ["Lexicon", "Storage", "Glibc"],
    "PressboardLab": ["Pressboard", "Lexicon", "Storage", "Glibc"],
    "wayland-swift": ["WaylandScanner", "Storage", "Glibc"],

    // What tests stand on.
    "ApplicationModel": ["Pressboard"],
    "EngineFuzz": ["ApplicationModel", "Pressboard"],
    "StorageWriter": ["Storage", "Lexicon", "Pressboard", "Glibc"],
    "TextPathFuzz": ["ApplicationModel", "Pressboard"],
    "WaylandServer": ["Wayland", "CWayland", "CWaylandServer", "Glibc"],
    "FakeCompositor": ["Wayland", "WaylandServer", "CWayland", "CWaylandServer", "CXKBCommon", "Glibc"],
  ]

  /// Never, anywhere in what ships: each costs the daemon megabytes or a runtime it does not start.
  static let forbidden: Set = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "_Concurrency",
    "_StringProcessing", "RegexBuilder", "Observation",
  ]
}
