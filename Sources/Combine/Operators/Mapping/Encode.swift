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

/// Something that makes values of the form in which they were sent or stored.
public protocol TopLevelDecoder<Input> {
  /// The form.
  associatedtype Input

  /// Makes a value of that form.
  ///
  /// - Throws: What is wrong with the form.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
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
    public let upstream: Upstream
    private let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) { (self.upstream, self.encoder) = (upstream, encoder) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Stage("Encode", subscriber) { [encoder] in .send(try encoder.encode($0)) })
    }
  }

  /// Makes values of the form in which they come.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    public let upstream: Upstream
    private let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) { (self.upstream, self.decoder) = (upstream, decoder) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Stage("Decode", subscriber) { [decoder] in .send(try decoder.decode(Output.self, from: $0)) })
    }
  }
}
