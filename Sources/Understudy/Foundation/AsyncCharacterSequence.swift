/// The characters of a text that arrives as bytes. One arrives with the first scalar after it, as that may belong to it.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = Character
  public typealias Failure = Base.Failure
  let base: Base

  /// Begins to read the bytes.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: base.unicodeScalars.makeAsyncIterator())
  }

  /// One walk through the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    private var text = ""

    fileprivate init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// Waits for the next character; nil after the last one.
    ///
    /// - Throws: what the bytes throw.
    public mutating func next() async throws(Base.Failure) -> Character? { try await next(isolation: nil) }

    /// Does the same on an actor.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Throws: what the bytes throw.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Character? {
      while let scalar = try await scalars.next(isolation: actor) {
        text.unicodeScalars.append(scalar)
        if text.index(after: text.startIndex) < text.endIndex { return text.removeFirst() }
      }
      return text.isEmpty ? nil : text.removeFirst()
    }
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The text of the bytes, in UTF-8, character by character.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
