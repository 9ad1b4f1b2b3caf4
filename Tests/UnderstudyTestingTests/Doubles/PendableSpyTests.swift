import SwiftUI
import Testing

@MainActor
@Suite("Spies of asynchronous functions")
struct PendableSpyTests {
  @Test("Calls wait until the test answers; later calls get the answer at once")
  func resolving() async {
    let subject = PendableSpy<Int, String>(pendingFallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject(1) } }
    #expect(app.answer == "Waiting")
    #expect(subject.wasCalled(with: 1))

    subject.resolveStub(with: "Hello")

    #expect(app.answer == "Hello")
    #expect(await subject(2) == "Hello")
  }

  @Test("An answer before the first call has no effect")
  func resolvingEarly() {
    let subject = PendableSpy<Void, String>(pendingFallback: "Fallback")
    subject.resolveStub(with: "Too early")
    let app = XCUIApplication { AnswerScreen { await subject() } }
    #expect(app.answer == "Waiting")
    app.clock.advance(by: .seconds(2))
    #expect(app.answer == "Fallback")
  }

  @Test("A call that gets no answer ends with the fallback after the delay it gives")
  func fallbackDelay() {
    let subject = PendableSpy<Void, String>(pendingFallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject(fallbackDelay: 0.5) } }
    app.clock.advance(by: .milliseconds(500))
    #expect(app.answer == "Fallback")
  }

  @Test("Stubbing again ends what waits with the fallback")
  func stubbingAgain() async {
    let subject = PendableSpy<Void, String>(pendingFallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject() } }
    subject.stub(finished: "Finished")
    #expect(app.answer == "Fallback")
    #expect(await subject() == "Finished")
    subject.stub(pendingFallback: "Other")
    #expect(await subject(fallbackDelay: 0) == "Other")
  }

  @Test("Answers that a closure makes can be resolved as well")
  func closures() {
    let subject = PendableSpy<String, String> { _ in .pending(fallback: "Fallback") }
    let first = XCUIApplication { AnswerScreen { await subject("first") } }
    let second = XCUIApplication { AnswerScreen { await subject("second") } }
    #expect([first.answer, second.answer] == ["Waiting", "Waiting"])
    subject.resolveStub(with: "Both")
    #expect([first.answer, second.answer] == ["Both", "Both"])
  }

  @Test("Functions that return an optional need no fallback either: it is nil")
  func optional() async {
    let subject = PendableSpy<Void, Int?>()
    let app = XCUIApplication { AnswerScreen { await subject().map { "\($0)" } ?? "None" } }
    #expect(app.answer == "Waiting")
    subject.resolveStub(with: 3)
    #expect(app.answer == "3")
    subject.stubPending()
    #expect(await subject(fallbackDelay: 0) == nil)
  }

  @Test("Functions that return nothing need no fallback")
  func void() async {
    let subject = PendableSpy<Void, Void>()
    let app = XCUIApplication {
      AnswerScreen {
        await subject()
        return "Done"
      }
    }
    #expect(app.answer == "Waiting")
    subject.resolveStub()
    #expect(app.answer == "Done")
    subject.stubPending()
    await subject(fallbackDelay: 0)
    subject.stubFinished()
    await subject()
    #expect(subject.wasCalled(times: 3))

    let optional = PendableSpy<Void, Int?>(finished: 1)
    #expect(await optional() == 1)
    optional.stubPending()
    #expect(await optional(fallbackDelay: 0) == nil)
  }
}

private enum Refusal: Error, Equatable { case closed, full }

@MainActor
@Suite("Spies of asynchronous functions that throw")
struct ThrowingPendableSpyTests {
  private func ask(_ spy: ThrowingPendableSpy<Int, String, Refusal>) -> XCUIApplication {
    XCUIApplication {
      AnswerScreen {
        do throws(Refusal) {
          return try await spy(1)
        } catch {
          return "\(error)"
        }
      }
    }
  }

  @Test("Calls wait until the test lets them succeed or fail")
  func resolving() {
    let subject = ThrowingPendableSpy<Int, String, Refusal>(pendingFailure: .closed)
    let first = ask(subject)
    #expect(first.answer == "Waiting")
    subject.resolveStub(success: "Hello")
    #expect(first.answer == "Hello")

    subject.stub(pendingSuccess: "Fallback")
    let second = ask(subject)
    #expect(second.answer == "Waiting")
    subject.resolveStub(failure: .full)
    #expect(second.answer == "full")
    #expect(subject.wasCalled(with: [1, 1]))
  }

  @Test("Calls that get no answer end with the fallback")
  func fallbacks() {
    let subject = ThrowingPendableSpy<Int, String, Refusal>(pendingFailure: .closed)
    let first = ask(subject)
    first.clock.advance(by: .seconds(2))
    #expect(first.answer == "closed")

    subject.stub(pendingFailure: .full)
    let second = ask(subject)
    #expect(second.staticTexts["full"].waitForExistence(timeout: 3))
  }

  @Test("It can be finished from the start or later")
  func finished() async throws {
    let subject = ThrowingPendableSpy<Int, String, Refusal>(success: "a")
    #expect(try await subject(1) == "a")
    subject.stub(failure: .full)
    await #expect(throws: Refusal.full) { try await subject(1) as String }
    subject.stub(success: "b")
    #expect(try await subject(1) == "b")
    await #expect(throws: Refusal.closed) {
      try await ThrowingPendableSpy<Int, String, Refusal>(failure: .closed)(1) as String
    }
  }

  @Test("With any error the fallback is an empty one, and with nothing to return it is success")
  func defaults() async throws {
    let subject = ThrowingPendableSpy<Void, Int, any Error>()
    await #expect(throws: EmptyError()) { try await subject(fallbackDelay: 0) as Int }
    subject.stub(success: 1)
    #expect(try await subject() == 1)
    subject.stubPendingFailure()
    await #expect(throws: EmptyError()) { try await subject(fallbackDelay: 0) as Int }
    subject.stubFailure()
    await #expect(throws: EmptyError()) { try await subject() as Int }
    try await ThrowingPendableSpy<Void, Void, Refusal>()(fallbackDelay: 0)
  }
}
