import UnderstudyCore
import UnderstudyTime

extension XCUIApplication {
  /// Lets the app become idle and reads its tree.
  ///
  /// - Parameters:
  ///   - site: Where a failure is reported.
  ///   - fallback: The result if the app does not run, or if the test has failed and must not continue.
  ///   - failure: What to report where the app does not run; nil for nothing.
  ///   - lettingAnimationsEnd: Whether the clock first goes to the end of animations (SEM-136).
  func read<Value>(
    at site: CallSite?, otherwise fallback: @autoclosure () -> Value,
    elseFail failure: (() -> AutomationFailure)? = nil, lettingAnimationsEnd: Bool = true,
    _ body: (QueryEvaluation) -> Value
  ) -> Value {
    guard MainThread.isCurrent else {
      return MainThread.wait {
        read(at: site, otherwise: fallback(), elseFail: failure, lettingAnimationsEnd: lettingAnimationsEnd, body)
      }
    }
    guard !FailureReporter.shouldSkip else { return fallback() }
    // Once: the target retains it each time.
    let run = run
    let value = run.read(at: site, lettingAnimationsEnd: lettingAnimationsEnd) {
      body(QueryEvaluation(application: self, tree: $0))
    }
    if !run.isWaiting, !Probe.isActive { run.spend(ProgressLimits.look, at: site) }
    FailureReporter.endTestIfPending()
    guard let value else {
      Probe.note(.element(self), .notRunning, in: run)
      if let failure { miss(failure(), at: site) }
      return fallback()
    }
    if let problem = PredicateTrouble.take() { AutomationFailure(message: problem.description).report(at: site) }
    return value
  }

  /// Reports that an element was not found, or notes it if the test only checks a condition.
  func miss(_ failure: @autoclosure () -> AutomationFailure, at site: CallSite?) {
    guard !Probe.isActive else { return Probe.noteMiss() }
    failure().report(at: site)
  }
}

extension XCUIElement: OfApplication {
  package var runOfApp: ApplicationRun { application.run }
}

extension XCUIElementQuery: OfApplication {
  package var runOfApp: ApplicationRun { application.run }
}
