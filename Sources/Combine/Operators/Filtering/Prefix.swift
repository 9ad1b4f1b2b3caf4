extension Publisher {
  /// Gives the first values, at most so many, and finishes.
  ///
  /// - Parameter maxLength: How many.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

  /// Gives values as long as they meet a condition, and finishes at the first that does not.
  ///
  /// - Parameter predicate: The condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Gives values as long as they meet a condition, and fails where that throws.
  ///
  /// - Parameter predicate: The condition.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Gives values as long as they meet a condition.
  public struct PrefixWhile<Upstream: Publisher>: UpstreamOutput, UpstreamFailure {
    /// The publisher whose first values are given.
    public let upstream: Upstream
    /// The condition for going on.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes what `prefix(while:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose first values are given.
    ///   - predicate: The condition for going on.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Stage("PrefixWhile", subscriber) { [predicate] in predicate($0) ? .send($0) : .finish })
    }
  }

  /// Gives values as long as they meet a condition, and fails where that throws.
  public struct TryPrefixWhile<Upstream: Publisher>: UpstreamOutput {
    public typealias Failure = any Error
    /// The publisher whose first values are given.
    public let upstream: Upstream
    /// The condition for going on; what it throws becomes the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes what `tryPrefix(while:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: The publisher whose first values are given.
    ///   - predicate: The condition for going on; what it throws becomes the failure.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Upstream.Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage("TryPrefixWhile", subscriber) { [predicate] in try predicate($0) ? .send($0) : .finish }
      )
    }
  }
}
