import ItemApp
import Testing
import UnderstudyTesting

@testable import harness

@MainActor
@Suite("Flows of the harness command")
struct FlowTests {
  @Test("Every flow passes", arguments: SampleApp.allCases)
  func flows(app: SampleApp) {
    #expect(app.flows.count >= 2)
    for flow in app.flows {
      var seen: [String] = []
      let result = FlowRun.run(flow) { seen.append($0.name) }
      #expect(result.failureCount == 0, "\(flow.name): \(result.steps.flatMap(\.problems))")
      #expect(seen == result.steps.map(\.name))
      #expect(result.tree.hasPrefix(" →Application"))
    }
  }

  /// A tap on nothing, a check that does not hold, one that does, and a value that is another.
  private let failing = Flow("Failing") { flow in
    let app = flow.launch("ContentView") { XCUIApplication { ContentView(viewModel: ItemViewModel(items: [])) } }
    flow.step("tap nothing") { app.buttons["Nothing"].tap() }
    flow.check("this does not hold", app.buttons["Nothing"].exists)
    flow.check("this holds", app.buttons["Remove Last"].exists)
    flow.check("this is another", app.buttons["Remove Last"].label, is: "Add")
  }

  @Test("A step fails with the automation's message, a check with its own")
  func failures() {
    let result = FlowRun.run(failing)
    #expect(result.steps.map { $0.problems.isEmpty } == [true, false, false, true, false])
    #expect(result.failureCount == 3)
    #expect(result.steps[1].problems.first?.hasPrefix("Failed to tap \"Nothing\" Button: ") == true)
    #expect(result.steps[2].problems == ["expected this to be so, but it is not"])
    #expect(result.steps[4].problems == ["expected Add, got Remove Last"])
  }

  @Test("A report prints failures where they occur, and counts them")
  func report() throws {
    var lines: [String] = []
    let report = FlowReport { lines.append($0) }
    report.run(failing)
    report.finish()
    #expect(report.failureCount == 3)
    let missing = try #require(lines.firstIndex(of: "    ✗ this does not hold"))
    #expect(lines[missing + 1] == "        expected this to be so, but it is not")
    #expect(lines[missing + 2] == "    ✓ this holds")
    #expect(lines.last?.hasPrefix("1 flows, 5 steps, 3 failures in ") == true)
  }

  @Test("A failure after the last step is reported too")
  func lateFailure() {
    let flow = Flow("Late") { flow in
      let app = flow.launch("ContentView") { XCUIApplication { ContentView(viewModel: ItemViewModel(items: [])) } }
      app.buttons["Nothing"].tap()
    }
    #expect(FlowRun.run(flow).failureCount == 1)
  }

  @Test(
    "The summary is one line of counts and the time",
    arguments: [
      (.microseconds(380), "17 flows, 120 steps, 0 failures in 0.38 ms"),
      (.microseconds(3240), "17 flows, 120 steps, 0 failures in 3.2 ms"),
      (.milliseconds(999), "17 flows, 120 steps, 0 failures in 999.0 ms"),
      (.milliseconds(1230), "17 flows, 120 steps, 0 failures in 1.2 s"),
    ] as [(Duration, String)])
  func summary(time: Duration, line: String) {
    #expect(FlowReport.summary(flows: 17, steps: 120, failures: 0, time: time) == line)
  }
}
