import UnderstudyCore
import XCUIAutomation

extension Spy {
  /// Notes that a test asks for the calls, so that an assertion that fails can say what they were.
  ///
  /// - Parameter count: How many there are.
  func noteRead(of count: Int) {
    guard MainThread.isCurrent else { return }
    nonisolated(unsafe) let spy = self
    assumeMain {
      guard let reads = RunningTest.current.recentReads else { return }
      nonisolated(unsafe) weak let weakSpy = spy
      let subject = ProbeReads.Subject.value(name: "a spy of \(Arguments.self)") { weakSpy?.details ?? [] }
      reads.note(subject, .property("calls", count), isInWait: Probe.isActive)
    }
  }

  /// The latest calls, and how many wait for an answer.
  private var details: [String] {
    let calls = recordedCalls
    let shown = calls.suffix(5).enumerated().map { "Call \(max(calls.count - 5, 0) + $0.offset + 1): \($0.element)" }
    let waiting = pendingAnswers.compactMap { $0 as? any AnswerWithWaiters }.reduce(0) { $0 + $1.waiterCount }
    guard waiting > 0 else { return shown }
    return shown + ["\(waiting) \(waiting == 1 ? "call waits" : "calls wait") for resolveStub()"]
  }
}

/// An answer that calls may be waiting for.
protocol AnswerWithWaiters {
  var waiterCount: Int { get }
}
