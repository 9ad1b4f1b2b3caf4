import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("What tools print is counted")
struct ReportTests {
  @Test("Both test frameworks' summaries count")
  func tests() {
    let output = """
      Test Case 'A.testOne' passed (0.1 seconds)
      Test Case 'A.testTwo' failed (0.1 seconds)
      \t Executed 2 tests, with 3 failures (0 unexpected) in 0.2 (0.2) seconds
      ✘ Test third() failed after 0.1 seconds with 1 issue.
      ✘ Test run with 4 tests in 1 suite failed after 0.2 seconds with 1 issue.
      """
    var outcome = TestOutcome(output: output, isSuccess: false)
    #expect((outcome.passed, outcome.failed, outcome.isComplete) == (4, 2, true))
    outcome = TestOutcome(output: "Test run with 2 tests in 0 suites passed after 0.1 seconds.", isSuccess: true)
    #expect((outcome.passed, outcome.failed, outcome.isComplete) == (2, 0, true))
    #expect(!TestOutcome(output: "error: Exited with signal 5", isSuccess: false).isComplete)
  }

  @Test("Tests that do not compile are named as left out if others run")
  func leftOut() {
    let root = URL(fileURLWithPath: "/tea")
    var plan = ManifestPlan(name: "Tea", developmentRegion: "en")
    for name in ["TeaTests", "TeaUITests"] {
      var target = ManifestPlan.Target(name: name, title: name, kind: .tests, fileCount: 2)
      target.imports = [root.appendingPathComponent("\(name)/A.swift"): []]
      plan.targets.append(target)
    }
    let build = BuildOutcome(isSuccess: false, output: "/tea/TeaTests/A.swift:3:5: error: cannot find 'Map' in scope\n")
    var report = AdoptReport(plan: plan, root: root, build: build)
    #expect(report.lines.first == "Tests TeaTests: 2 files, 1 of 2 files compile")
    report.runsRest = true
    #expect(
      report.lines.first == "Tests TeaTests: 2 files, 1 of 2 files compile, the others are left out so that tests run")
    #expect(report.lines.contains("Tests TeaUITests: 2 files, no errors"))
  }

  @Test("An error counts once, however often the build prints it")
  func errors() {
    let line = "/tea/A.swift:3:5: error: cannot find 'Map' in scope\n"
    let outcome = BuildOutcome(isSuccess: false, output: line + line + "warning: something\n")
    #expect(outcome.errors.map(\.message) == ["cannot find 'Map' in scope"])
    #expect(BuildOutcome(isSuccess: false, output: "error: no such file").lastLines == ["error: no such file"])
  }
}
