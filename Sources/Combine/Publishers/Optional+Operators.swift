// What a value or its absence becomes is known before anybody subscribes: closures run where the operator is applied.

extension Optional.Publisher {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(output.flatMap(transform)) }

  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }

  public func count() -> Optional<Int>.Publisher { map { _ in 1 } }

  public func dropFirst(_ count: Int = 1) -> Self { .init(count > 0 ? nil : output) }

  public func drop(while predicate: (Output) -> Bool) -> Self { filter { !predicate($0) } }

  public func first() -> Self { self }

  public func first(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  public func last() -> Self { self }

  public func last(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  public func filter(_ isIncluded: (Output) -> Bool) -> Self { compactMap { isIncluded($0) ? $0 : nil } }

  public func ignoreOutput() -> Empty<Output, Never> { .init() }

  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

  public func output(at index: Int) -> Self { .init(index == 0 ? output : nil) }

  public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
    .init(range.relative(to: 0..<Int.max).contains(0) ? output : nil)
  }

  public func prefix(_ maxLength: Int) -> Self { .init(maxLength > 0 ? output : nil) }

  public func prefix(while predicate: (Output) -> Bool) -> Self { filter(predicate) }

  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  public func replaceError(with output: Output) -> Self { self }

  public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }

  public func retry(_ times: Int) -> Self { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { map { $0 == output } }

  public func removeDuplicates() -> Self { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Self { self }

  public func max() -> Self { self }
}
