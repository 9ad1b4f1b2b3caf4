import UnderstudyTime

// The observer itself is the sequence of all its values: `for await value in app.preferences(Key.self)`.
extension ValueObserver: AsyncSequence {
  public typealias Element = Value
  public typealias Failure = Never

  /// Begins at the first value that the observer saw; the same as ``values``.
  nonisolated public func makeAsyncIterator() -> Iterator { Iterator(log: log, isIncluded: nil) }

  /// The values of an observer, as a sequence that waits for the next one.
  ///
  /// It is Sendable whatever the values are, so that tests of any isolation can iterate: it only leads to the main actor.
  public struct Values: AsyncSequence, Sendable {
    public typealias Element = Value
    public typealias Failure = Never

    let log: ValueLog<Value>
    let isIncluded: (@MainActor (Value) -> Bool)?

    /// Begins at the first value that the observer saw.
    nonisolated public func makeAsyncIterator() -> Iterator { Iterator(log: log, isIncluded: isIncluded) }
  }

  /// One pass over the values of an observer.
  public struct Iterator: AsyncIteratorProtocol {
    private let log: ValueLog<Value>
    private let isIncluded: (@MainActor (Value) -> Bool)?
    private var position = 0

    nonisolated init(log: ValueLog<Value>, isIncluded: (@MainActor (Value) -> Bool)?) {
      (self.log, self.isIncluded) = (log, isIncluded)
    }

    /// The next value, waiting for it where it has not come yet.
    ///
    /// - Returns: nil when the observer or the test has ended, or the task is cancelled.
    nonisolated(nonsending) public mutating func next() async -> Value? {
      let (value, next) = await log.delivery(from: position, where: isIncluded).value
      position = next
      return value
    }

    /// The next value, waiting for it where it has not come yet.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Returns: nil when the observer or the test has ended, or the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      let (value, next) = await log.delivery(from: position, where: isIncluded).value
      position = next
      return value
    }
  }
}

extension ValueLog {
  /// The first value from a position on that is wanted, once there is one, and the position after it.
  final func delivery(
    from position: Int, where isIncluded: (@MainActor (Value) -> Bool)?
  ) async -> UncheckedSendable<(value: Value?, next: Int)> {
    var next = position
    while let value = await value(at: next) {
      next += 1
      if isIncluded?(value) ?? true { return UncheckedSendable((value, next)) }
    }
    return UncheckedSendable((nil, next))
  }
}
