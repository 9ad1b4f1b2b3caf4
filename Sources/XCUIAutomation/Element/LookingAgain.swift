import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

// XCUITest looks three times, about a second apart, before an action or the reading of an attribute fails, as
// public logs show. Here the app's clock moves as far, and the first look that finds the element ends it (F-45).

extension XCUIElement {
  /// Reads the element, and looks again for a moment if it is not found.
  ///
  /// - Parameters:
  ///   - site: Where a failure is reported.
  ///   - fallback: The result if the app does not run, or if the test has failed and must not continue.
  ///   - failure: What to report where the app does not run; nil for nothing.
  ///   - found: Answers from the element.
  ///   - missed: Answers, and reports, at the last look.
  func look<Value>(
    at site: CallSite?, otherwise fallback: Value, elseFail failure: (() -> AutomationFailure)? = nil,
    found: (Element, QueryEvaluation) -> Value, missed: (AutomationFailure.Finding) -> Value
  ) -> Value {
    guard MainThread.isCurrent else {
      return MainThread.wait { look(at: site, otherwise: fallback, elseFail: failure, found: found, missed: missed) }
    }
    // Whether time may pass is asked only where nothing is found: most looks find their element.
    var isLast = false
    while true {
      let value = application.read(at: site, otherwise: Value?.some(fallback), elseFail: failure) { evaluation in
        switch resolution(in: evaluation) {
        case .found(let element): return .some(found(element, evaluation))
        case .none: return isLast ? .some(missed(.none(evaluation))) : nil
        case .several: return isLast ? .some(missed(.several(evaluation))) : nil
        }
      }
      if let value { return value }
      isLast = true
      if application.looksAgain { application.lookAgain { isFound } }
    }
  }

  /// Whether there is the one element that is meant.
  private var isFound: Bool {
    application.read(at: site, otherwise: false) { evaluation in
      if case .found = resolution(in: evaluation) { true } else { false }
    }
  }
}

extension XCUIApplication {
  /// Whether time may pass before something that cannot be done fails: in a wait or a query it may not.
  var looksAgain: Bool {
    guard !Probe.isActive, !run.isWaiting, !run.isReading, let host, host.isRunning else { return false }
    return host.configuration.profile.retryWindow > .zero && !session.isClockManual
  }

  /// Runs the app until a condition holds, but no longer than its profile says.
  @discardableResult
  func lookAgain(until condition: () -> Bool) -> Bool {
    let window = host?.configuration.profile.retryWindow ?? .zero
    return session.run(until: { run.looking { Probe.holds(condition) } }, timeout: window)
  }
}
