/// Stands in for a function that can throw; see ``Spy``.
public typealias ThrowingSpy<Arguments, Success, Failure: Error> = Spy<Arguments, Result<Success, Failure>>

extension Spy {
  // MARK: - Making

  /// Makes a spy that succeeds with values in the order given, the last one again and again.
  public convenience init<Success, Failure: Error>(success: Success, _ successes: Success...)
  where Returning == Result<Success, Failure> {
    self.init(stubs: ([success] + successes).map { .value(.success($0)) })
  }

  /// Makes a spy that succeeds and returns nothing.
  public convenience init<Failure: Error>() where Returning == Result<Void, Failure> {
    self.init(stubs: [.value(.success(()))])
  }

  /// Makes a spy that throws an error.
  public convenience init<Success, Failure: Error>(failure: Failure) where Returning == Result<Success, Failure> {
    self.init(stubs: [.value(.failure(failure))])
  }

  /// Makes a spy that throws ``EmptyError``.
  public convenience init<Success>() where Returning == Result<Success, any Error> {
    self.init(stubs: [.value(.failure(EmptyError()))])
  }

  /// Makes a spy that does what a closure does with the arguments.
  public convenience init<Success, Failure: Error>(
    _ closure: @escaping @Sendable (Arguments) throws(Failure) -> Success
  ) where Returning == Result<Success, Failure> {
    self.init(stubs: [.throwing(closure)])
  }

  // MARK: - Stubbing

  /// Has later calls succeed with values in the order given, the last one again and again.
  public func stub<Success, Failure: Error>(success: Success, _ successes: Success...)
  where Returning == Result<Success, Failure> {
    replace(stubs: ([success] + successes).map { .value(.success($0)) })
  }

  /// Has later calls succeed and return nothing.
  public func stub<Failure: Error>() where Returning == Result<Void, Failure> {
    replace(stubs: [.value(.success(()))])
  }

  /// Has later calls throw an error.
  public func stub<Success, Failure: Error>(failure: Failure) where Returning == Result<Success, Failure> {
    replace(stubs: [.value(.failure(failure))])
  }

  /// Has later calls do what a closure does with the arguments.
  public func stub<Success, Failure: Error>(_ closure: @escaping @Sendable (Arguments) throws(Failure) -> Success)
  where Returning == Result<Success, Failure> {
    replace(stubs: [.throwing(closure)])
  }

  // MARK: - Calling

  /// Records a call, and returns or throws the next result.
  ///
  /// - Returns: the value of a success.
  /// - Throws: the error of a failure.
  @discardableResult
  public func callAsFunction<Success, Failure: Error>(_ arguments: Arguments) throws(Failure) -> Success
  where Returning == Result<Success, Failure> {
    try answer(to: arguments).get()
  }

  /// Records a call, and returns or throws the next result.
  ///
  /// - Returns: the value of a success.
  /// - Throws: the error of a failure.
  @discardableResult
  public func callAsFunction<Success, Failure: Error>() throws(Failure) -> Success
  where Arguments == Void, Returning == Result<Success, Failure> {
    try answer(to: ()).get()
  }
}

extension DynamicResult.Stub {
  fileprivate static func throwing<Success, Failure: Error>(
    _ closure: @escaping @Sendable (Arguments) throws(Failure) -> Success
  ) -> Self where Returning == Result<Success, Failure> {
    .closure { arguments in Result { () throws(Failure) in try closure(arguments) } }
  }
}
