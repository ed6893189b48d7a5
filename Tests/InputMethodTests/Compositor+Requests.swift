import FakeCompositor

extension Compositor {
  var textRequests: [String] {
    requests.filter { $0.hasPrefix("zwp_") || $0.hasPrefix("wl_display.sync") }
  }

  /// Key and modifier requests, without their stamps.
  var keyRequests: [String] {
    requests(of: "zwp_virtual_keyboard_v1").map { request in
      var words = request.split(separator: " ")
      if words[0] == "key" { words.remove(at: 1) }
      return words.joined(separator: " ")
    }
  }
}
