// What a single value becomes is settled before the first subscription: closures run where the operator is applied, once.

extension Just {
  /// Gives whether the value meets a condition, found out at once.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Gives whether the value meets a condition, or fails with what that throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// Gives the value in an array.
  public func collect() -> Just<[Output]> { .init([output]) }

  /// Gives what the value becomes, unless that is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

  /// Gives the value, which has no other to be compared with.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Gives the value, which has no other to be compared with.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Gives other values before the value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  /// Gives other values before the value.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    .init(sequence: elements + [output])
  }

  /// Gives other values after the value.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  /// Gives other values after the value.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
    .init(sequence: [output] + elements)
  }

  /// Gives whether the value meets a condition, found out at once.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Gives whether the value meets a condition, or fails with what that throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// Gives the number of values, which is one.
  public func count() -> Just<Int> { .init(1) }

  /// Gives the value unless it is left out with the first values.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { .init(count > 0 ? nil : output) }

  /// Gives the value unless it meets a condition.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? nil : output)
  }

  /// Gives the value, which is the only one.
  public func first() -> Just<Output> { self }

  /// Gives the value if it meets a condition.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Gives the value, which is the only one.
  public func last() -> Just<Output> { self }

  /// Gives the value if it meets a condition.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Gives the value if it meets a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  /// Finishes at once, without the value.
  public func ignoreOutput() -> Empty<Output, Never> { .init() }

  /// Gives what the value becomes, computed at once.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { .init(transform(output)) }

  /// Gives what the value becomes, or fails with what is thrown.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  /// Declares a kind of error, which never comes.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }

  /// Gives the value at position zero, and none at others.
  public func output(at index: Int) -> Optional<Output>.Publisher { .init(index == 0 ? output : nil) }

  /// Gives the value where the positions include zero.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    .init(range.relative(to: 0..<Int.max).contains(0) ? output : nil)
  }

  /// Gives the value unless no values are wanted.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { .init(maxLength > 0 ? output : nil) }

  /// Gives the value if it meets a condition.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

  /// Gives the result made of an initial one and the value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { .init(nextPartialResult(initialResult, output)) }

  /// Gives the result made of an initial one and the value, or fails with what is thrown.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { .init(Result { try nextPartialResult(initialResult, output) }) }

  /// Gives the value, which has none before it.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Gives the value, or fails with what comparing it with itself throws.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    .init(
      Result {
        _ = try predicate(output, output)
        return output
      }
    )
  }

  /// Changes nothing, as there is no error.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Changes nothing, as there is a value.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Changes nothing, as another attempt ends alike.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Gives the result made of an initial one and the value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { reduce(initialResult, nextPartialResult) }

  /// Gives the result made of an initial one and the value, or fails with what is thrown.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

  /// Declares a kind of error, to fit publishers that can fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { .init(output) }
}

extension Just where Output: Equatable {
  /// Gives whether the value equals another.
  public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }

  /// Gives the value, which has none before it.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Gives the value, which has no other to be compared with.
  public func min() -> Just<Output> { self }

  /// Gives the value, which has no other to be compared with.
  public func max() -> Just<Output> { self }
}
