extension Publisher {
  /// Says that it never fails, and traps with the error where it does.
  ///
  /// - Parameters:
  ///   - prefix: What the message begins with.
  ///   - file: The file that the message names.
  ///   - line: The line that the message names.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    .init(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// Says that it never fails.
  public struct AssertNoFailure<Upstream: Publisher>: UpstreamOutput {
    public typealias Failure = Never
    /// The publisher that must not fail.
    public let upstream: Upstream
    /// What the message begins with.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    /// Makes what `assertNoFailure(_:file:line:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher that must not fail.
    ///   - prefix: What the message begins with.
    ///   - file: The file that the message names.
    ///   - line: The line that the message names.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, S.Failure == Never {
      let trap = { [prefix = prefix.isEmpty ? "" : prefix + ": ", file, line] (error: Upstream.Failure) -> Never in
        fatalError("\(prefix)a publisher that must not fail failed with \(error)", file: file, line: line)
      }
      upstream.subscribe(Passage("AssertNoFailure", subscriber, completion: { $0.mapFailure(trap) }) { $0 })
    }
  }
}
