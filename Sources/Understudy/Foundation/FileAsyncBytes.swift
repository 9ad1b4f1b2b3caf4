import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension FileHandle {
  /// The bytes from the current position to the end of the file, or until the other side of a pipe closes it.
  public var bytes: AsyncBytes { AsyncBytes(file: self) }

  /// The bytes of a file, which are read once.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public typealias Failure = any Error
    fileprivate let file: FileHandle

    /// Begins with the first byte that has not been read.
    public func makeAsyncIterator() -> Iterator { Iterator(file: file) }

    /// A walk through the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      private static let chunkSize = 16_384
      fileprivate let file: FileHandle
      private var chunk: IndexingIterator<[UInt8]> = [].makeIterator()

      fileprivate init(file: FileHandle) { self.file = file }

      /// Waits for the next byte; nil at the end.
      ///
      /// - Throws: A `POSIXError`, or a `CancellationError`.
      public mutating func next() async throws -> UInt8? { try await next(isolation: nil) }

      /// Does the same on an actor.
      ///
      /// - Parameter actor: where the caller runs.
      /// - Throws: A `POSIXError`, or a `CancellationError`.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
        if let byte = chunk.next() { return byte }
        try Task.checkCancellation()
        chunk = try await Self.read(file, isolation: actor).makeIterator()
        return chunk.next()
      }

      /// A regular file answers at once; on anything else another thread waits.
      private static func read(_ file: FileHandle, isolation actor: isolated (any Actor)?) async throws -> [UInt8] {
        var status = stat()
        if fstat(file.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return try read(file) }
        return try await withCheckedThrowingContinuation(isolation: actor) { continuation in
          DispatchQueue.global().async { continuation.resume(with: Result { try read(file) }) }
        }
      }

      private static func read(_ file: FileHandle) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, count in
          let length = Glibc.read(file.fileDescriptor, buffer.baseAddress, chunkSize)
          guard length >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
          count = length
        }
      }
    }
  }
}

extension URL {
  /// The bytes of the file or of what a server answers.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The text of the file or of what a server answers, in UTF-8, line by line without the empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

  /// The bytes of what a URL leads to, from the beginning with each iterator.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public typealias Failure = any Error
    fileprivate let url: URL

    /// Opens nothing before the first byte is awaited.
    public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

    /// A walk through the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      private let url: URL
      private var file: FileHandle.AsyncBytes.Iterator?
      private var answer: URLSession.AsyncBytes.Iterator?

      fileprivate init(url: URL) { self.url = url }

      /// Waits for the next byte; nil at the end.
      ///
      /// - Throws: what opening the file, reading it, or the request throws.
      public mutating func next() async throws -> UInt8? { try await next(isolation: nil) }

      /// Does the same on an actor.
      ///
      /// - Parameter actor: where the caller runs.
      /// - Throws: what opening the file, reading it, or the request throws.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
        if file == nil, answer == nil {
          if url.isFileURL {
            file = try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator()
          } else {
            answer = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
          }
        }
        if file != nil { return try await file?.next(isolation: actor) }
        return try await answer?.next(isolation: actor)
      }
    }
  }
}
