import Foundation

/// Stands in for an asynchronous function that can throw; the test answers when it likes. See ``Spy`` and ``Pendable``.
public typealias ThrowingPendableSpy<Arguments, Success, Failure: Error> = Spy<
  Arguments, Pendable<Result<Success, Failure>>
>

extension Spy {
  // MARK: - Making

  /// Makes a spy whose calls wait for an answer.
  ///
  /// - Parameter pendingSuccess: what calls return that get no other answer.
  public convenience init<Success, Failure: Error>(pendingSuccess: Success)
  where Returning == Pendable<Result<Success, Failure>> {
    self.init(stubs: [.value(.pending(fallback: .success(pendingSuccess)))])
  }

  /// Makes a spy whose calls wait for an answer; those that get none return.
  public convenience init<Failure: Error>() where Returning == Pendable<Result<Void, Failure>> {
    self.init(stubs: [.value(.pending(fallback: .success(())))])
  }

  /// Makes a spy whose calls wait for an answer.
  ///
  /// - Parameter pendingFailure: what calls throw that get no other answer.
  public convenience init<Success, Failure: Error>(pendingFailure: Failure)
  where Returning == Pendable<Result<Success, Failure>> {
    self.init(stubs: [.value(.pending(fallback: .failure(pendingFailure)))])
  }

  /// Makes a spy whose calls wait for an answer; those that get none throw ``EmptyError``.
  public convenience init<Success>() where Returning == Pendable<Result<Success, any Error>> {
    self.init(stubs: [.value(.pending())])
  }

  /// Makes a spy whose calls return at once.
  public convenience init<Success, Failure: Error>(success: Success)
  where Returning == Pendable<Result<Success, Failure>> {
    self.init(stubs: [.value(.finished(.success(success)))])
  }

  /// Makes a spy whose calls throw at once.
  public convenience init<Success, Failure: Error>(failure: Failure)
  where Returning == Pendable<Result<Success, Failure>> {
    self.init(stubs: [.value(.finished(.failure(failure)))])
  }

  // MARK: - Answering

  /// Makes the calls so far return, and later calls that get the same pending answer.
  ///
  /// Before the first call there is nothing to answer: use ``stub(success:)`` then.
  public func resolveStub<Success, Failure: Error>(success: Success)
  where Returning == Pendable<Result<Success, Failure>> {
    resolveStub(with: .success(success))
  }

  /// Makes the calls so far throw, and later calls that get the same pending answer.
  ///
  /// Before the first call there is nothing to answer: use ``stub(failure:)`` then.
  public func resolveStub<Success, Failure: Error>(failure: Failure)
  where Returning == Pendable<Result<Success, Failure>> {
    resolveStub(with: .failure(failure))
  }

  // MARK: - Stubbing

  /// Has later calls wait; calls that wait now end with their fallback.
  ///
  /// - Parameter pendingSuccess: what calls return that get no other answer.
  public func stub<Success, Failure: Error>(pendingSuccess: Success)
  where Returning == Pendable<Result<Success, Failure>> {
    replace(stubs: [.value(.pending(fallback: .success(pendingSuccess)))])
  }

  /// Has later calls wait; calls that wait now end with their fallback.
  ///
  /// - Parameter pendingFailure: what calls throw that get no other answer.
  public func stub<Success, Failure: Error>(pendingFailure: Failure)
  where Returning == Pendable<Result<Success, Failure>> {
    replace(stubs: [.value(.pending(fallback: .failure(pendingFailure)))])
  }

  /// Has later calls wait, with ``EmptyError`` as the fallback; calls that wait now end with their fallback.
  public func stubPendingFailure<Success>() where Returning == Pendable<Result<Success, any Error>> {
    replace(stubs: [.value(.pending())])
  }

  /// Has later calls return at once; calls that wait now end with their fallback.
  public func stub<Success, Failure: Error>(success: Success) where Returning == Pendable<Result<Success, Failure>> {
    replace(stubs: [.value(.finished(.success(success)))])
  }

  /// Has later calls throw at once; calls that wait now end with their fallback.
  public func stub<Success, Failure: Error>(failure: Failure) where Returning == Pendable<Result<Success, Failure>> {
    replace(stubs: [.value(.finished(.failure(failure)))])
  }

  /// Has later calls throw ``EmptyError`` at once; calls that wait now end with their fallback.
  public func stubFailure<Success>() where Returning == Pendable<Result<Success, any Error>> {
    replace(stubs: [.value(.finished(.failure(EmptyError())))])
  }

  // MARK: - Calling

  /// Records a call and waits for its answer.
  ///
  /// - Parameters:
  ///   - arguments: the call's arguments.
  ///   - fallbackDelay: seconds until the fallback becomes the answer; of virtual time in an app under test.
  /// - Returns: the value of a success.
  /// - Throws: the error of a failure.
  @discardableResult
  nonisolated(nonsending) public func callAsFunction<Success, Failure: Error>(
    _ arguments: Arguments, fallbackDelay: TimeInterval = PendableDefaults.delay
  ) async throws(Failure) -> Success where Returning == Pendable<Result<Success, Failure>> {
    let answer = answer(to: arguments)
    return try await answer.call(fallbackDelay: fallbackDelay, as: pendingCall(answeredBy: "success:")).get()
  }

  /// Records a call and waits for its answer.
  ///
  /// - Parameter fallbackDelay: seconds until the fallback becomes the answer; of virtual time in an app under test.
  /// - Returns: the value of a success.
  /// - Throws: the error of a failure.
  @discardableResult
  nonisolated(nonsending) public func callAsFunction<Success, Failure: Error>(
    fallbackDelay: TimeInterval = PendableDefaults.delay
  ) async throws(Failure) -> Success where Arguments == Void, Returning == Pendable<Result<Success, Failure>> {
    let answer = answer(to: ())
    return try await answer.call(fallbackDelay: fallbackDelay, as: pendingCall(answeredBy: "success:")).get()
  }
}
