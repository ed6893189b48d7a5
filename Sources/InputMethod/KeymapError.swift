/// Why a keymap cannot be sent to the compositor, which would end the connection over it.
public enum KeymapError: Error, Equatable {
  /// libxkbcommon found no memory to work in.
  case noContext
  /// The text does not compile: a defect of the map.
  case doesNotCompile
  /// The system gives no shared memory to send it in.
  case noMemory
}
