print("wayland-swift")
