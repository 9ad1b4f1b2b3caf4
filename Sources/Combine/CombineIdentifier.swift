import Synchronization

/// Identifies a subscriber or a subscription, also where it is a value.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)
  private let rawValue: UInt64

  /// An identifier that no other has.
  public init() { rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The identifier of an object, good as long as the object lives.
  ///
  /// - Parameter object: The object to identify.
  public init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type whose values have an identity; objects have one by themselves.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of this value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object, good as long as the object lives.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
