import UnderstudyTime

/// Finds types that are linked into the process and conform to a protocol.
package enum LinkedTypes {
  /// The types that declare the conformance themselves and are not generic.
  ///
  /// Callers cast what they get: if a protocol cannot be distinguished from others, all types that conform to any come.
  ///
  /// - Parameter existential: The protocol as a type, such as `(any App).self`.
  package static func conforming(to existential: Any.Type) -> [Any.Type] {
    if hasDescriptors.holds { return types(conformingTo: descriptor(of: existential)) }
    return hasRecords.holds ? types(conformingTo: nil) : []
  }

  private static let hasDescriptors = LayoutFact(
    "the place of a protocol's descriptor", without: "all conformances of the program are looked at, which is slower"
  ) {
    guard let descriptor = descriptor(of: (any DynamicProperty).self) else { return false }
    return types(conformingTo: descriptor).contains { $0 == Namespace.self }
  }

  private static let hasRecords = LayoutFact(
    "the record of a conformance", without: "tests name their app: XCUIApplication(MyApp.self)"
  ) {
    types(conformingTo: nil).contains { $0 == Namespace.self }
  }

  /// The types in the process that conform to a protocol, in any module that is linked.
  ///
  /// - Parameter descriptor: nil for the conformances to all protocols.
  static func types(conformingTo descriptor: UnsafeRawPointer?) -> [Any.Type] {
    let count = understudy_conforming_types(descriptor, nil, 0)
    return withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: max(count, 1)) { buffer in
      let count = min(understudy_conforming_types(descriptor, buffer.baseAddress, count), count)
      return buffer.prefix(count).map { unsafeBitCast($0, to: Any.Type.self) }
    }
  }

  /// Where the runtime keeps a protocol, so that of the many conformances only its own are looked at.
  ///
  /// Read from the existential's metadata: kind and flags, then one pointer a protocol. Nil where that looks different.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard TypeKind(existential) == .existential, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// How many elements the tuples of a type have; nil if it is no tuple.
  package static func count(ofTuple type: Any.Type) -> Int? {
    guard hasCounts.holds, TypeKind(type) == .tuple else { return nil }
    return firstCount(of: type)
  }

  private static let hasCounts = LayoutFact(
    "the number of elements in a tuple's metadata", without: "the views of a preview provider are one preview"
  ) {
    firstCount(of: (Int, Int).self) == 2 && firstCount(of: (Int, Bool, Int).self) == 3
  }

  /// The word behind the kind.
  private static func firstCount(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: Int.self)
  }
}
