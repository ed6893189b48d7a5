extension Compositor {
  /// What a compositor is from its start: globals with their versions, outputs, seats.
  public struct Options: Sendable {
    /// Version of each global; one that is left out is not advertised.
    public var versions: [String: UInt32] = [
      "wl_compositor": 6, "wl_shm": 1, "wl_seat": 9, "wl_output": 4, "zwlr_layer_shell_v1": 5,
      "zwp_input_method_manager_v2": 1, "zwp_virtual_keyboard_manager_v1": 1, "wp_viewporter": 1,
      "wp_fractional_scale_manager_v1": 1, "wp_cursor_shape_manager_v1": 1,
      "zwlr_foreign_toplevel_manager_v1": 3,
    ]
    /// Names of further globals of version 1 that nobody binds, such as phoc's own. Real compositors with strict
    /// serials are known by this one.
    public var markers = ["wp_security_context_manager_v1"]
    public var outputs: [OutputOptions] = [OutputOptions()]
    public var seats: [SeatOptions] = [SeatOptions()]
    public var serials: SerialCheck = .strict
    /// Compares all pixels at each commit, so that a change outside the damage is a violation.
    public var checksDamage = true
    /// Keeps request and event lines; a soak may go without.
    public var keepsTrace = true

    public init() {}
  }

  /// What happens to an input method's commit whose serial is not the count of `done`.
  public enum SerialCheck: Sendable {
    case lenient
    /// The whole edit is dropped without a word.
    case strict
  }

  public struct OutputOptions: Sendable {
    public var name = "FAKE-1"
    /// Pixels.
    public var width = 720
    public var height = 1440
    public var scale = 2.0
    /// Millimetres; 0 for unknown.
    public var physicalWidth = 68
    public var physicalHeight = 136
    /// A value of `wl_output.transform`; 1 and 3 swap width and height.
    public var transform: UInt32 = 0

    public init() {}

    public init(_ name: String, width: Int, height: Int, scale: Double) {
      self.name = name
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  public struct SeatOptions: Sendable {
    public var name = "seat0"
    public var capabilities: Capabilities = [.touch, .keyboard]

    public init(_ name: String = "seat0", _ capabilities: Capabilities = [.touch, .keyboard]) {
      self.name = name
      self.capabilities = capabilities
    }
  }

  /// Values of `wl_seat.capability`.
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let pointer = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let touch = Self(rawValue: 4)
  }
}

extension Compositor.Options {
  /// The same options with some changed.
  public func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whole-numbered scales by `wl_output` only, lenient serials: sway 1.7.
  public static let sway17 = Self().with {
    $0.versions["wl_compositor"] = 4
    $0.versions["wl_seat"] = 7
    $0.versions["zwlr_layer_shell_v1"] = 4
    $0.versions["wp_fractional_scale_manager_v1"] = nil
    $0.versions["wp_cursor_shape_manager_v1"] = nil
    $0.serials = .lenient
    $0.markers = []
  }
  /// sway 1.10.
  public static let sway110 = Self().with {
    $0.versions["zwlr_layer_shell_v1"] = 4
  }
  /// phoc 0.24: as sway 1.7, known by its own global, without a seat until a device is there.
  public static let phoc024 = sway17.with {
    $0.markers = ["zphoc_layer_shell_effects_v1"]
    $0.seats = []
  }
}
