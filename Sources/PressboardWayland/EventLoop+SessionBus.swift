import Desktop
import Wayland

extension EventLoop {
  /// Serves `bus` in the loop's turns, until it goes away or `release` is called.
  func serve(_ bus: SessionBus, onGone: @escaping () -> Void) {
    // Both closures live in the bus, so they hold neither it nor the loop.
    bus.onWantsToWriteChange = { [unowned self, unowned bus] in watch(bus) }
    bus.onGone = { [unowned self, unowned bus] in
      unwatch(bus.fileDescriptor)
      onGone()
    }
    watch(bus)
  }

  /// Leaves the bus, and with it every name held there.
  func release(_ bus: SessionBus) {
    unwatch(bus.fileDescriptor)
    bus.onWantsToWriteChange = nil
    bus.onGone = nil
    bus.close()
  }

  private func watch(_ bus: SessionBus) {
    watch(bus.fileDescriptor, bus.wantsToWrite ? [.read, .write] : .read) { [unowned bus] _ in bus.process() }
  }
}
