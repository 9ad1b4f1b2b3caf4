import Foundation
import Understudy

/// Stands for a value whose type is not known: it has every member, can be called with any arguments, and is empty.
@dynamicMemberLookup @dynamicCallable
public struct Anything: Hashable, Sendable, Codable, StandinDefault {
  /// Makes one; all are equal.
  public init() {}
  /// Makes one of whatever stands for it elsewhere.
  public init(_ value: Any?) {}

  /// Any member, of an unknown type.
  public subscript(dynamicMember name: String) -> Anything {
    get { Anything() }
    nonmutating set {}
  }

  /// Any member, of the type that its place asks for.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { Standin.value(of: Value.self, for: name) }
    nonmutating set {}
  }

  /// Calls it, with a result of an unknown type.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Anything { Anything() }

  /// Calls it, with a result of the type that its place asks for.
  @_disfavoredOverload
  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Value {
    Standin.value(of: Value.self)
  }

  /// Any element by a key.
  public subscript(key: some Hashable) -> Anything {
    get { Anything() }
    nonmutating set {}
  }

  /// Any element by a key, of the type that its place asks for.
  @_disfavoredOverload
  public subscript<Value>(key: some Hashable) -> Value {
    get { Standin.value(of: Value.self) }
    nonmutating set {}
  }
}

extension Anything: Comparable {
  /// None is less than another.
  public static func < (one: Self, other: Self) -> Bool { false }
}

extension Anything: Identifiable {
  /// Zero for every value, so that none is distinguished from another.
  public var id: Int { 0 }
}

extension Anything: Error, LocalizedError {
  /// A text for an unknown error.
  public var errorDescription: String? { "A stand-in's error" }
}

extension Anything: CustomStringConvertible {
  /// An empty text.
  public var description: String { "" }
}

extension Anything: View {
  /// Draws nothing.
  public var body: some View { EmptyView() }
}

// MARK: - Literals

extension Anything: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Drops the literal.
  public init(booleanLiteral value: Bool) {}
  /// Drops the literal.
  public init(integerLiteral value: Int) {}
  /// Drops the literal.
  public init(floatLiteral value: Double) {}
}

extension Anything: ExpressibleByStringInterpolation {
  /// Drops the literal.
  public init(stringLiteral value: String) {}
}

extension Anything: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Drops the literal.
  public init(arrayLiteral elements: Any...) {}
  /// Drops the literal.
  public init(dictionaryLiteral elements: (AnyHashable, Any)...) {}
}

// MARK: - Collections

extension Anything: RandomAccessCollection {
  /// The first place, which is the end.
  public var startIndex: Int { 0 }
  /// The end.
  public var endIndex: Int { 0 }
  /// An element, although there is none.
  public subscript(position: Int) -> Anything { Anything() }
}

extension Anything: AsyncSequence {
  /// Ends when its turn comes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// There is no element.
    public mutating func next() async -> Anything? {
      await Standin.turn("Anything.next")
      return nil
    }
  }
  /// Begins, and ends.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

// MARK: - In views

extension Text {
  /// Shows nothing, for a text that is not known. A text that is written there is never one.
  @_disfavoredOverload
  public init(_ value: Anything) { self.init(verbatim: "") }
}
