import Foundation
import Testing

@Suite("Pendable answers")
struct PendableTests {
  @Test("An answer that is given first is returned at once, to every call")
  func resolvedBefore() async {
    let subject = Pendable<Int>.pending(fallback: 0)
    subject.resolve(with: 2)
    #expect(await subject.call() == 2)
    #expect(await subject.call() == 2)
  }

  @Test("An answer that is given later reaches the call that waits")
  func resolvedAfter() async {
    let subject = Pendable<Int>.pending(fallback: 0)
    async let result = subject.call()
    subject.resolve(with: 2)
    #expect(await result == 2)
  }

  @Test("One answer serves a hundred concurrent calls")
  func concurrentCalls() async {
    let subject = Pendable<Int>.pending(fallback: 0)
    let results = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { await subject.call() } }
      group.addTask {
        subject.resolve(with: 3)
        return 3
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: 3, count: 101))
  }

  @Test("A second answer replaces the first for later calls")
  func resolvedAgain() async {
    let subject = Pendable.finished("first")
    subject.resolve(with: "second")
    #expect(await subject.call() == "second")
  }

  @Test("Outside of an app a call that gets no answer ends with the fallback too", arguments: [0, -1])
  func fallback(delay: TimeInterval) async {
    let subject = Pendable<Int>.pending(fallback: 7)
    #expect(await subject.call(fallbackDelay: delay) == 7)
    #expect(await subject.call(fallbackDelay: 1e6) == 7)
  }

  @Test("The fallback does not replace an answer")
  func fallbackAfterAnswer() async {
    let subject = Pendable<Int>.pending(fallback: 7)
    subject.resolve(with: 2)
    subject.resolveWithFallback()
    #expect(await subject.call() == 2)
  }

  @Test("A call whose task is cancelled ends with the fallback, and leaves others waiting")
  func cancellation() async {
    let subject = Pendable<Int>.pending(fallback: 7)
    let cancelled = Task { await subject.call(fallbackDelay: 1e6) }
    let other = Task { await subject.call(fallbackDelay: 1e6) }
    cancelled.cancel()
    #expect(await cancelled.value == 7)
    subject.resolve(with: 2)
    #expect(await other.value == 2)
  }

  @Test("A task that was cancelled before still gets an existing answer")
  func cancelledBefore() async {
    let subject = Pendable.finished(2)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await subject.call()
    }
    #expect(await task.value == 2)
  }

  @Test("After a reset calls wait again")
  func reset() async {
    let subject = Pendable<Int>.pending(fallback: 7)
    subject.resolve(with: 2)
    subject.reset()
    async let result = subject.call()
    subject.resolve(with: 3)
    #expect(await result == 3)
  }

  @Test("Nothing, optionals and results with any error have fallbacks of their own")
  func defaultFallbacks() async {
    await Pendable<Void>.pending().call(fallbackDelay: 0)
    #expect(await Pendable<Int?>.pending().call(fallbackDelay: 0) == nil)
    await #expect(throws: EmptyError()) {
      _ = try await ThrowingPendable<Int, any Error>.pending().call(resolveDelay: 0)
    }
    await Pendable<Void>.finished().call()
  }

  @Test("An optional answer of nil is an answer")
  func nilAnswer() async {
    let subject = Pendable<Int?>.pending(fallback: 7)
    subject.resolve(with: nil)
    subject.resolveWithFallback()
    #expect(await subject.call() == nil)
  }

  @Test("Calls that throw unpack the result")
  func throwing() async throws {
    let subject = ThrowingPendable<Int, EmptyError>.finished(.success(1))
    #expect(try await subject.call() == 1)
    subject.resolve(with: .failure(EmptyError()))
    await #expect(throws: EmptyError()) { _ = try await subject.call() as Int }
  }

  @Test("The delay is two seconds unless it is set")
  func defaults() {
    let defaults = PendableDefaults()
    #expect(defaults.delay == 2)
    defaults.delay = 5
    #expect(defaults.delay == 5)
    #expect(PendableDefaults.delay == PendableDefaults.shared.delay)
  }
}
