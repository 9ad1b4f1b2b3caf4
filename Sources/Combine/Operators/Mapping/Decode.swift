import Foundation

/// Something that makes values of the form in which they were sent or stored.
public protocol TopLevelDecoder<Input> {
  /// The form.
  associatedtype Input

  /// Makes a value of that form.
  ///
  /// - Throws: What is wrong with the form.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
  /// Makes values of the form in which they come, and fails where that throws.
  ///
  /// - Parameters:
  ///   - type: The kind of values.
  ///   - decoder: Makes them.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    .init(upstream: self, decoder: decoder)
  }
}

extension Publishers {
  /// Makes values of the form in which they come.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    /// The publisher that sends the encoded form.
    public let upstream: Upstream
    private let decoder: Coder

    /// Makes what `decode(type:decoder:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that sends the encoded form.
    ///   - decoder: Makes a value of each.
    public init(upstream: Upstream, decoder: Coder) { (self.upstream, self.decoder) = (upstream, decoder) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Stage("Decode", subscriber) { [decoder] in .send(try decoder.decode(Output.self, from: $0)) })
    }
  }
}
