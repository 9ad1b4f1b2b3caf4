import Foundation
import SwiftUI
import Testing
import UnderstudyPage
import XCUIAutomation

@Suite("F-96: what the page has of a test")
struct PageTests {
  private let directory = TemporaryDirectory()

  /// Runs a body as the trait runs a test that then fails.
  private func run(_ body: @escaping @Sendable @MainActor () async throws -> Void) async throws {
    let test = try #require(Test.current)
    let trait: ReportTrait = .report(directory.path)
    await #expect(throws: Refusal.self) {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        try await body()
        throw Refusal()
      }
    }
  }

  private func page() throws -> ShownPage { try ShownPage(directory.text("index.html")) }

  @Test("A step has the screens before and after it, what was touched, and what changed")
  func screens() async throws {
    try await run {
      let app = XCUIApplication { Order() }
      app.buttons["Add"].tap()
      app.buttons["Nothing"].tap()
    }
    let detail = try #require(try page().detail)
    #expect(detail.steps.map(\.title) == ["Launch Order", #"Tap "Add" Button"#, #"Tap "Nothing" Button"#])
    let (launch, add, nothing) = (detail.steps[0], detail.steps[1], detail.steps[2])
    #expect(launch.before.screen == nil)
    #expect(launch.after.screen == add.before.screen)
    #expect(add.after.screen == nothing.before.screen)
    #expect(add.after.screen != add.before.screen)
    #expect(nothing.after.screen == nothing.before.screen)
    #expect(nothing.changes == nil)
    #expect(detail.failures[0].screen == nothing.after.screen)

    let target = try #require(add.target)
    #expect(target[2] > 0 && target[3] > 0)
    #expect(detail.screens.sizes[0] == [390, 844])
    #expect(try detail.svg(add.before.screen).contains(">0 cups</text>"))
    #expect(try detail.svg(add.after.screen).contains(">1 cups</text>"))
    let changes = try #require(add.changes)
    #expect(changes.count == 1)
    #expect(changes[0][1] < target[1])
  }

  @Test("A step has the events since the one before, with what was written by whom")
  func events() async throws {
    try await run {
      let app = XCUIApplication { Order() }
      XCTContext.runActivity(named: "Order") { _ in app.buttons["Add"].tap() }
      app.buttons["Nothing"].tap()
    }
    let detail = try #require(try page().detail)
    #expect(detail.steps.map(\.depth) == [0, 0, 1, 0])
    let app = try #require(detail.apps.first)
    func events(_ step: Int) throws -> [ShownPage.Event] {
      let range = try #require(detail.steps[step].events)
      return Array(app.events[(range[0] - app.first)...(range[1] - app.first)])
    }
    #expect(try events(0).contains { $0.kind == "appearance" && $0.text == "Order appeared" })
    let add = try events(2)
    #expect(add.first?.text == #"Tap "Add" Button"#)
    let write = try #require(add.first { $0.kind == "stateChange" })
    #expect(write.name == "Order.cups")
    #expect([write.old, write.new] == ["0", "1"])
    #expect(write.writer == #"Tap "Add" Button"#)
    #expect(add.contains { $0.kind == "bodyRun" && $0.text == "Order: _cups changed." })
    #expect(try events(3).first?.text == #"Tap "Nothing" Button"#)
    let covered = try [0, 2, 3].flatMap { try events($0) }.count
    #expect(covered == app.events.count)
  }

  @Test("A failure has the lines around it, and attachments their content")
  func content() async throws {
    let line = #line
    try await run {
      let app = XCUIApplication { Order() }
      app.buttons["Add"].tap()
      XCTContext.runActivity(named: "Keep") { activity in
        activity.add(XCTAttachment(string: "<b>notes</b>"))
        activity.add(XCTAttachment(data: Data([0x89, 0x50]), uniformTypeIdentifier: "public.png"))
      }
    }
    let detail = try #require(try page().detail)
    #expect(detail.sources[#filePath]?["\(line + 3)"] == #"      app.buttons["Add"].tap()"#)
    #expect(detail.attachments.map(\.text) == ["<b>notes</b>", nil])
    #expect(detail.attachments.map(\.picture) == [nil, "data:image/png;base64,iVA="])
    #expect(detail.attachments.map(\.step) == [3, 3])
  }

  @Test("A snapshot is shown beside its reference")
  func comparisons() async throws {
    try await run {
      XCTContext.runActivity(named: "Compare") { activity in
        for name in ["reference.a.txt", "snapshot.a.txt", "difference.patch", "reference.b.txt", "other.txt"] {
          activity.add(XCTAttachment(uniformTypeIdentifier: "public.plain-text", name: name, payload: Data("x".utf8)))
        }
      }
    }
    let comparisons = try #require(try page().detail).comparisons
    #expect(comparisons == [.init(name: "a.txt", reference: 1, snapshot: 2, difference: 3)])
  }

  @Test("The page of a directory has the tests that passed before one failed, and a test that passes again")
  func results() async throws {
    let destination = ReportDestination(path: directory.path)
    func report(_ test: String) -> TestReport {
      TestReport(ReportTitle(framework: "XCTest", module: "M", suite: "S", test: test), in: destination)
    }
    report("first").finish()
    #expect(!FileManager.default.fileExists(atPath: directory.path))

    let second = report("second")
    second.add(ReportFailure(text: "XCTAssertTrue failed - \nRead: nothing", file: nil, line: nil))
    second.finish()
    report("third").finish(isSkipped: true)
    #expect(try page().outcomes == ["M.S.first": "passed", "M.S.second": "failed", "M.S.third": "skipped"])
    #expect(try page().results["M.S.second"]?.failures == ["XCTAssertTrue failed - Read: nothing"])

    let again = report("second")
    again.removeFormer()
    again.finish()
    #expect(try page().outcomes["M.S.second"] == "passed")
  }

  @Test("Of very many steps the page has the first and the last")
  func many() throws {
    let title = ReportTitle(framework: "XCTest", module: "M", suite: "S", test: "t")
    let report = TestReport(title, in: ReportDestination(path: directory.path))
    report.update { contents in
      for number in 1...3_000 {
        let step = contents.begin(.action, "Tap \(number)", at: nil, time: .zero, tree: "Application")
        contents.end(step, time: .zero, tree: "Application")
      }
    }
    report.add(ReportFailure(text: "failed", file: nil, line: nil))
    let detail = try #require(try page().detail)
    #expect(detail.steps.count == 2_000)
    #expect(detail.stepsLeftOut == 1_000)
    #expect(detail.steps[499].number == 500)
    #expect(detail.steps[500].number == 1_501)
    #expect(try directory.text("index.html").utf8.count < 1_000_000)
  }
}

private struct Order: View {
  @State private var cups = 0

  var body: some View {
    VStack {
      Text("\(cups) cups")
      Button("Add") { cups += 1 }
      Button("Nothing") {}
    }
  }
}

private struct Refusal: Error {}
