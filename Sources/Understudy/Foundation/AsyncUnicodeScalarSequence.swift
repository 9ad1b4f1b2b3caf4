/// The Unicode scalars of a text that arrives as bytes; invalid bytes become the replacement character.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = UnicodeScalar
  public typealias Failure = Base.Failure
  let base: Base

  /// Begins to read the bytes.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

  /// One walk through the scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    /// The byte that ended a scalar before its time.
    private var leftover: UInt8?
    private var decoded: ArraySlice<UnicodeScalar> = []

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Waits for the next scalar; nil after the last one.
    ///
    /// - Throws: what the bytes throw.
    public mutating func next() async throws(Base.Failure) -> UnicodeScalar? { try await next(isolation: nil) }

    /// Does the same on an actor.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Throws: what the bytes throw.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> UnicodeScalar? {
      if let scalar = decoded.popFirst() { return scalar }
      guard let lead = try await nextByte(actor) else { return nil }
      var sequence = [lead]
      while sequence.count < Self.length(of: lead), let byte = try await bytes.next(isolation: actor) {
        guard byte & 0xC0 == 0x80 else {
          leftover = byte
          break
        }
        sequence.append(byte)
      }
      decoded = ArraySlice(String(decoding: sequence, as: UTF8.self).unicodeScalars)
      return decoded.popFirst()
    }

    private mutating func nextByte(_ actor: isolated (any Actor)?) async throws(Base.Failure) -> UInt8? {
      guard let byte = leftover else { return try await bytes.next(isolation: actor) }
      leftover = nil
      return byte
    }

    private static func length(of lead: UInt8) -> Int {
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    }
  }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The text of the bytes, in UTF-8, scalar by scalar.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
