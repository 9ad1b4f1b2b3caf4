import Foundation

extension Publisher {
  /// Prints what passes, and changes nothing.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with.
  ///   - stream: Where the lines go; standard output where nil.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    .init(upstream: self, prefix: prefix, to: stream)
  }
}

extension Publishers {
  /// Prints what passes.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let printer = Printer(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
      upstream.subscribe(
        Hooks<Output, Failure>(
          "Print", subscriber,
          .init(
            subscription: { printer.say("receive subscription: (\($0))") },
            value: { printer.say("receive value: (\($0))") },
            completion: { completion in
              switch completion {
              case .finished: printer.say("receive finished")
              case .failure(let error): printer.say("receive error: (\(error))")
              }
            },
            cancel: { printer.say("receive cancel") },
            request: { printer.say("request \(describe($0))") },
            answer: { printer.say("request \(describe($0)) (synchronous)") }
          )
        )
      )
    }
  }
}

private func describe(_ demand: Subscribers.Demand) -> String {
  demand.max.map { "max: (\($0))" } ?? "unlimited"
}

private final class Printer {
  private let lock = NSRecursiveLock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    self.stream = stream
  }

  func say(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
  }
}
