import Foundation

/// Stands in for an asynchronous function; the test answers when it likes. See ``Spy`` and ``Pendable``.
public typealias PendableSpy<Arguments, Value> = Spy<Arguments, Pendable<Value>>

extension Spy {
  // MARK: - Making

  /// Makes a spy whose calls wait for ``resolveStub(with:)``.
  ///
  /// - Parameter pendingFallback: what calls end with that get no other answer.
  public convenience init<Value>(pendingFallback: Value) where Returning == Pendable<Value> {
    self.init(stubs: [.value(.pending(fallback: pendingFallback))])
  }

  /// Makes a spy whose calls wait for ``resolveStub()``.
  public convenience init() where Returning == Pendable<Void> { self.init(stubs: [.value(.pending())]) }

  /// Makes a spy whose calls wait for ``resolveStub(with:)``; those that get no answer return nil.
  public convenience init<Wrapped>() where Returning == Pendable<Wrapped?> { self.init(stubs: [.value(.pending())]) }

  /// Makes a spy whose calls return at once.
  public convenience init<Value>(finished: Value) where Returning == Pendable<Value> {
    self.init(stubs: [.value(.finished(finished))])
  }

  // MARK: - Answering

  /// Answers the calls so far, and those to come that get the same pending answer.
  ///
  /// Before the first call there is nothing to answer: use ``stub(finished:)`` then.
  public func resolveStub<Value>(with value: Value) where Returning == Pendable<Value> {
    for answer in pendingAnswers { answer.resolve(with: value) }
  }

  /// Lets the calls so far return, and those to come that get the same pending answer.
  public func resolveStub() where Returning == Pendable<Void> { resolveStub(with: ()) }

  // MARK: - Stubbing

  /// Has later calls wait; calls that wait now end with their fallback.
  ///
  /// - Parameter pendingFallback: what calls end with that get no other answer.
  public func stub<Value>(pendingFallback: Value) where Returning == Pendable<Value> {
    replace(stubs: [.value(.pending(fallback: pendingFallback))])
  }

  /// Has later calls wait; calls that wait now return.
  public func stubPending() where Returning == Pendable<Void> { replace(stubs: [.value(.pending())]) }

  /// Has later calls wait, with nil as the fallback; calls that wait now end with their fallback.
  public func stubPending<Wrapped>() where Returning == Pendable<Wrapped?> { replace(stubs: [.value(.pending())]) }

  /// Has later calls return at once; calls that wait now end with their fallback.
  public func stub<Value>(finished: Value) where Returning == Pendable<Value> {
    replace(stubs: [.value(.finished(finished))])
  }

  /// Has later calls return at once; calls that wait now return too.
  public func stubFinished() where Returning == Pendable<Void> { replace(stubs: [.value(.finished())]) }

  // MARK: - Calling

  /// Records a call and waits for its answer.
  ///
  /// - Parameters:
  ///   - arguments: the call's arguments.
  ///   - fallbackDelay: seconds until the fallback becomes the answer; of virtual time in an app under test.
  /// - Returns: the answer, or the fallback.
  @discardableResult
  nonisolated(nonsending) public func callAsFunction<Value>(
    _ arguments: Arguments, fallbackDelay: TimeInterval = PendableDefaults.delay
  ) async -> Value where Returning == Pendable<Value> {
    let answer = answer(to: arguments)
    return await answer.call(fallbackDelay: fallbackDelay, as: pendingCall(answeredBy: "with:"))
  }

  /// Records a call and waits for its answer.
  ///
  /// - Parameter fallbackDelay: seconds until the fallback becomes the answer; of virtual time in an app under test.
  /// - Returns: the answer, or the fallback.
  @discardableResult
  nonisolated(nonsending) public func callAsFunction<Value>(
    fallbackDelay: TimeInterval = PendableDefaults.delay
  ) async -> Value where Arguments == Void, Returning == Pendable<Value> {
    let answer = answer(to: ())
    return await answer.call(
      fallbackDelay: fallbackDelay, as: pendingCall(answeredBy: Value.self == Void.self ? "" : "with:"))
  }
}
