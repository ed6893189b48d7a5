// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target: warnings are errors, imports are internal unless they say otherwise, `any` is spelled out.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// Targets that never touch a pointer say so, and the compiler holds them to it.
let pure = common + [.strictMemorySafety()]

let package = Package(
  name: "pressboard",
  products: [
    .executable(name: "pressboard", targets: ["PressboardDaemon"]),
    .executable(name: "pressboard-lexicon", targets: ["PressboardLexicon"]),
    .executable(name: "pressboard-lab", targets: ["PressboardLab"]),
    .executable(name: "wayland-swift", targets: ["wayland-swift"]),
    .library(name: "Pressboard", targets: ["Pressboard"]),
    // For hosts that have the engine's keys drawn, on surfaces of their own.
    .library(name: "PressboardView", targets: ["PressboardView", "Canvas"]),
  ],
  targets: [
    // C, lowest layer.
    .target(name: "CWayland", path: "CWayland"),
    .systemLibrary(name: "CXKBCommon"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1"),

    // Pure values.
    .target(name: "Pressboard", swiftSettings: pure),
    .target(name: "Lexicon", dependencies: ["Pressboard"], swiftSettings: pure),
    .target(name: "WaylandScanner", swiftSettings: pure),

    // C-facing modules.
    .target(name: "Canvas", dependencies: ["CPango"], swiftSettings: common),
    .target(name: "Wayland", dependencies: ["CWayland"], swiftSettings: common),
    .target(name: "Desktop", dependencies: ["CDBus"], swiftSettings: common),
    .target(name: "Storage", dependencies: ["Lexicon"], swiftSettings: common),
    .target(name: "Spelling", swiftSettings: common),

    // Above the doors.
    .target(name: "PressboardView", dependencies: ["Pressboard", "Canvas"], swiftSettings: pure),
    .target(
      name: "InputMethod", dependencies: ["Pressboard", "Wayland", "CXKBCommon"], swiftSettings: common),
    .target(
      name: "Surfaces", dependencies: ["Pressboard", "Wayland", "Canvas"], swiftSettings: common),
    .target(
      name: "PressboardWayland",
      dependencies: [
        "Pressboard", "PressboardView", "Canvas", "Wayland", "InputMethod", "Surfaces", "Desktop", "Lexicon",
        "Storage", "Spelling",
      ], swiftSettings: common),

    // Programs.
    .executableTarget(
      name: "PressboardDaemon", dependencies: ["PressboardWayland", "Pressboard", "Lexicon", "Storage"],
      swiftSettings: common),
    .executableTarget(
      name: "PressboardLexicon", dependencies: ["Lexicon", "Storage"], swiftSettings: common),
    .executableTarget(
      name: "PressboardLab", dependencies: ["Pressboard", "Lexicon", "Storage"], swiftSettings: common),
    .executableTarget(
      name: "wayland-swift", dependencies: ["WaylandScanner", "Storage"], swiftSettings: common),

    // Hosts that use the library as others would.
    .target(
      name: "GuideRouter", dependencies: ["Pressboard"], path: "Examples/GuideRouter", swiftSettings: pure),
    .executableTarget(
      name: "string-host", dependencies: ["Pressboard"], path: "Examples/StringHost", swiftSettings: pure,
      // Rounding is a call into it in debug builds, and nothing here imports it.
      linkerSettings: [.linkedLibrary("m")]),

    // Test support and tests.
    .systemLibrary(name: "CWaylandServer", path: "Tests/Support/CWaylandServer"),
    .target(
      name: "WaylandServer", dependencies: ["Wayland", "CWayland", "CWaylandServer"],
      path: "Tests/Support/WaylandServer", swiftSettings: common),
    .target(
      name: "FakeCompositor",
      dependencies: ["WaylandServer", "Wayland", "CWayland", "CWaylandServer", "CXKBCommon"],
      path: "Tests/Support/FakeCompositor",
      swiftSettings: common),
    .target(
      name: "ApplicationModel", dependencies: ["Pressboard"], path: "Tests/Support/ApplicationModel",
      swiftSettings: pure),
    .target(
      name: "TextPathFuzz", dependencies: ["ApplicationModel", "Pressboard"],
      path: "Tests/Support/TextPathFuzz", swiftSettings: pure),
    .executableTarget(
      name: "text-path-fuzz", dependencies: ["TextPathFuzz"], path: "Tests/Fuzz/TextPath",
      swiftSettings: common),
    .target(
      name: "EngineFuzz", dependencies: ["ApplicationModel", "Pressboard"],
      path: "Tests/Support/EngineFuzz", swiftSettings: pure),
    .executableTarget(
      name: "engine-fuzz", dependencies: ["EngineFuzz"], path: "Tests/Fuzz/Engine", swiftSettings: common),
    .testTarget(
      name: "PressboardTests", dependencies: ["ApplicationModel", "TextPathFuzz", "Pressboard"],
      swiftSettings: common),
    .testTarget(name: "LexiconTests", dependencies: ["Lexicon", "Pressboard"], swiftSettings: common),
    .executableTarget(
      name: "storage-writer", dependencies: ["Storage", "Lexicon", "Pressboard"],
      path: "Tests/Support/StorageWriter", swiftSettings: common),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: common),
    .testTarget(
      name: "StorageTests", dependencies: ["Storage", "Lexicon", "Pressboard", "storage-writer"],
      swiftSettings: common),
    .testTarget(
      name: "TextPathTests", dependencies: ["ApplicationModel", "TextPathFuzz", "Pressboard"],
      swiftSettings: common),
    .testTarget(
      name: "LabTests", dependencies: ["PressboardLab", "EngineFuzz", "Pressboard"], swiftSettings: common),
    .testTarget(
      name: "WaylandScannerTests", dependencies: ["WaylandScanner"], exclude: ["Golden"],
      swiftSettings: common),
    .testTarget(
      name: "WaylandTests", dependencies: ["Wayland", "WaylandServer", "FakeCompositor"],
      swiftSettings: common),
    .testTarget(
      name: "InputMethodTests",
      dependencies: [
        "InputMethod", "Pressboard", "Wayland", "CXKBCommon", "FakeCompositor", "ApplicationModel",
        "TextPathFuzz",
      ],
      swiftSettings: common),
    .testTarget(
      name: "PressboardViewTests", dependencies: ["PressboardView", "Canvas", "Pressboard"],
      exclude: ["Goldens"], swiftSettings: common),
    .testTarget(name: "DesktopTests", dependencies: ["Desktop"], swiftSettings: common),
    .testTarget(
      name: "KeyboardTests",
      dependencies: [
        "PressboardWayland", "Desktop", "Pressboard", "Wayland", "InputMethod", "Surfaces", "FakeCompositor",
        "ApplicationModel", "Lexicon", "Storage",
      ],
      swiftSettings: common),
    .testTarget(
      name: "DaemonTests",
      dependencies: ["PressboardDaemon", "PressboardWayland", "Pressboard", "Lexicon", "Storage"],
      swiftSettings: common),
    .testTarget(name: "ArchitectureTests", swiftSettings: common),
    .testTarget(
      name: "ExampleTests", dependencies: ["GuideRouter", "string-host", "Pressboard"], swiftSettings: common),
  ]
)
