import UnderstudyCore
import XCUIAutomation

extension Spy {
  /// Notes that a test asks for the calls, so that an assertion that fails can say what they were.
  func noteRead() {
    guard MainThread.isCurrent else { return }
    nonisolated(unsafe) let spy = self
    assumeMain {
      guard let reads = TestRun.current.recentReads else { return }
      nonisolated(unsafe) weak let weakSpy = spy
      let subject = ProbeReads.Subject.value(name: Self.name) { weakSpy?.details ?? [] }
      reads.note(subject, .calls(spy.recordedCalls), isInWait: Probe.isActive)
    }
  }

  /// The latest call, which waits for its answer, as reports name it.
  ///
  /// - Parameter label: The argument's label of `resolveStub` for an answer.
  func pendingCall(answeredBy label: String) -> PendingCall {
    let number = recordedCalls.count
    nonisolated(unsafe) let spy = self
    nonisolated(unsafe) weak let weakSpy = spy
    let call = "call \(number) of \(Self.name)"
    let name: @MainActor @Sendable () -> String = { call + (weakSpy?.argumentsText(ofCall: number) ?? "") }
    return PendingCall(name: name) { "resolveStub(\(label)): \(name()) waits for it" }
  }

  /// ` ("tea")`; nil where a call has none.
  private func argumentsText(ofCall number: Int) -> String? {
    let calls = recordedCalls
    guard Arguments.self != Void.self, calls.indices.contains(number - 1) else { return nil }
    let text = FailureWording.value(calls[number - 1])
    return text.hasPrefix("(") ? " \(text)" : " (\(text))"
  }

  private static var name: String { Arguments.self == Void.self ? "a spy" : "a spy of \(Arguments.self)" }

  /// The latest calls, and how many wait for an answer.
  private var details: [String] {
    let calls = recordedCalls
    guard !calls.isEmpty else { return ["It was never called."] }
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
