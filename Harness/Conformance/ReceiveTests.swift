import Combine
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: onReceive")
struct ReceiveTests {
  @Test("SEM-367: the action gets each value, on the main actor, in the order of delivery")
  func values() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var received: [Int] = []
      var body: some View {
        Text("Received \(received.description)").onReceive(subject) { value in
          MainActor.preconditionIsolated()
          received.append(value)
        }
        Button("Send") {
          subject.send(1)
          subject.send(2)
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let app = XCUIApplication { Screen(subject: subject) }
    app.buttons["Send"].tap()
    #expect(app.staticTexts["Received [1, 2]"].exists)
  }

  @Test("SEM-367: a value that comes with the subscription is taken when the update is done")
  func valueAtOnce() {
    struct Screen: View {
      @State private var received = "nothing"
      var body: some View { Text("Received \(received)").onReceive(Just("a value")) { received = $0 } }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Received a value"].exists)
    #expect(app.issues(.stateModifiedDuringUpdate) == [])
  }

  @Test("SEM-367: the subscription lasts as long as the view, and moves when there is another publisher")
  func lifetime() {
    struct Screen: View {
      let first: PassthroughSubject<String, Never>
      let second: PassthroughSubject<String, Never>
      let trace: Trace
      @State private var step = 0
      var body: some View {
        Button("Step \(step)") { step += 1 }
        if step < 3 {
          Text("Receiver").onReceive(step < 2 ? first : second) { trace("step \(step) \($0)") }
        }
      }
    }
    let (first, second) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
    let trace = Trace()
    let app = XCUIApplication { Screen(first: first, second: second, trace: trace) }
    func send() {
      first.send("first")
      second.send("second")
    }
    for step in 0..<4 {
      send()
      app.buttons["Step \(step)"].tap()
    }
    #expect(trace.entries == ["step 0 first", "step 1 first", "step 2 second"])
  }

  @Test("SEM-367: a publisher that is equal is not subscribed to again")
  func equalPublisher() {
    struct Screen: View {
      let subject: CurrentValueSubject<Int, Never>
      let trace: Trace
      @State private var taps = 0
      var body: some View {
        Button("Taps \(taps)") { taps += 1 }.onReceive(subject) { trace("value \($0)") }
      }
    }
    let subject = CurrentValueSubject<Int, Never>(7)
    let trace = Trace()
    let app = XCUIApplication { Screen(subject: subject, trace: trace) }
    app.buttons["Taps 0"].tap()
    #expect(trace.entries == ["value 7"])
  }

  @Test("SEM-367: a publisher on a queue is equal if the queue is the same one")
  func equalQueue() {
    struct Screen: View {
      let subject: CurrentValueSubject<Int, Never>
      let trace: Trace
      @State private var taps = 0
      var body: some View {
        Button("Taps \(taps)") { taps += 1 }
          .onReceive(subject.receive(on: DispatchQueue.main)) { trace("main \($0)") }
          .onReceive(subject.delay(for: 1, scheduler: RunLoop.main)) { trace("later \($0)") }
      }
    }
    let subject = CurrentValueSubject<Int, Never>(7)
    let trace = Trace()
    let app = XCUIApplication { Screen(subject: subject, trace: trace) }
    for tap in 0..<3 { app.buttons["Taps \(tap)"].tap() }
    app.clock.advance(by: .seconds(2))
    #expect(trace.entries.sorted() == ["later 7", "main 7"])
  }

  @Test("SEM-367: a throttled publisher that is made in the body continues its interval")
  func throttled() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var received: [Int] = []
      var body: some View {
        Text("Received \(received.description)")
          .onReceive(subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)) { received.append($0) }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let app = XCUIApplication { Screen(subject: subject) }
    for value in 1...3 {
      subject.send(value)
      app.settle()
    }
    #expect(app.staticTexts["Received [1]"].exists)
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["Received [1, 3]"].exists)
  }

  @Test("SEM-367: a timer's ticks come by the app's clock")
  func timer() {
    struct Screen: View {
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var ticks = 0
      var body: some View { Text("Ticks \(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Ticks 0"].exists)
    app.clock.advance(by: .seconds(3))
    #expect(app.staticTexts["Ticks 3"].exists)
  }
}
