import UnderstudyCore
import UnderstudyTime
import XCTest

extension XCTestCase {
  /// Waits for expectations on the clock of the app under test; fails the test if they are not fulfilled.
  ///
  /// - Parameters:
  ///   - expectations: What to wait for; predicates on elements and queries are evaluated after everything that
  ///     happens.
  ///   - timeout: The longest wait, in seconds of the app's clock.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    wait(for: expectations, timeout: timeout, inOrder: false, at: .source(CallPlace(file, line)))
  }

  /// Waits for expectations on the clock of the app under test, in the order in which they are given or in any; fails
  /// the test if they are not fulfilled, or not in that order.
  ///
  /// The place of the call is looked up, as with parameters for it this would be no shorter than XCTest's own (F-121).
  @inline(never)
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool) {
    wait(for: expectations, timeout: timeout, inOrder: enforceOrder, at: .init(.ofCaller()))
  }

  /// Waits for expectations without end, in the order in which they are given or in any, as Apple's method of this name does.
  @inline(never)
  public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
    wait(for: expectations, timeout: .infinity, inOrder: enforceOrder, at: .init(.ofCaller()))
  }

  private func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, inOrder: Bool, at place: WorkOrigin.Place
  ) {
    // A waiter without a delegate does not report: we report the failure, with the app's state.
    let result = XCTWaiter().waitInSession(for: expectations, timeout: timeout, inOrder: inOrder, at: place)
    guard let result, result != .completed else { return }
    WaitFailure.report(result, expectations, timeout: timeout, at: place.location)
  }

  /// Waits for expectations on the clock of the app under test, without blocking the main thread; fails the test where
  /// they are not fulfilled.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await fulfillment(of: expectations, timeout: timeout, inOrder: false, at: CallPlace(file, line))
  }

  /// Waits for expectations without end and without blocking the main thread, as Apple's method of this name does; fails the test
  /// where they are fulfilled in another order than the one that is asked for.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await fulfillment(of: expectations, timeout: .infinity, inOrder: enforceOrder, at: CallPlace(file, line))
  }

  /// Waits for expectations on the clock of the app under test without blocking the main thread, in the order in which they are
  /// given or in any; fails the test where they are not fulfilled, or not in that order.
  ///
  /// - Parameter file: The caller's file, in which the line is looked up (F-121).
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString = #filePath
  ) async {
    let place = await CallPlace.ofAwaitingCaller(in: "\(file)")
    await fulfillment(
      of: expectations, timeout: timeout, inOrder: enforceOrder,
      at: place ?? CallPlace(file, 1))
  }

  private nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, inOrder: Bool, at place: CallPlace
  ) async {
    let waiter = XCTWaiter()
    let result = await waiter.fulfillmentInSession(of: expectations, timeout: timeout, inOrder: inOrder, at: place)
    if let result { await WaitFailure.reportAsync(result, expectations, timeout: timeout, at: place) }
  }

  // MARK: - Expectations of the test case

  // With parameters for the caller's place these would be no shorter than XCTest's own, and calls ambiguous. So the place
  // is looked up on the stack.

  /// Makes an expectation that a predicate comes true, for ``waitForExpectations(timeout:handler:)``.
  ///
  /// - Parameters:
  ///   - predicate: What must hold.
  ///   - object: What it is evaluated with, as an element or a query.
  ///   - handler: Called when the predicate holds; the expectation is fulfilled if it returns true.
  @discardableResult @inline(never)
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any? = nil, handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object, file: "", line: 0)
    expectation.handler = handler
    return PendingExpectations.add(expectation, to: self, at: .ofCaller())
  }

  /// Makes an expectation that is fulfilled by the test's own code, for ``waitForExpectations(timeout:handler:)``.
  ///
  /// To fulfil it more often than it expects fails the test, unless `assertForOverFulfill` is set to false.
  @discardableResult
  @inline(never) public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description, file: "", line: 0)
    // Apple's page "assertForOverFulfill": true for what a test case makes, false for what a test makes by itself.
    expectation.assertForOverFulfill = true
    return PendingExpectations.add(expectation, to: self, at: .ofCaller())
  }

  /// Makes an expectation that a notification is posted to a center, for ``waitForExpectations(timeout:handler:)``.
  @discardableResult @inline(never)
  public func expectation(
    forNotification notificationName: Notification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter = .default, handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(
      name: notificationName, object: object, notificationCenter: notificationCenter, file: "", line: 0)
    expectation.handler = handler
    return PendingExpectations.add(expectation, to: self, at: .ofCaller())
  }

  /// Waits for all expectations that the test case made, on the clock of the app under test; fails the test where they
  /// are not fulfilled.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds of the app's clock.
  ///   - handler: Called at the end of the wait, with an error where it failed.
  @inline(never)
  public func waitForExpectations(
    timeout: TimeInterval, handler: XCWaitCompletionHandler? = nil
  ) {
    let expectations = PendingExpectations.take(from: self)
    let place = WorkOrigin.Place(.ofCaller())
    guard !expectations.isEmpty else { return WaitRules.report(WaitRules.waitsForNothing, at: place.location) }
    let result = XCTWaiter().waitInSession(for: expectations, timeout: timeout, at: place)
    if let result, result != .completed {
      WaitFailure.report(result, expectations, timeout: timeout, at: place.location)
    }
    handler?(result == .completed ? nil : XCTestError(.timeoutWhileWaiting))
  }
}

