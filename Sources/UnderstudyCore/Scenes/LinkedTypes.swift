/// Finds types that are linked into the process and conform to a protocol.
package enum LinkedTypes {
  /// The types that declare the conformance themselves and are not generic.
  ///
  /// - Parameter existential: The protocol as a type, such as `(any App).self`.
  package static func conforming(to existential: Any.Type) -> [Any.Type] {
    let descriptor = protocolDescriptor(existential)
    let count = understudy_conforming_types(descriptor, nil, 0)
    return withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: max(count, 1)) { buffer in
      let count = min(understudy_conforming_types(descriptor, buffer.baseAddress, count), count)
      return buffer.prefix(count).map { unsafeBitCast($0, to: Any.Type.self) }
    }
  }

  /// Where the runtime keeps the protocol, so that of the many conformances only its own are looked at.
  ///
  /// Read from the existential's metadata: kind and flags, then one pointer a protocol. Nil where that looks different, so that
  /// every conformance is given; callers cast what they get.
  private static func protocolDescriptor(_ existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let existentialKind: UInt = 0x303
    guard metadata.load(as: UInt.self) == existentialKind, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }
}
