/// The lines of a text that arrives as bytes.
///
/// A line ends at a line feed, a vertical tab, a form feed, a carriage return with or without a line feed, or Unicode's separators
/// of lines and paragraphs. Empty lines are left out, as Apple's sequence leaves them out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  public typealias Failure = Base.Failure
  let base: Base

  /// Begins to read the bytes.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

  /// One walk through the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    private var line: [UInt8] = []

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Waits for the next line that is not empty; nil after the last one.
    ///
    /// - Throws: what the bytes throw.
    public mutating func next() async throws(Base.Failure) -> String? { try await next(isolation: nil) }

    /// Does the same on an actor.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Throws: what the bytes throw.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> String? {
      while let byte = try await bytes.next(isolation: actor) {
        line.append(byte)
        guard let length = Self.terminatorLength(of: line) else { continue }
        line.removeLast(length)
        if let text = takeLine() { return text }
      }
      return takeLine()
    }

    // A line feed after a carriage return ends an empty line, which is left out.
    private static func terminatorLength(of line: [UInt8]) -> Int? {
      switch line.last {
      case 0x0A, 0x0B, 0x0C, 0x0D: 1
      case 0x85: line.suffix(2) == [0xC2, 0x85] ? 2 : nil
      case 0xA8, 0xA9: line.suffix(3).starts(with: [0xE2, 0x80]) && line.count >= 3 ? 3 : nil
      default: nil
      }
    }

    private mutating func takeLine() -> String? {
      guard !line.isEmpty else { return nil }
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The text of the bytes, in UTF-8, line by line without the empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
