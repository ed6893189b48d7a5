/// Why a keymap cannot be sent to the compositor, which would end the connection over it.
public enum KeymapError: Error, Equatable {
  /// libxkbcommon found no memory to work in.
  case noContext
  /// The text does not compile: a defect of the map.
  case doesNotCompile
  /// No shared memory for it; the error number.
  case noMemory(errno: Int32)
}
