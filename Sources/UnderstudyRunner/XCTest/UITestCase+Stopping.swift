import Synchronization
import Testing
import UnderstudyCore
import UnderstudyTime
import XCTest

/// How far a test is that may end in the middle.
struct StoppingState {
  /// The parts of a test, in their order; ``tearDown`` is teardown blocks, `tearDown` and the apps' end.
  enum Part: Comparable { case setUp, method, tearDown, over }

  var part = Part.setUp
  /// What `continueAfterFailure` was set to, negated.
  var endsAtFailure = false
  /// Whether the failure that is about to be recorded ends the test in any case.
  var endsAtNextFailure = false
  /// Whether a failure was recorded that ends the test.
  var isStopped = false
  /// Whether `recordFailure(withDescription:inFile:atLine:expected:)` is on the main thread's stack.
  var isRecording = false
  /// How often the test has called automation since then.
  var callsSinceStop = 0
  /// Where on the stack the part of the test begins that runs.
  var begin: UInt?
  /// What the test had read when it threw an error.
  var explanationOfThrown: String?

  /// Whether a failure has ended the test before its tearing down.
  var endedEarly: Bool { isStopped && part >= .tearDown }
}

/// The end of a test at its first failure.
///
/// XCTest on Linux cannot leave a test method. So `setUp` and the method run on stacks of their own, which are not returned to
/// after the failure. Where a caller has to come to its end, as an app's code, a block of a queue or a task, the test ends as
/// soon as such a call of automation returns, or at the next one. A task of the test is cancelled.
extension UITestCase {
  /// The test whose code runs on the innermost stack. Used on XCTest's main thread only.
  nonisolated(unsafe) private static var onStack: UITestCase?
  /// Whether a failure that ends its test has come where that was not possible.
  fileprivate static let pending = Atomic(false)
  private static let hasWarned = Atomic(false)
  /// Whether a failure has ended any test so far: each call of automation asks, and in most processes it has not.
  fileprivate static let isAnyStopped = Atomic(false)

  /// XCTest's method that runs teardown blocks and all `tearDown` methods. It is not public.
  private static let tearDownSequence =
    "$s6XCTest0A4CaseC23performTearDownSequence33_3BE257A46ADB477C7BF2D39968B39F9DLLyyF"
  private static let hasTearDownSequence = LayoutFact(
    "a function of XCTest's that tears a test down", without: "tests continue after a failure in `setUp`"
  ) {
    SeparateStack.call(tearDownSequence, of: nil)
  }

  // MARK: - Parts of a test

  /// Runs all of a test by XCTest; where `setUp` is left, teardown blocks and `tearDown` follow all the same.
  func runWhole(_ invoke: @escaping () -> Void) {
    guard Self.hasTearDownSequence.holds else { return invoke() }
    guard runStoppably(invoke) == .left else { return }
    beginTearDown()
    _ = SeparateStack.call(Self.tearDownSequence, of: self)
  }

  /// Runs the test's method; what it throws after the failure that ends the test is no failure.
  func runMethod(_ method: @escaping () throws -> Void) throws {
    stopping.part = max(stopping.part, .method)
    var thrown: (any Error)?
    if !isStopped {
      _ = runStoppably {
        do {
          try method()
        } catch {
          thrown = error
          if MainThread.isCurrent {
            self.stopping.explanationOfThrown = assumeMain { AssertionExplanation.texts?.ofThrown }
          }
        }
      }
    }
    beginTearDown()
    if let thrown, !stopping.endedEarly { try record(thrown: thrown) }
  }

  private func runStoppably(_ part: @escaping () -> Void) -> SeparateStack.Outcome {
    let (outer, outerBegin) = (Self.onStack, stopping.begin)
    Self.onStack = self
    defer { (Self.onStack, stopping.begin) = (outer, outerBegin) }
    let marked = {
      self.stopping.begin = understudy_frame_of_caller()
      part()
    }
    let outcome = SeparateStack.run(marked)
    if outcome == .notRun { marked() }
    return outcome
  }