/// The expectations that test cases made and did not wait for yet.
enum PendingExpectations {
  private struct Entry {
    let testCase: ObjectIdentifier
    let expectation: XCTestExpectation
    let place: CallTrace?
  }

  private static let entries = Guarded(unchecked: [Entry]())

  static func add(
    _ expectation: XCTestExpectation, to testCase: XCTestCase, at place: CallTrace?
  ) -> XCTestExpectation {
    let entry = Entry(testCase: ObjectIdentifier(testCase), expectation: expectation, place: place)
    entries.withUncheckedLock { $0.append(entry) }
    return expectation
  }

  static func take(from testCase: XCTestCase) -> [XCTestExpectation] { takeEntries(of: testCase).map(\.expectation) }

  private static func takeEntries(of testCase: XCTestCase) -> [Entry] {
    let identity = ObjectIdentifier(testCase)
    return entries.withUncheckedLock { entries in
      defer { entries.removeAll { $0.testCase == identity } }
      return entries.filter { $0.testCase == identity }
    }
  }

  /// A wait has begun for them, by the test case or by a waiter.
  static func drop(_ expectations: [XCTestExpectation]) {
    entries.withUncheckedLock { entries in
      guard !entries.isEmpty else { return }
      entries.removeAll { entry in expectations.contains { $0 === entry.expectation } }
    }
  }

  /// At the end of a test: an expectation that was never waited for is a mistake of the test.
  static func finish(_ testCase: XCTestCase) {
    let forgotten = takeEntries(of: testCase)
    guard !forgotten.isEmpty else { return }
    MainThread.run {
      let message = FailureWording.unwaited(forgotten.map { ExpectationWait.describe($0.expectation) })
      FailureReporter.report(message, at: forgotten.last?.place?.place)
    }
  }
}

/// Reports a wait that failed, at the line of its call.
enum WaitFailure {
  static func report(
    _ result: XCTWaiter.Result, _ expectations: [XCTestExpectation], timeout: TimeInterval,
    at location: CallPlace?
  ) {
    guard result != .completed, !FailureReporter.shouldSkip else { return }
    let ending = UncheckedSendable(result)
    MainThread.runForTask { report(ending, expectations, timeout: timeout, at: location) }
  }

  static func reportAsync(
    _ result: XCTWaiter.Result, _ expectations: [XCTestExpectation], timeout: TimeInterval,
    at location: CallPlace?
  ) async {
    guard result != .completed, !FailureReporter.shouldSkip else { return }
    await report(UncheckedSendable(result), expectations, timeout: timeout, at: location)
  }

  @MainActor private static func report(
    _ ending: UncheckedSendable<XCTWaiter.Result>, _ expectations: [XCTestExpectation], timeout: TimeInterval,
    at location: CallPlace?
  ) {
    let message =
      switch ending.value {
      case .timedOut: ExpectationWait.timedOut(expectations, timeout: timeout)
      case .invertedFulfillment: ExpectationWait.inverted(expectations)
      case .incorrectOrder: ExpectationWait.disordered(expectations)
      case .interrupted: FailureWording.interrupted(expectations.map(ExpectationWait.describe))
      case let other: FailureWording.wait(endedAs: "\(other)", expectations.map(ExpectationWait.describe))
      }
    FailureReporter.report(message, at: location)
  }
}
