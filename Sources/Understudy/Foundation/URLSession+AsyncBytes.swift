import Foundation
import UnderstudyTime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Asks a server, and gives the body of its answer byte by byte, while it arrives.
  ///
  /// The request has this session's configuration, but a session of its own.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - delegate: Asked about redirections and credentials; the session's delegate, where it is nil.
  /// - Returns: the bytes, and the head of the answer, as soon as that has come.
  /// - Throws: A `URLError`, also where the task is cancelled.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }

  /// Makes a request, and gives the body of the answer byte by byte, while it arrives.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: Asked about redirections and credentials; the session's delegate, where it is nil.
  /// - Returns: the bytes, and the head of the answer, as soon as that has come.
  /// - Throws: A `URLError`, also where the task is cancelled.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (chunks, input) = AsyncThrowingStream<Data, any Error>.makeStream()
    let receiver = BytesReceiver(input, delegate ?? self.delegate as? any URLSessionTaskDelegate)
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    // The cancellation waits for the session, so it is only ordered here.
    let cancel: @Sendable () -> Void = {
      DispatchQueue.global().asyncBypassingSessions { session.invalidateAndCancel() }
    }
    input.onTermination = { if case .cancelled = $0 { cancel() } }
    let response = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        receiver.awaitResponse($0)
        task.resume()
      }
    } onCancel: {
      cancel()
    }
    return (AsyncBytes(task: task, chunks: chunks), response)
  }

  /// The bytes of an answer, which are read once.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public typealias Failure = any Error
    /// The request, which ends early when nothing refers to the bytes any more.
    public let task: URLSessionDataTask
    fileprivate let chunks: AsyncThrowingStream<Data, any Error>

    /// Begins with the first byte that has not been read.
    public func makeAsyncIterator() -> Iterator { Iterator(chunks: chunks.makeAsyncIterator()) }

    /// A walk through the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
      private var chunk = Data().makeIterator()

      fileprivate init(chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator) { self.chunks = chunks }

      /// Waits for the next byte; nil at the end of the answer.
      ///
      /// - Throws: A `URLError`, also where the task is cancelled.
      public mutating func next() async throws -> UInt8? { try await next(isolation: nil) }

      /// Does the same on an actor.
      ///
      /// - Parameter actor: where the caller runs.
      /// - Throws: A `URLError`, also where the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
        if let byte = chunk.next() { return byte }
        while let data = try await chunks.next(isolation: actor) {
          chunk = data.makeIterator()
          if let byte = chunk.next() { return byte }
        }
        if Task.isCancelled { throw URLError(.cancelled) }
        return nil
      }
    }
  }
}

/// Takes an answer part by part: Foundation gives the parts to no delegate but a session's.
private final class BytesReceiver: NSObject, URLSessionDataDelegate, Sendable {
  private typealias Head = CheckedContinuation<URLResponse, any Error>

  private let head = Guarded(Head?.none)
  private let input: AsyncThrowingStream<Data, any Error>.Continuation
  private let delegate: UncheckedSendable<(any URLSessionTaskDelegate)?>

  init(_ input: AsyncThrowingStream<Data, any Error>.Continuation, _ delegate: (any URLSessionTaskDelegate)?) {
    (self.input, self.delegate) = (input, UncheckedSendable(delegate))
    super.init()
  }

  func awaitResponse(_ continuation: CheckedContinuation<URLResponse, any Error>) {
    head.withLock { $0 = continuation }
  }

  private func takeHead() -> CheckedContinuation<URLResponse, any Error>? { head.withLock { $0.take() } }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    takeHead()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if let response = dataTask.response { takeHead()?.resume(returning: response) }
    input.yield(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let failure = error.map { $0 as? URLError ?? URLError(.unknown) }
    if let failure {
      takeHead()?.resume(throwing: failure)
    } else if let response = task.response {
      takeHead()?.resume(returning: response)
    }
    input.finish(throwing: failure)
    session.finishTasksAndInvalidate()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let delegate = delegate.value else { return completionHandler(request) }
    delegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate = delegate.value else { return completionHandler(.performDefaultHandling, nil) }
    delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}
