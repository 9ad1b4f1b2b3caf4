import SwiftUI
import Testing

@MainActor
@Suite("Evaluations of bodies, awaited")
struct BodyEvaluationsTests {
  @Test("State: the body runs twice, as opening the sheet reads only its binding (SEM-034)")
  func state() async throws {
    let app = XCUIApplication { CounterModel() }
    for await (index, view) in app.bodyEvaluations(of: CounterModel.self).prefix(2) {
      switch index {
      case 0:
        #expect(view.counter == 0)
        view.increase()
      case 1:
        #expect(view.counter == 1)
        view.showSheet()
      default: break
      }
    }
    #expect(app.staticTexts["This is sheet"].exists)
    #expect(
      app.bodyRuns(of: CounterModel.self).map(\.description) == [
        "CounterModel: @self, @identity, _sheetShown, _counter changed.", "CounterModel: _counter changed.",
      ])
  }

  @Test("An observable model: the body runs three times, as the sheet's binding reads the model's property")
  func model() async throws {
    let app = XCUIApplication { CounterView() }
    for await (index, view) in app.bodyEvaluations(of: CounterView.self).prefix(2) {
      switch index {
      case 0:
        #expect(view.vm.counter == 0)
        view.vm.increase()
      case 1:
        #expect(view.vm.counter == 1)
        view.vm.showSheet()
      default: break
      }
    }
    #expect(app.staticTexts["This is sheet"].exists)
    #expect(
      app.bodyRuns(of: CounterView.self).map(\.description) == [
        "CounterView: @self, @identity, _vm changed.", "CounterView: @dependencies changed.",
        "CounterView: @dependencies changed.",
      ])
    #expect(app.bodyCount(of: CounterView.self) == 3)
  }

  @Test("Without an app object, evaluations are recorded from the call, and none is lost before the first await")
  func fromNowOn() async throws {
    let app = XCUIApplication { CounterModel() }
    let evaluations = CounterModel.bodyEvaluations()
    app.buttons["Increase"].tap()
    app.buttons["Increase"].tap()
    var seen: [Int] = []
    for await (index, _) in evaluations.prefix(2) { seen.append(index) }
    #expect(seen == [0, 1])
  }

  @Test("An emitted view is inspected where it is mounted")
  func inspecting() async throws {
    let app = XCUIApplication { CounterModel() }
    for await (index, view) in app.bodyEvaluations(of: CounterModel.self).prefix(2) {
      switch index {
      case 0:
        _ = try view.inspect().find(text: "The counter value is 0")
        try view.inspect().find(button: "Increase").tap()
      case 1:
        _ = try view.inspect().find(text: "The counter value is 1")
        try view.inspect().find(button: "Show sheet").tap()
        for await (_, sheet) in CounterSheet.bodyEvaluations().prefix(1) {
          _ = try sheet.inspect().find(text: "This is sheet")
        }
      default: break
      }
    }
    #expect(app.bodyCount(of: CounterSheet.self) == 1)
  }

  @Test("Waiting for an evaluation jumps the clock to the timer that brings it")
  func waiting() async throws {
    let app = XCUIApplication { CounterScreen() }
    app.buttons["Add later"].tap()
    var indices: [Int] = []
    for await (index, _) in app.bodyEvaluations(of: CounterScreen.self).prefix(2) { indices.append(index) }
    #expect(indices == [0, 1])
    #expect(app.clock.now == .seconds(2))
  }

  @Test("The sequence ends when its task is cancelled")
  func cancellation() async {
    let app = XCUIApplication { CounterModel() }
    let evaluations = app.bodyEvaluations(of: CounterModel.self)
    let task = Task { @MainActor in
      var count = 0
      for await _ in evaluations { count += 1 }
      return count
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == 1)
  }

  @Test("A wait for an evaluation that never comes ends, and says what the app waits for")
  func inVain() async {
    let app = XCUIApplication { CounterModel() }
    app.clock.realTimeLimit = .zero
    let capture = FailureCapture()
    var indices: [Int] = []
    await FailureReporter.$capture.withValue(capture) {
      for await (index, view) in app.bodyEvaluations(of: CounterModel.self).prefix(3) {
        indices.append(index)
        if index == 0 { view.increase() }
      }
    }
    #expect(indices == [0, 1])
    #expect(
      capture.failures.map(\.message) == [
        """
        Waited in vain for evaluation 2 of the body of CounterModel; there were 2 since the sequence was made.
        \(app.clock.busyReport)
        """
      ])
    #expect(capture.failures.first?.location?.file.hasSuffix("BodyEvaluationsTests.swift") == true)
  }
}
