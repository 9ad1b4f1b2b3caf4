import UnderstudyElements

extension XCUIApplication {
  /// Brings the app to rest and answers from its tree.
  ///
  /// - Parameters:
  ///   - site: Where a failure is reported.
  ///   - fallback: The answer where the app does not run, or the test failed and goes on only in form.
  ///   - failure: What to report where the app does not run; nil for nothing.
  ///   - lettingAnimationsEnd: Whether the clock first goes to the end of animations (SEM-136).
  func read<Value>(
    at site: CallSite?, otherwise fallback: @autoclosure () -> Value,
    elseFail failure: (() -> AutomationFailure)? = nil, lettingAnimationsEnd: Bool = true,
    _ body: (QueryEvaluation) -> Value
  ) -> Value {
    guard !FailureReporter.shouldSkip else { return fallback() }
    let value = run.read(at: site, lettingAnimationsEnd: lettingAnimationsEnd) {
      body(QueryEvaluation(application: self, tree: $0))
    }
    guard let value else {
      Probe.note(.element(self), .notRunning)
      if let failure { miss(failure(), at: site) }
      return fallback()
    }
    if let problem = PredicateTrouble.take() { AutomationFailure(message: problem.description).report(at: site) }
    return value
  }

  /// Reports that an element could not be told, or notes it where the test only asks whether something has come true.
  func miss(_ failure: @autoclosure () -> AutomationFailure, at site: CallSite?) {
    guard !Probe.isActive else { return Probe.noteMiss() }
    failure().report(at: site)
  }
}
