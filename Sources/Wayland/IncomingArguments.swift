package import CWayland
import Glibc

/// The arguments of a message that came in. The library has checked them against the signature; they are
/// valid only while the message is handled.
package struct IncomingArguments {
  package let values: UnsafeMutablePointer<wl_argument>

  package init(_ values: UnsafeMutablePointer<wl_argument>) { self.values = values }

  package func int(_ index: Int) -> Int32 { values[index].i }

  package func uint(_ index: Int) -> UInt32 { values[index].u }

  package func fixed(_ index: Int) -> Double { Double(values[index].f) / 256 }

  /// The text with its bad bytes repaired in place; see `RepairedText`.
  package func string(_ index: Int) -> String { optionalString(index) ?? "" }

  package func optionalString(_ index: Int) -> String? {
    guard let text = values[index].s else { return nil }
    if let wellFormed = String(validatingCString: text) { return wellFormed }
    let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    return RepairedText.string(UnsafeBufferPointer(start: start, count: strlen(text)))
  }

  package func array(_ index: Int) -> [UInt8] {
    guard let array = values[index].a, let data = array.pointee.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: array.pointee.size))
  }

  /// Takes the descriptor over; to be called exactly once per message.
  package func fileDescriptor(_ index: Int) -> FileDescriptor {
    FileDescriptor(owning: values[index].h)
  }

  package func pointer(_ index: Int) -> OpaquePointer? { values[index].o }
}
