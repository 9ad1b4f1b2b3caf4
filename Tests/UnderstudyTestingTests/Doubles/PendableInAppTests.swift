import SwiftUI
import Testing

@MainActor
@Suite("Pendable answers in an app")
struct PendableInAppTests {
  @Test("While there is no answer the app is in between, and the clock stands still")
  func waiting() {
    let subject = Pendable<String>.pending(fallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject.call() } }
    #expect(app.answer == "Waiting")

    subject.resolve(with: "Hello")

    #expect(app.answer == "Hello")
    #expect(app.clock.now == .zero)
  }

  @Test("The fallback comes after two seconds of virtual time, not before")
  func fallback() {
    let subject = Pendable<String>.pending(fallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject.call() } }
    app.clock.advance(by: .milliseconds(1999))
    #expect(app.answer == "Waiting")
    app.clock.advance(by: .milliseconds(1))
    #expect(app.answer == "Fallback")
  }

  @Test("A wait for what comes after the fallback takes as long as the delay")
  func waitingForFallback() {
    let subject = Pendable<String>.pending(fallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject.call(fallbackDelay: 90) } }
    #expect(app.staticTexts["Fallback"].waitForExistence(timeout: 120))
    #expect(app.clock.now == .seconds(90))
  }

  @Test("The first call whose delay is over gives all of them the fallback")
  func firstDelay() {
    let subject = Pendable<String>.pending(fallback: "Fallback")
    let slow = XCUIApplication {
      AnswerScreen {
        async let first = subject.call(fallbackDelay: 1)
        async let second = subject.call(fallbackDelay: 60)
        return await first + second
      }
    }
    slow.clock.advance(by: .seconds(1))
    #expect(slow.answer == "FallbackFallback")
  }

  @Test("The busy report names the answer that is still to come")
  func report() {
    let subject = Pendable<String>.pending(fallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject.call() } }
    #expect(app.clock.busyReport.contains("Fallback of an unresolved Pendable<String>: due at 2 s"))
  }

  @Test("F-95: A spy's call that waits is named, and what answers it; a longer wait is not advised")
  func spyReport() {
    let named = PendableSpy<String, String>(pendingFallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await named("tea") } }
    let work = app.session.comingWork
    #expect(work?.report.contains("Fallback of call 1 of a spy of String (\"tea\"): due at 2 s") == true)
    #expect(work?.remedies == ["resolveStub(with:): call 1 of a spy of String (\"tea\") waits for it"])
    #expect(work?.isDue == false)

    let throwing = ThrowingPendableSpy<Void, String, any Error>(pendingSuccess: "Fallback")
    let other = XCUIApplication { AnswerScreen { (try? await throwing()) ?? "Error" } }
    #expect(other.session.comingWork?.remedies.contains("resolveStub(success:): call 1 of a spy waits for it") == true)
  }

  @Test("An answer takes the timer of its wait away")
  func noTimerLeft() {
    let subject = Pendable<String>.pending(fallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject.call() } }
    #expect(app.session.nextDeadline == .seconds(2))
    subject.resolve(with: "Hello")
    #expect(app.session.nextDeadline == nil)
    #expect(app.answer == "Hello")
    #expect(app.session.liveTaskCount == 0)
  }

  @Test("A view that disappears ends its wait, and only its own")
  func disappearance() {
    let subject = Pendable<String>.pending(fallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject.call() } }
    let other = XCUIApplication { AnswerScreen { await subject.call() } }

    app.buttons["Hide"].tap()

    #expect(app.answer == "Fallback")
    #expect(app.session.nextDeadline == nil)
    #expect(other.answer == "Waiting")
  }

  @Test("A reset ends waits with the fallback, and the next call waits")
  func reset() {
    let subject = Pendable<String>.pending(fallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await subject.call() + " and " + subject.call() } }
    subject.reset()
    #expect(app.answer == "Waiting")
    app.clock.advance(by: .seconds(1))
    subject.resolve(with: "Hello")
    #expect(app.answer == "Fallback and Hello")
  }

  @Test("Calls that wait continue in the order in which they came")
  func order() {
    let subject = Pendable<Void>.pending()
    let spy = Spy<Int, Void>()
    let app = XCUIApplication {
      ForEach(0..<5, id: \.self) { index in
        Text("\(index)").task {
          await subject.call()
          spy(index)
        }
      }
    }
    app.settle()
    #expect(spy.wasNotCalled)
    subject.resolve(with: ())
    app.settle()
    #expect(spy.wasCalled(with: [0, 1, 2, 3, 4]))
  }

  @Test("A detached task waits in virtual time too")
  func detached() {
    let subject = Pendable<String>.pending(fallback: "Fallback")
    let app = XCUIApplication { AnswerScreen { await Task.detached { await subject.call() }.value } }
    #expect(app.answer == "Waiting")
    app.clock.advance(by: .seconds(2))
    #expect(app.answer == "Fallback")
  }
}
