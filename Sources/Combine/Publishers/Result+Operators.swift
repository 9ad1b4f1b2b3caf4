// What a result becomes is settled before the first subscription: closures run where the operator is applied.

extension Result.Publisher {
  /// Gives whether the value of a success meets a condition, found out at once.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Gives whether the value of a success meets a condition, or fails with what that throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Gives the value of a success in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Gives the value of a success, which has no other to be compared with.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Gives the value of a success, or fails with what comparing it with itself throws.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryRemoveDuplicates(by: areInIncreasingOrder) }

  /// Gives the value of a success, which has no other to be compared with.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Self { self }

  /// Gives the value of a success, or fails with what comparing it with itself throws.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryRemoveDuplicates(by: areInIncreasingOrder) }

  /// Gives whether the value of a success meets a condition, found out at once.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Gives whether the value of a success meets a condition, or fails with what that throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Gives one for a success.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// Gives the value of a success, which is the only one.
  public func first() -> Self { self }

  /// Gives the value of a success, which is the only one.
  public func last() -> Self { self }

  /// Finishes at once, without the value of a success.
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }

  /// Gives what the value of a success becomes, computed at once.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

  /// Gives what the value of a success becomes, or fails with what is thrown.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(result.get()) })
  }

  /// Turns the error of a failure into another, at once.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    .init(result.mapError(transform))
  }

  /// Gives the result made of an initial one and the value of a success.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Gives the result made of an initial one and the value of a success, or fails with what is thrown.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Gives the result made of an initial one and the value of a success.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// Gives the result made of an initial one and the value of a success, or fails with what is thrown.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

  /// Gives the value of a success, which has none before it.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

  /// Gives the value of a success, or fails with what comparing it with itself throws.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }

  /// Gives a value in the place of a failure.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    .init(result.flatMapError { _ in .success(output) })
  }

  /// Changes nothing, as a success has a value.
  public func replaceEmpty(with output: Output) -> Self { self }

  /// Changes nothing, as another attempt ends alike.
  public func retry(_ times: Int) -> Self { self }
}

extension Result.Publisher where Failure == Never {
  /// Declares a kind of error, to fit publishers that can fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let output): .init(output)
    }
  }
}

extension Result.Publisher where Success: Equatable {
  /// Gives whether the value of a success equals another.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// Gives the value of a success, which has none before it.
  public func removeDuplicates() -> Self { self }
}

extension Result.Publisher where Success: Comparable {
  /// Gives the value of a success, which has no other to be compared with.
  public func min() -> Self { self }

  /// Gives the value of a success, which has no other to be compared with.
  public func max() -> Self { self }
}
