import SwiftUI
import UnderstudyTesting

/// One run of a flow: carries out its steps, measures them, and reports each when it is done.
@MainActor
final class FlowRun {
  private var steps: [FlowStep] = []
  private var application: XCUIApplication?
  private let capture = FailureCapture()
  private let onStep: (FlowStep) -> Void
  private var reported = 0

  private init(onStep: @escaping (FlowStep) -> Void) { self.onStep = onStep }

  /// Runs a flow from the launch of its app to the app's end.
  ///
  /// Failures of automation are taken from the test framework, as there is no test, and belong to the step they occur in.
  ///
  /// - Parameter onStep: Called after each step.
  static func run(_ flow: Flow, onStep: @escaping (FlowStep) -> Void = { _ in }) -> FlowResult {
    let run = FlowRun(onStep: onStep)
    return FailureReporter.$capture.withValue(run.capture) {
      flow.steps(run)
      let tree = run.application?.elementTree ?? ""
      run.application?.terminate()
      if run.capture.messages.count > run.reported { run.step("come to an end") {} }
      return FlowResult(steps: run.steps, tree: tree)
    }
  }

  /// Launches the app that the flow is about, as a step.
  ///
  /// - Parameters:
  ///   - name: What is launched.
  ///   - make: Makes the application object, which launches it.
  func launch(_ name: String, _ make: @MainActor () -> XCUIApplication) -> XCUIApplication {
    let application = measured("launch \(name)") { (make(), nil) }
    self.application = application
    return application
  }

  /// Launches an app under the name of its type, as a step.
  func launch(_ app: (some App).Type) -> XCUIApplication { launch("\(app)") { XCUIApplication(app) } }

  /// Does something to the app.
  func step(_ name: String, _ action: @MainActor () -> Void) {
    measured(name) { (action(), nil) }
  }

  /// Checks that something holds.
  func check(_ name: String, _ condition: @autoclosure @MainActor () -> Bool) {
    measured(name) { ((), condition() ? nil : "expected this to be so, but it is not") }
  }

  /// Checks that a value is as expected; the failure shows both.
  func check<Value: Equatable>(_ name: String, _ actual: @autoclosure @MainActor () -> Value, is expected: Value) {
    measured(name) {
      let actual = actual()
      return ((), actual == expected ? nil : "expected \(expected), got \(actual)")
    }
  }

  @discardableResult
  private func measured<Value>(_ name: String, _ body: @MainActor () -> (value: Value, problem: String?)) -> Value {
    let clock = ContinuousClock()
    let start = clock.now
    let (value, problem) = body()
    let time = clock.now - start
    let messages = capture.messages
    let step = FlowStep(
      name: name, time: time, problems: messages.dropFirst(reported) + (problem.map { [$0] } ?? []))
    reported = messages.count
    steps.append(step)
    onStep(step)
    return value
  }
}
