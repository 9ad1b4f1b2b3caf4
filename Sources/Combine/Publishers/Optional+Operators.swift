// What a value or its absence becomes is settled before the first subscription: closures run where the operator is applied.

extension Optional.Publisher {
  /// Gives whether the value, if any, meets a condition, found out at once.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

  /// Gives the value, if any, in an array.
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

  /// Gives what the value, if any, becomes, unless that is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(output.flatMap(transform)) }

  /// Gives the value, if any,, which has no other to be compared with.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Gives the value, if any,, which has no other to be compared with.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Gives whether the value, if any, meets a condition, found out at once.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

  /// Gives one for a value, and nothing without.
  public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

  /// Gives the value, if any, unless it is left out with the first values.
  public func dropFirst(_ count: Int = 1) -> Self { .init(count > 0 ? nil : output) }

  /// Gives the value, if any, unless it meets a condition.
  public func drop(while predicate: (Output) -> Bool) -> Self { filter { !predicate($0) } }

  /// Gives the value, if any,, which is the only one.
  public func first() -> Self { self }

  /// Gives the value, if any, if it meets a condition.
  public func first(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// Gives the value, if any,, which is the only one.
  public func last() -> Self { self }

  /// Gives the value, if any, if it meets a condition.
  public func last(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// Gives the value, if any, if it meets a condition.
  public func filter(_ isIncluded: (Output) -> Bool) -> Self { compactMap { isIncluded($0) ? $0 : nil } }

  /// Finishes at once, without the value, if any,.
  public func ignoreOutput() -> Empty<Output, Never> { .init() }

  /// Gives what the value, if any, becomes, computed at once.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

  /// Gives the value, if any, at position zero, and none at others.
  public func output(at index: Int) -> Self { .init(index == 0 ? output : nil) }

  /// Gives the value, if any, where the positions include zero.
  public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
    .init(range.relative(to: 0..<Int.max).contains(0) ? output : nil)
  }

  /// Gives the value, if any, unless no values are wanted.
  public func prefix(_ maxLength: Int) -> Self { .init(maxLength > 0 ? output : nil) }

  /// Gives the value, if any, if it meets a condition.
  public func prefix(while predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// Gives the result made of an initial one and the value, if any,.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Gives the result made of an initial one and the value, if any,.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// Gives the value, if any,, which has none before it.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// Changes nothing, as there is no error.
  public func replaceError(with output: Output) -> Self { self }

  /// Gives the value, or another where there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }

  /// Changes nothing, as another attempt ends alike.
  public func retry(_ times: Int) -> Self { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Gives whether the value, if any, equals another.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { map { $0 == output } }

  /// Gives the value, if any,, which has none before it.
  public func removeDuplicates() -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Gives the value, if any,, which has no other to be compared with.
  public func min() -> Self { self }

  /// Gives the value, if any,, which has no other to be compared with.
  public func max() -> Self { self }
}
