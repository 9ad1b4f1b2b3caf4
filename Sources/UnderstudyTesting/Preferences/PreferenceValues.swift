extension PreferenceObserver {
  /// The values of a preference, as a sequence that waits for the next one.
  public struct Values: AsyncSequence {
    public typealias Element = Value
    public typealias Failure = Never

    let log: PreferenceLog<Value>

    /// Begins at the first value that the observer saw.
    nonisolated public func makeAsyncIterator() -> Iterator { Iterator(log: log) }
  }

  /// One pass over the values of a preference.
  public struct Iterator: AsyncIteratorProtocol {
    let log: PreferenceLog<Value>
    private var position = 0

    nonisolated init(log: PreferenceLog<Value>) { self.log = log }

    /// The next value, waiting for it where it has not come yet.
    ///
    /// - Returns: nil when the task is cancelled or the XCTest test has ended.
    nonisolated(nonsending) public mutating func next() async -> Value? {
      let value = await log.value(at: position).value
      if value != nil { position += 1 }
      return value
    }

    /// The next value, waiting for it where it has not come yet.
    ///
    /// - Parameter actor: where the caller runs.
    /// - Returns: nil when the task is cancelled or the XCTest test has ended.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
      let value = await log.value(at: position).value
      if value != nil { position += 1 }
      return value
    }
  }
}

/// Takes a preference's value from the main actor to where it is awaited.
///
/// Unchecked, since keys do not ask for Sendable values; one that shares mutable state must be read on the main actor,
/// where tests of views run.
struct Delivered<Value>: @unchecked Sendable {
  let value: Value
}
