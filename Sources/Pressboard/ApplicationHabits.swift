/// What is known of an application, by its app-id, for the life of the process.
public struct ApplicationHabits: Equatable, Sendable {
  public var commit: CommitEcho = .unknown
  public var key: KeyEcho = .unknown
  public var deletionUnit: DeletionUnit = .untested
  /// A deletion was seen to be done; applications that ignore them say nothing of it.
  public var deletionsAreDone = false
  /// Keys and commits act in the order in which they come, so nothing need wait for a key.
  public var keepsOrder = false
  /// Its commits come late, though some look prompt: four of these in a row before that is believed.
  public var isDoubtful = false

  public init() {}

  /// What typing into these applications has shown before anything is seen in this process.
  public init(prior appID: String) {
    self.init()
    let name = appID.lowercased()
    if Self.firefoxes.contains(where: name.hasPrefix) {
      commit = .late
      key = .window
      isDoubtful = true
    } else if Self.orderly.contains(where: name.hasPrefix) {
      keepsOrder = true
    }
  }

  /// Programs of the same engine, the first two as seen.
  private static let firefoxes = [
    "firefox", "org.mozilla.firefox", "librewolf", "io.gitlab.librewolf", "thunderbird",
    "org.mozilla.thunderbird", "net.thunderbird", "waterfox", "floorp", "one.ablaze.floorp",
    "app.zen_browser", "mullvad browser", "tor browser",
  ]
  private static let orderly = [
    "foot", "chromium", "org.chromium.chromium", "google-chrome", "com.google.chrome", "brave-browser",
    "com.brave.browser", "microsoft-edge", "com.microsoft.edge", "vivaldi", "com.vivaldi",
    "chrome-",  // A page of Chromium's in a window of its own.
  ]
}

/// The applications that were typed into, as far as they have shown anything. A name is whatever the application says,
/// so their number is bounded.
public struct ApplicationMemory: Equatable, Sendable {
  private var habits: [String: ApplicationHabits] = [:]

  private static let most = 64

  public init() {}

  public subscript(appID: String) -> ApplicationHabits {
    get { habits[appID] ?? ApplicationHabits(prior: appID) }
    set {
      if newValue == ApplicationHabits(prior: appID) {
        habits[appID] = nil
        return
      }
      if habits[appID] == nil, habits.count >= Self.most, let one = habits.keys.first { habits[one] = nil }
      habits[appID] = newValue
    }
  }
}
