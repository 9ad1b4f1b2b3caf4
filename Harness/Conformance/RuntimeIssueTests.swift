import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Runtime issues")
struct RuntimeIssueTests {
  struct Writer: View {
    @State private var count = 0
    var body: some View {
      let _ = (count = 5)
      Button("Count \(count)") { count += 1 }
    }
  }

  struct Screen: View {
    var body: some View { VStack { Writer() } }
  }

  @Test("SEM-038: an issue has a kind, SwiftUI's text and the path of views; the app continues")
  func issue() {
    let app = XCUIApplication { Screen() }
    let issue = RuntimeIssue(
      kind: .stateModifiedDuringUpdate,
      message: "Modifying state during view update, this will cause undefined behavior.",
      path: "RuntimeIssueTests.Screen > RuntimeIssueTests.Writer", failsTest: false)
    #expect(app.runtimeIssues == [issue])
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists)
    #expect(app.runtimeIssues == [issue, issue], "each occurrence counts")
  }

  @Test("An issue is written to standard error once, however often it occurs")
  func writtenOnce() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let app = XCUIApplication { Screen() }
        app.buttons["Count 0"].tap()
        app.buttons["Count 1"].tap()
      }
    }
    let lines = errorOutput(result).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("SwiftUI: ") } == [
        "SwiftUI: Modifying state during view update, this will cause undefined behavior. (in RuntimeIssueTests.Screen >"
          + " RuntimeIssueTests.Writer)"
      ])
  }

  @Test("A new launch begins without issues; an app that has ended has none")
  func launches() {
    let app = XCUIApplication { Screen() }
    #expect(app.runtimeIssues.count == 1)
    app.launch()
    #expect(app.runtimeIssues.count == 1)
    app.terminate()
    #expect(app.runtimeIssues == [])
  }

  struct Restless: View {
    @State private var count = 0
    var body: some View { Text("Count \(count)").onAppear { count += 1 }.id(count) }
  }

  @Test("SEM-153: an issue of the launch that fails the test does so, at the line of the launch")
  func failureOfLaunch() {
    let capture = FailureCapture()
    let app = FailureReporter.$capture.withValue(capture) { XCUIApplication { Restless() } }
    let line = #line - 1
    #expect(capture.failures.count == 1)
    #expect(capture.failures.first?.location.map { Int($0.line) } == line)
    #expect(app.runtimeIssues.map(\.kind) == [.runawayLoop])
  }
}
