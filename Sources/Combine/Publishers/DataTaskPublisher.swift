import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Publishes what a server answers to a request for a URL.
  ///
  /// - Parameter url: The URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Publishes what a server answers to a request.
  ///
  /// - Parameter request: The request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Gives the answer to a request, which each subscriber makes with its first demand.
  ///
  /// It arrives in real time, on a thread of the session's.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// What makes it.
    public let session: URLSession

    /// Makes what `dataTaskPublisher(for:)` returns.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - session: What makes it.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      subscriber.receive(subscription: Exchange(self, subscriber))
    }
  }
}

/// One request and its answer.
private final class Exchange: Subscription, CustomStringConvertible, @unchecked Sendable {
  private typealias Output = URLSession.DataTaskPublisher.Output

  private let lock = Lock()
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: (any Subscriber<(data: Data, response: URLResponse), URLError>)?
  private var task: URLSessionDataTask?
  var description: String { "DataTaskPublisher" }

  init(
    _ publisher: URLSession.DataTaskPublisher,
    _ downstream: any Subscriber<(data: Data, response: URLResponse), URLError>
  ) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock { () -> URLSessionDataTask? in
      guard downstream != nil else { return nil }
      if task == nil {
        task = publisher.session.dataTask(with: publisher.request) { self.receive($0, $1, $2) }
      }
      return task
    }?.resume()
  }

  func cancel() {
    lock { () -> URLSessionDataTask? in
      downstream = nil
      return take(&task)
    }?.cancel()
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let receiver = lock { () -> (any Subscriber<(data: Data, response: URLResponse), URLError>)? in
      task = nil
      return take(&downstream)
    }
    guard let receiver else { return }
    if error == nil, let response {
      _ = receiver.receive((data ?? Data(), response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}
