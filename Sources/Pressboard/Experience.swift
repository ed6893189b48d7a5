/// What a text path has learned of the compositor and of applications. It outlives seats: the next one begins with it.
public struct Experience: Sendable {
  public var applications = ApplicationMemory()
  /// nil as long as it has not been seen.
  public var serialRule: SerialRule?
  /// A commit was sent stale on purpose: once is enough.
  var hasProbed = false

  public init() {}
}

extension DocumentSync {
  public var experience: Experience {
    get {
      var experience = Experience()
      experience.applications = applications
      experience.hasProbed = hasProbed
      switch serialRule {
      case .lenient, .strict: experience.serialRule = serialRule
      case .unknown: break
      }
      return experience
    }
    set {
      applications = newValue.applications
      hasProbed = newValue.hasProbed
      serialRule = newValue.serialRule ?? serialRule
    }
  }
}