  private func beginTearDown() {
    stopping.part = max(stopping.part, .tearDown)
    Self.pending.store(false, ordering: .relaxed)
    // What the method has read retains its apps, and blocks of the tear down check what is left.
    MainThread.run { TestRun.current.forgetReads() }
    guard stopping.isStopped else { return }
    TestRun.ofXCTest?.endRunningSteps()
    stopping.isRecording = false
    stopping.endsAtNextFailure = false
    // What the rest of the test would have brought about did not come.
    for expectation in expectedFailures { expectation.hasCome = true }
    _ = PendingExpectations.take(from: self)
    // A monitor's code was left, too, and a wait.
    MainThread.run {
      for run in TestRun.current.runs { run.isInterrupted = false }
      XCTestWait.endCurrent()
      ExpectationWait.endAll()
    }
  }

  // MARK: - Failures

  /// Whether the test has failed and is to end, so that nothing of it may have an effect any more.
  var isStopped: Bool { stopping.isStopped && !stopping.endedEarly }

  /// Notes a failure that was recorded, and ends the test if it asks for that.
  func noteFailure() {
    guard stopping.endsAtFailure || stopping.endsAtNextFailure, stopping.part < .tearDown else { return }
    stopping.endsAtNextFailure = false
    // A test that is skipped in `setUp` continues with its `tearDown`, unnoticed.
    if stopping.part == .setUp, wasSkipped { return stopping.part = .tearDown }
    stopping.isStopped = true
    Self.isAnyStopped.store(true, ordering: .relaxed)
    if !stopping.isRecording { endIfStopped() }
  }

  /// Ends the test where it has failed and is to end.
  ///
  /// Returns where it continues; or where it cannot be left here, so that the caller must do nothing: the task, if it is the
  /// test's, is then cancelled.
  func endIfStopped() {
    guard isStopped else { return }
    if MainThread.isCurrent, Self.onStack === self, assumeMain({ !Probe.isActive }) { SeparateStack.leave() }
    Self.pending.store(true, ordering: .relaxed)
    if Caller.app == nil { withUnsafeCurrentTask { $0?.cancel() } }
    stopping.callsSinceStop += 1
    // Such calls do nothing: a loop over them is not to be taken for a hang before its end.
    if stopping.callsSinceStop.isMultiple(of: ProgressLimits.turns) { TestUnderWay.noteStep() }
    if stopping.callsSinceStop == ProgressLimits.steps {
      EndOfProcess.inLoop(name, at: TestRun.ofXCTest?.lastCall)
    }
    guard SeparateStack.leftBytes > 0, !SeparateStack.isPossible else { return }
    if !Self.hasWarned.exchange(true, ordering: .relaxed) { FailureReporter.warn(FailureWording.tooManyStopped) }
  }

  /// Makes the test end at its next call of automation, where it has failed and is to end.
  func endSoonIfStopped() {
    if isStopped { Self.pending.store(true, ordering: .relaxed) }
  }

  /// Records a failure that ends the test whatever it has asked for, if its code can be left and the failure is not expected.
  func endingTheTest(_ record: () -> Void) {
    guard MainThread.isCurrent, Self.onStack === self else { return record() }
    stopping.endsAtNextFailure = stopping.part < .tearDown && SeparateStack.hasOnlyOwnCallers
    record()
    stopping.endsAtNextFailure = false
  }

  /// XCTest has no public property that says whether a test was skipped.
  private var wasSkipped: Bool { privateValue("skip", of: self) is XCTSkip }
}

extension FailureReporter {
  /// Whether the running test has failed and asked to end at its first failure.
  ///
  /// If the test can be left, this does not return. Elsewhere, as in an `async` method, calls of automation return at once
  /// (F-43). Only ``UITestCase`` remembers `continueAfterFailure`.
  package static var shouldSkip: Bool {
    guard UITestCase.isAnyStopped.load(ordering: .relaxed), let running = TestRun.ofXCTest?.uiTestCase,
      running.isStopped, capture == nil, Test.current == nil
    else { return false }
    Pause.beforeLeaving()
    running.endIfStopped()
    return true
  }

  /// Whether a failure has come that ends the running test, which could not end at once; costs next to nothing.
  @inline(__always) package static var isEndPending: Bool { UITestCase.pending.load(ordering: .relaxed) }

  /// Ends the running test where it has failed meanwhile; to be called where a call of automation returns.
  @inline(__always) package static func endTestIfPending() { if isEndPending { _ = shouldSkip } }
}
