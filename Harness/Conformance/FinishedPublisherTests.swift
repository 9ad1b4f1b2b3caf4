import Combine
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: publishers that have finished")
struct FinishedPublisherTests {
  /// A button that counts its taps, below a publisher that each evaluation makes.
  private struct Screen<P: Publisher>: View where P.Failure == Never, P.Output == String {
    let trace: Trace
    let make: () -> P
    @State var taps = 0
    var body: some View {
      Button("Taps \(taps)") { taps += 1 }.onReceive(make()) { trace("\(taps) \($0)") }
    }
  }

  private func run<P: Publisher>(_ trace: Trace, _ make: @escaping () -> P) -> [String]
  where P.Failure == Never, P.Output == String {
    let app = XCUIApplication { Screen(trace: trace, make: make) }
    for tap in 0..<2 { app.buttons["Taps \(tap)"].tap() }
    return trace.entries
  }

  @Test("F-113: a view subscribes again to a publisher that has finished, equal or not")
  func finished() {
    let subject = CurrentValueSubject<String, Never>("value")
    let each = ["0 value", "1 value", "2 value"]
    #expect(run(Trace()) { Just("value") } == each)
    #expect(run(Trace()) { Optional("value").publisher } == each)
    #expect(run(Trace()) { ["a", "b"].publisher } == ["0 a", "0 b", "1 a", "1 b", "2 a", "2 b"])
    #expect(run(Trace()) { subject.first() } == each)
    #expect(run(Trace()) { subject.prefix(1) } == each)
    let future = Future<String, Never> { $0(.success("value")) }
    #expect(run(Trace()) { future } == each)
    #expect(run(Trace()) { Just("value").receive(on: DispatchQueue.main) } == each)
  }

  @Test("F-113: one that has not finished is retained while it is equal")
  func unfinished() {
    let subject = CurrentValueSubject<String, Never>("value")
    #expect(run(Trace()) { subject } == ["0 value"])
    #expect(run(Trace()) { subject.prefix(2) } == ["0 value"])
  }

  @Test("F-113: a subject that finishes is subscribed to again, and finishes at once")
  func subject() {
    let subject = PassthroughSubject<String, Never>()
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) { subject } }
    app.launch()
    subject.send("a")
    subject.send(completion: .finished)
    app.buttons["Taps 0"].tap()
    subject.send("b")
    app.buttons["Taps 1"].tap()
    #expect(trace.entries == ["0 a"])
  }

  @Test("F-113: one that finishes while views are updated counts as finished for the next evaluation")
  func duringUpdate() {
    struct Sender: View {
      let subject: PassthroughSubject<String, Never>
      let taps: Int
      var body: some View {
        if taps == 1 { let _ = subject.send(completion: .finished) }
        Text("Sender \(taps)")
      }
    }
    struct Screen: View {
      let subject: PassthroughSubject<String, Never>
      let trace: Trace
      @State private var taps = 0
      var body: some View {
        Button("Taps \(taps)") { taps += 1 }
          .onReceive(subject.append("end")) { trace("\(taps) \($0)") }
        Sender(subject: subject, taps: taps)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(subject: PassthroughSubject(), trace: trace) }
    for tap in 0..<2 { app.buttons["Taps \(tap)"].tap() }
    #expect(trace.entries == ["1 end", "2 end"])
  }
}
