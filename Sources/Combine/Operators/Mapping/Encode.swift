import Foundation

/// Something that turns values into a form to be sent or stored.
public protocol TopLevelEncoder<Output> {
  /// The form.
  associatedtype Output

  /// Turns a value into that form.
  ///
  /// - Throws: What is wrong with the value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher where Output: Encodable {
  /// Turns values into a form to be sent or stored, and fails where that throws.
  ///
  /// - Parameter encoder: Turns them into it.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    .init(upstream: self, encoder: encoder)
  }
}

extension Publishers {
  /// Turns values into a form to be sent or stored.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    /// The publisher whose values are encoded.
    public let upstream: Upstream
    private let encoder: Coder

    /// Makes what `encode(encoder:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose values are encoded.
    ///   - encoder: Turns each value into the form.
    public init(upstream: Upstream, encoder: Coder) { (self.upstream, self.encoder) = (upstream, encoder) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Stage("Encode", subscriber) { [encoder] in .send(try encoder.encode($0)) })
    }
  }
}
