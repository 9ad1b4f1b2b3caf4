import UnderstudyTime

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
  public struct Print<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose events are printed.
    public let upstream: Upstream
    /// What each line begins with, before a colon.
    public let prefix: String
    /// Where the lines go; standard output where nil.
    public let stream: (any TextOutputStream)?

    /// Makes what `print(_:to:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose events are printed.
    ///   - prefix: What each line begins with, before a colon.
    ///   - stream: Where the lines go; standard output where nil.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      let printer = Printer(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
      upstream.subscribe(
        Hooks(
          "Print", subscriber,
          .init(
            subscription: { printer.write("receive subscription: (\($0))") },
            value: { printer.write("receive value: (\($0))") },
            completion: { completion in
              switch completion {
              case .finished: printer.write("receive finished")
              case .failure(let error): printer.write("receive error: (\(error))")
              }
            },
            cancel: { printer.write("receive cancel") },
            request: { printer.write("request \(describe($0))") },
            answer: { printer.write("request \(describe($0)) (synchronous)") },
            outlivesEnd: true
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
  private let lock = HeldLock()
  private let prefix: String
  private var target: Target?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    target = stream.map(Target.init)
  }

  func write(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    guard var target else { return Swift.print(prefix + text) }
    Swift.print(prefix + text, to: &target)
    self.target = target
  }
}

/// A stream of any type, to which `print` can write.
private struct Target: TextOutputStream {
  var stream: any TextOutputStream

  mutating func write(_ string: String) { stream.write(string) }
}
