// The observer itself is the sequence of all its values: `for await value in app.preferences(Key.self)`.
extension ValueObserver: AsyncSequence {
  public typealias Element = Value
  public typealias Failure = Never

  /// Begins at the first value that the observer saw; the same as ``values``.
  nonisolated public func makeAsyncIterator() -> Iterator { Iterator(log: log, isIncluded: nil) }

  /// The values of an observer, as a sequence that waits for the next one.
  public struct Values: AsyncSequence {
    public typealias Element = Value
    public typealias Failure = Never

    let log: ValueLog<Value>
    let isIncluded: ((Value) -> Bool)?

    /// Begins at the first value that the observer saw.
    nonisolated public func makeAsyncIterator() -> Iterator { Iterator(log: log, isIncluded: isIncluded) }
  }

  /// One pass over the values of an observer.
  public struct Iterator: AsyncIteratorProtocol {
    private let log: ValueLog<Value>
    private let isIncluded: ((Value) -> Bool)?
    private var position = 0

    nonisolated init(log: ValueLog<Value>, isIncluded: ((Value) -> Bool)?) {
      (self.log, self.isIncluded) = (log, isIncluded)
    }

    /// The next value, waiting for it where it has not come yet.
    ///
    /// - Returns: nil when the observer or the test has ended, or the task is cancelled.
    nonisolated(nonsending) public mutating func next() async -> Value? {
      while let value = await log.delivery(at: position).value {
        position += 1
        if isIncluded?(value) ?? true { return value }
      }
      return nil
    }

    /// The next value, waiting for it where it has not come yet.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Returns: nil when the observer or the test has ended, or the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      while let value = await log.delivery(at: position).value {
        position += 1
        if isIncluded?(value) ?? true { return value }
      }
      return nil
    }
  }
}

extension ValueLog {
  final func delivery(at position: Int) async -> Delivered<Value?> {
    Delivered(value: await value(at: position))
  }
}
