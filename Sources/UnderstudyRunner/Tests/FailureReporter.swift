import Testing
import UnderstudyCore
import UnderstudyTime

/// Takes each failure once to the framework whose test is running, and to no other.
///
/// With Swift 6.3 neither framework gets the other's failures: an `XCTFail` in a Swift Testing test is lost, and the reverse. Newer
/// ones pass them on. What is reported here needs no passing on, so it comes once in both.
package enum FailureReporter {
  /// Receives the failures of the calling task in place of the framework.
  @TaskLocal package static var capture: FailureCapture?
  /// Whether a failure or a warning is being recorded that explains itself.
  @TaskLocal package static var isReporting = false

  /// Records a failure of the running test.
  ///
  /// Where no test is running, as in a task that outlives its test, the message goes to standard error and is reported
  /// again when the session it belongs to ends.
  ///
  /// - Parameters:
  ///   - message: what was asked, what was found, what is close, what to do.
  ///   - location: the caller's place; nil for the declaration of the running test.
  ///   - owner: the test that it is about, for code that knows of none, as a detached task of Swift Testing.
  ///   - endsTest: whether a test that can be left in the middle ends, whatever it has asked for.
  package static func report(
    _ message: String, at location: CallPlace? = nil, of owner: TestRun? = nil, endsTest: Bool = false
  ) {
    if let capture { return capture.take(TestMessage(message: message, location: location)) }
    if let test = Test.current {
      // The seeds of a trait are added by the trait.
      let text = ([message] + TestRun.current.replays).joined(separator: "\n")
      MainThread.runForTask { TestRun.current.noteReport(ofRead: endsTest) }
      record(text, at: location, of: test)
    } else if let running = TestRun.ofXCTest {
      running.record(message, at: location, endsTest: endsTest)
    } else if let owner = owner ?? TestRun.ofCallingTask, let test = owner.test {
      if owner.act({ report(message, at: location) }) { return }
      // The framework does not accept the owner of the issue; the issue still fails the run.
      record("\(owner.name): \(message)", at: location, of: test)
    } else {
      keepForLater(message, at: location)
    }
  }

  /// Records a failure of something that the running test has asked for, also in the logs of its apps, which then show what came
  /// before and after.
  ///
  /// - Parameters:
  ///   - message: as above; a log has its first line.
  ///   - site: the test's call.
  ///   - endsTest: as above.
  @MainActor package static func fail(_ message: String, at site: CallSite?, endsTest: Bool = false) {
    let headline = String(message.prefix { !$0.isNewline })
    let test = TestRun.current
    for host in Host.running where test.includes(host.session) { host.events.record(.failure(headline)) }
    report(message, at: site?.location, endsTest: endsTest)
  }

  private static func record(
    _ text: String, at location: CallPlace? = nil, of test: Test, isFailure: Bool = true
  ) {
    $isReporting.withValue(true) {
      _ = Issue.record(
        Comment(rawValue: GitHubAnnotation.printable(text)), severity: isFailure ? .error : .warning,
        sourceLocation: location?.forSwiftTesting ?? test.sourceLocation)
    }
  }

  /// Records an error that the running test of Swift Testing has thrown, with what explains it, at the line of the call.
  ///
  /// - Returns: False where neither is known.
  @MainActor package static func record(thrown error: any Error) -> Bool {
    let thrower = (error as? any PlacedError)?.place
    let explanation = thrower == nil ? AssertionExplanation.texts?.ofThrown : nil
    let place = thrower ?? explanation.flatMap { _ in TestRun.current.lastCall }
    guard let place = place?.forSwiftTesting else { return false }
    $isReporting.withValue(true) {
      _ = Issue.record(
        error, explanation.map { Comment(rawValue: GitHubAnnotation.printable($0)) }, sourceLocation: place)
    }
    return true
  }

  /// Reports something that fails nothing: a warning of Swift Testing, elsewhere a line of standard error.
  static func warn(_ message: String) {
    if let capture { return capture.take(TestMessage(message: message, isFailure: false)) }
    if let test = Test.current {
      record(message, of: test, isFailure: false)
    } else {
      StandardError.write(["warning: \(message)"])
    }
  }

  // MARK: - Without a test

  private static let unreported = Guarded<[ObjectIdentifier?: [String]]>([:])

  static func keepForLater(_ message: String, at location: CallPlace?) {
    let text = location.map { "\(message)\n(at \($0.text), outside of a test)" } ?? "\(message)\n(outside of a test)"
    StandardError.write([text])
    let session = Caller.app.map { ObjectIdentifier($0) }
    unreported.withLock { $0[session, default: []].append(text) }
  }

  /// Reports what the end of an app has shown, which may come when no test is running.
  ///
  /// - Parameters:
  ///   - message: what was found.
  ///   - isFailure: false for a warning.
  ///   - record: the test that the app belongs to.
  static func reportEnd(_ message: String, isFailure: Bool, of record: TestRun) {
    guard capture == nil, Test.current == nil, let test = record.test else {
      return isFailure ? report(message) : warn(message)
    }
    if record.keep(TestMessage(message: message, isFailure: isFailure)) { return }
    // The end of an application object is not part of its test any more; a failure still fails the run.
    Self.record("\(record.name): \(message)", of: test, isFailure: isFailure)
  }

  /// Reports what came from a session while no test was running, and what came from no session at all.
  static func reportLate(from session: ExecutionSession, of record: TestRun) {
    let messages = unreported.withLock { texts in
      (texts.removeValue(forKey: ObjectIdentifier(session)) ?? []) + (texts.removeValue(forKey: nil) ?? [])
    }
    for message in messages {
      if capture != nil || TestRun.currentTest != nil || record.test != nil {
        reportEnd(message, isFailure: true, of: record)
      }
    }
  }
}
