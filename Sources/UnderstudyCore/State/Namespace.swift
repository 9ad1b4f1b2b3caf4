/// An identity for each view that declares it (SEM-088).
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity itself.
  public struct ID: Hashable, Sendable {
    private let number: Int

    static let unmatched = ID(number: 0)
    @MainActor private static var last = 0

    @MainActor
    static func new() -> ID {
      last += 1
      return ID(number: last)
    }
  }

  private var id: ID?

  /// Declares the namespace; it gets its identity when the view is shown.
  public init() {}

  /// The identity, which is unique and lasts as long as the view's.
  ///
  /// Outside a view, the read is logged and the result belongs to no namespace.
  public var wrappedValue: ID {
    if let id { return id }
    RuntimeLog.log(
      .propertyOutsideView,
      "Reading a Namespace property outside View.body. This will result in identifiers that never match any other"
        + " identifier.")
    return .unmatched
  }
}

extension Namespace: InstallableProperty {
  private final class Slot: PropertySlot {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  package static func access(at address: UnsafeMutableRawPointer) -> PropertyAccess? {
    address.assumingMemoryBound(to: Namespace.self).pointee.id.map { .value($0) }
  }

  package static func install(
    at address: UnsafeMutableRawPointer, slot: inout (any PropertySlot)?, node: EvaluatingNode, number: Int
  ) {
    let kept = slot.map { unsafeDowncast($0, to: Slot.self) } ?? Slot(.new())
    slot = kept
    address.assumingMemoryBound(to: Namespace.self).pointee.id = kept.id
  }
}
