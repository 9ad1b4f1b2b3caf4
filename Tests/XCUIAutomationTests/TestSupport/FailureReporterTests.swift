import Testing
import UnderstudyTime
import XCUIAutomation

@Suite("Where failures are reported")
struct FailureReporterTests {
  private let place = CallPlace(file: "/Module/File.swift", line: 7, fileID: "Module/File.swift", column: 3)

  /// The issues that `body` records.
  private func issues(_ body: () -> Void) -> [Issue] {
    let issues = Guarded<[Issue]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test("A failure is recorded once, at the place that it names")
  func recordedAtItsPlace() {
    let issues = issues { FailureReporter.report("nothing to tap", at: place) }
    #expect(issues.map(\.comments) == [["nothing to tap"]])
    #expect(issues.map(\.sourceLocation?.line) == [7])
    #expect(issues.map(\.sourceLocation?.fileID) == ["Module/File.swift"])
  }

  @Test("A failure without a place is recorded at the test's declaration")
  func recordedAtTheTest() {
    let issues = issues { FailureReporter.report("nothing to tap") }
    #expect(issues.map(\.sourceLocation) == [Test.current?.sourceLocation])
  }

  @Test("A place that no file of a module has gives way to the test's declaration")
  func invalidPlace() {
    let issues = issues {
      FailureReporter.report(
        "nothing to tap", at: .init(file: "File.swift", line: 0, fileID: "File.swift", column: 0))
    }
    #expect(issues.map(\.sourceLocation) == [Test.current?.sourceLocation])
  }

  @Test("A capture takes failures in place of the framework, in their order")
  func captured() {
    let capture = FailureCapture()
    FailureReporter.$capture.withValue(capture) {
      FailureReporter.report("first", at: place)
      FailureReporter.report("second")
    }
    #expect(capture.messages == ["first", "second"])
    #expect(capture.failures.map(\.location) == [place, nil])
  }

  @Test("A Swift Testing test continues after a failure")
  func doesNotSkip() {
    withKnownIssue { FailureReporter.report("nothing to tap") }
    #expect(!FailureReporter.shouldSkip)
  }
}
