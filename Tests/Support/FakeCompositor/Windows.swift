import Wayland
import WaylandServer

/// The windows that panels hear of.
extension Compositor {
  public struct Window: Sendable {
    public var appID: String
    public var isActivated: Bool

    public init(_ appID: String, isActivated: Bool = false) {
      self.appID = appID
      self.isActivated = isActivated
    }
  }

  /// Tells a new manager of all windows; nothing more comes until it is stopped.
  func bind(_ manager: ZwlrForeignToplevelManagerV1Resource) {
    windowManagers += 1
    manager.onDestroy = { [unowned self] in windowManagers -= 1 }
    manager.onRequest = { [unowned manager] request in
      switch request {
      case .stop:
        manager.sendFinished()
        manager.destroy()
      }
    }
    for window in windows {
      guard let handle = manager.sendToplevel() else { return }
      handle.onRequest = { [unowned self] request in
        if case .destroy = request { return }
        violate("a keyboard manages no windows")
      }
      handle.sendTitle(title: "a window of " + window.appID)
      handle.sendAppId(appId: window.appID)
      let state = window.isActivated ? [ZwlrForeignToplevelHandleV1.State.activated.rawValue] : []
      handle.sendState(state: state.flatMap { value in withUnsafeBytes(of: value) { Array($0) } })
      handle.sendDone()
    }
  }
}
