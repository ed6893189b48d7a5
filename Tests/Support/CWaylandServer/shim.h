#include <wayland-server-core.h>

/// Ends the client with a protocol error; the library's own function is variadic, which Swift cannot call.
static inline void cwayland_post_error(struct wl_resource *resource, uint32_t code, const char *message) {
  wl_resource_post_error(resource, code, "%s", message);
}

/// A listener that knows whom to tell.
struct cwayland_listener {
  struct wl_listener listener;
  void *data;
};
