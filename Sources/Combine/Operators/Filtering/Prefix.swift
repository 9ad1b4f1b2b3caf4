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

  /// Gives the value at a position, counted from zero, and finishes.
  ///
  /// - Parameter index: The position.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Gives the values at some positions, counted from zero, and finishes.
  ///
  /// - Parameter range: The positions.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Gives values until another publisher gives its first one.
  ///
  /// - Parameter publisher: The other publisher.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    .init(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// Gives the values at some positions and finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) { (self.upstream, self.range) = (upstream, range) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
      var index = 0
      upstream.subscribe(
        Stage("Output", subscriber) { [range] value in
          defer { index += 1 }
          if index < range.lowerBound { return .skip }
          return index + 1 < range.upperBound ? .send(value) : .last(value)
        }
      )
    }
  }

  /// Gives values as long as they meet a condition.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Stage("PrefixWhile", subscriber) { [predicate] in predicate($0) ? .send($0) : .finish })
    }
  }

  /// Gives values as long as they meet a condition, and fails where that throws.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Stage("TryPrefixWhile", subscriber) { [predicate] in try predicate($0) ? .send($0) : .finish }
      )
    }
  }

  /// Gives values until another publisher gives its first one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let subscription = PrefixUntil(subscriber)
      subscription.awaitSignal(from: other)
      upstream.subscribe(subscription)
    }
  }
}

/// The subscription of `prefix(untilOutputFrom:)`: passes everything on until the signal comes.
private final class PrefixUntil<Input, Failure: Error>: OperatorSubscription<Input, Failure, Input, Failure> {
  private var signal: (any Cancellable)?

  init(_ downstream: any Subscriber<Input, Failure>) { super.init("PrefixUntilOutput", downstream) }

  func awaitSignal<P: Publisher>(from other: P) {
    signal = watch(other) { [weak self] completion in
      guard completion == nil, let self, let upstream = self.close() else { return }
      upstream?.cancel()
      self.downstream.receive(completion: .finished)
    }
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    upstream == nil ? .none : downstream.receive(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    signal?.cancel()
    if end() != nil { downstream.receive(completion: completion) }
  }

  override func cancel() {
    close()??.cancel()
    signal?.cancel()
  }
}
