import Foundation
import UnderstudyTime

/// The answer of an asynchronous function, given by the test: before the call, while it waits, or never.
///
/// One answer serves every call that waits and every later one. A call that gets none within its delay ends with the
/// fallback, and so does everyone else, so that no test hangs. In an app under test the delay is virtual time.
///
/// ```swift
/// let greeting = Pendable<String>.pending(fallback: "")
/// async let received = greeting.call()
/// greeting.resolve(with: "Hello")
/// ```
public final class Pendable<Value: Sendable>: Sendable, ResolvableWithFallback, AnswerWithWaiters {
  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Value, Never>
    let timer: FallbackTimer
  }

  private struct State {
    var answer: Answer = .none
    var waiters: [Waiter] = []
    var count = 0
  }

  /// Not an optional: `Value` may be one.
  private enum Answer {
    case none
    case given(Value)
  }

  private let fallback: Value
  private let state = Guarded(State())

  /// Makes an answer that is still to come.
  ///
  /// - Parameter fallbackValue: what calls end with that get no other answer.
  public init(fallbackValue: Value) { fallback = fallbackValue }

  /// Waits for the answer; returns at once where there is one.
  ///
  /// A call whose task is cancelled ends with the fallback, alone: others continue to wait.
  ///
  /// - Parameter fallbackDelay: seconds until the fallback becomes the answer; of virtual time in an app under test.
  /// - Returns: the answer, or the fallback.
  nonisolated(nonsending) public func call(fallbackDelay: TimeInterval = PendableDefaults.delay) async -> Value {
    await call(
      fallbackDelay: fallbackDelay,
      as: PendingCall {
        "an unresolved Pendable<\(Value.self)>"
      } remedy: {
        "resolve(with:) on the Pendable<\(Value.self)>: a call waits for it"
      })
  }

  /// Waits for the answer on behalf of a call that reports name in another way.
  nonisolated(nonsending) func call(fallbackDelay: TimeInterval, as call: PendingCall) async -> Value {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0, number: number, delay: fallbackDelay, call) }
    } onCancel: {
      abandon(number)
    }
  }

  var waiterCount: Int { state.withLock { $0.waiters.count } }

  /// Answers every call that waits and every later one; a second answer replaces the first for later calls.
  public func resolve(with value: Value) { answer(with: value, isFallback: false) }

  /// Answers every call that waits, and every later one, with the fallback, unless there is an answer already.
  public func resolveWithFallback() { answer(with: fallback, isFallback: true) }

  /// Takes the answer back; calls that wait end with the fallback.
  public func reset() {
    let waiters = state.withLock { state in
      defer { (state.answer, state.waiters) = (.none, []) }
      return state.waiters
    }
    resume(waiters, with: fallback)
  }

  // MARK: - Waiting

  private func wait(
    _ continuation: CheckedContinuation<Value, Never>, number: Int, delay: TimeInterval, _ call: PendingCall
  ) {
    let known: Value? = state.withLock { state in
      if case .given(let value) = state.answer { return value }
      // Asked under the lock that `abandon` takes too: a later cancellation finds the waiter.
      if Task.isCancelled { return fallback }
      let timer = FallbackTimer.start(after: delay, of: call) { [weak self] in self?.resolveWithFallback() }
      state.waiters.append(Waiter(number: number, continuation: continuation, timer: timer))
      return nil
    }
    if let known { continuation.resume(returning: known) }
  }

  private func abandon(_ number: Int) {
    let waiter: Waiter? = state.withLock { state in
      state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
    }
    if let waiter { resume([waiter], with: fallback) }
  }

  private func answer(with value: Value, isFallback: Bool) {
    let waiters: [Waiter] = state.withLock { state in
      if isFallback, case .given = state.answer { return [] }
      defer { (state.answer, state.waiters) = (.given(value), []) }
      return state.waiters
    }
    resume(waiters, with: value)
  }

  /// In the order of the calls, outside the lock: what is resumed may call again at once.
  private func resume(_ waiters: [Waiter], with value: Value) {
    for waiter in waiters {
      waiter.timer.cancel()
      waiter.continuation.resume(returning: value)
    }
  }
}
