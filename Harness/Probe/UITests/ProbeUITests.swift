import XCTest

/// Leads the probe app through its probes and puts down what it logged, and what the screen shows, in a fixed form.
///
/// Plain XCUITest: on a device or simulator, `testProbe` prints the log; a comparison with `Log.txt` shows where the system
/// and Understudy differ.
final class ProbeUITests: XCTestCase {
  @MainActor
  func testProbe() {
    print(ProbeUITests.log())
  }

  /// The log of all probes.
  @MainActor
  static func log() -> String {
    let app = XCUIApplication()
    app.launch()
    var sections: [String] = []

    func probe(_ name: String, _ steps: () -> [String]) {
      app.buttons[name].tap()
      let seen = steps()
      app.buttons["Finish"].tap()
      let log = app.staticTexts["log"].label
      let entries = (log == "empty" ? [] : [log]) + seen
      sections.append("[\(name)]\n" + entries.map { $0 + "\n" }.joined())
    }

    func taps(_ names: String...) -> [String] {
      for name in names { app.buttons[name].tap() }
      return []
    }

    probe("172 Disappearing") { taps("Remove") }
    probe("194 Pushing") { taps("Push", "Pop from 1") }
    probe("196 Deep link") { taps("Push three", "Pop from 3", "Pop from 2", "Pop from 1") }
    probe("230 Tab preferences") { taps("Second", "First") }
    probe("231 Sheet preferences") { taps("Present", "Close") }
    probe("235 Identifiers") {
      ["a", "c", "inner", "outer"].map { identifier in
        let texts = app.staticTexts.matching(identifier: identifier).count
        let buttons = app.buttons.matching(identifier: identifier).count
        let others = app.otherElements.matching(identifier: identifier).count
        return "\(identifier): \(texts) texts, \(buttons) buttons, \(others) others"
      }
    }
    probe("286 Replaced path") { taps("Push three", "Replace 3", "Replace all above 8", "Pop from 9", "Pop from 2") }
    probe("289 Titles") {
      ["Inner", "Outer"].map { "\($0): \(app.navigationBars[$0].exists)" }
    }
    probe("302 Unmatched selection") { [] }
    probe("325 Alert") {
      app.buttons["Ask"].tap()
      app.alerts.buttons["Answer"].tap()
      return []
    }
    probe("First actions") { taps("Count") }
    return sections.joined(separator: "\n")
  }
}
