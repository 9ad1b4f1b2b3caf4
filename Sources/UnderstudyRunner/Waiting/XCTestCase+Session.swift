import Foundation
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
    wait(for: expectations, timeout: timeout, inOrder: false, at: .known(SourceLocation(file, line)))
  }

  /// Waits for expectations on the clock of the app under test, in the order in which they are given or in any; fails
  /// the test if they are not fulfilled, or not in that order.
  ///
  /// The place of the call is looked up, as with parameters for it this would be no shorter than XCTest's own (F-121).
  @inline(never)
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool) {
    wait(for: expectations, timeout: timeout, inOrder: enforceOrder, at: .call(.ofCaller()))
  }

  /// Waits for expectations without end, in the order in which they are given or in any, as Apple's method of this name does.
  @inline(never)
  public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
    wait(for: expectations, timeout: .infinity, inOrder: enforceOrder, at: .call(.ofCaller()))
  }

  private func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, inOrder: Bool, at place: WaitPlace
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
    await fulfillment(of: expectations, timeout: timeout, inOrder: false, at: SourceLocation(file, line))
  }

  /// Waits for expectations without end and without blocking the main thread, as Apple's method of this name does; fails the test
  /// where they are fulfilled in another order than the one that is asked for.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await fulfillment(of: expectations, timeout: .infinity, inOrder: enforceOrder, at: SourceLocation(file, line))
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
      at: place.map { SourceLocation($0) } ?? SourceLocation(file, 1))
  }

  private nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, inOrder: Bool, at place: SourceLocation
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

  /// Makes an expectation that a notification is posted, for ``waitForExpectations(timeout:handler:)``.
  @discardableResult @inline(never)
  public func expectation(
    forNotification notificationName: Notification.Name, object: Any? = nil,
    handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(name: notificationName, object: object, file: "", line: 0)
    expectation.handler = handler
    return PendingExpectations.add(expectation, to: self, at: .ofCaller())
  }

  /// Makes an expectation that a notification is posted to a center, for ``waitForExpectations(timeout:handler:)``.
  @discardableResult @inline(never)
  public func expectation(
    forNotification notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter,
    handler: XCTNSNotificationExpectation.Handler? = nil
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
    let place = WaitPlace.call(.ofCaller())
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
      FailureReporter.report(message, at: forgotten.last?.place.flatMap(SourceLocation.init))
    }
  }
}

/// Reports a wait that failed, at the line of its call.
enum WaitFailure {
  static func report(
    _ result: XCTWaiter.Result, _ expectations: [XCTestExpectation], timeout: TimeInterval,
    at location: SourceLocation?
  ) {
    guard result != .completed, !FailureReporter.shouldSkip else { return }
    let ending = Ending(result)
    MainThread.runForTask { report(ending, expectations, timeout: timeout, at: location) }
  }

  static func reportAsync(
    _ result: XCTWaiter.Result, _ expectations: [XCTestExpectation], timeout: TimeInterval,
    at location: SourceLocation?
  ) async {
    guard result != .completed, !FailureReporter.shouldSkip else { return }
    await report(Ending(result), expectations, timeout: timeout, at: location)
  }

  private enum Ending {
    case timedOut, inverted, disordered, interrupted
    case other(String)

    init(_ result: XCTWaiter.Result) {
      switch result {
      case .timedOut: self = .timedOut
      case .invertedFulfillment: self = .inverted
      case .incorrectOrder: self = .disordered
      case .interrupted: self = .interrupted
      default: self = .other("\(result)")
      }
    }
  }

  @MainActor private static func report(
    _ ending: Ending, _ expectations: [XCTestExpectation], timeout: TimeInterval, at location: SourceLocation?
  ) {
    let message =
      switch ending {
      case .timedOut: ExpectationWait.timedOut(expectations, timeout: timeout)
      case .inverted: ExpectationWait.inverted(expectations)
      case .disordered: ExpectationWait.disordered(expectations)
      case .interrupted: FailureWording.interrupted(expectations.map(ExpectationWait.describe))
      case .other(let name): FailureWording.wait(endedAs: name, expectations.map(ExpectationWait.describe))
      }
    FailureReporter.report(message, at: location)
  }
}
