import Foundation
import FoundationXML
import Testing

@testable import XCUIAutomation

/// The index costs what reading and writing its bytes costs, and is complete after each failure.
@Suite("A-10: The index of many reports")
struct IndexTests {
  private let directory = TemporaryDirectory()

  private struct Index: Decodable {
    struct Test: Decodable { let folder: String, name: String, failures: [Failure] }
    struct Failure: Decodable { let text: String }
    let tests: [Test]
  }

  private func report(_ number: Int) -> TestReport {
    TestReport(
      ReportTitle(framework: "XCTest", module: "M", suite: "Suite", test: "test(number:)", arguments: "\(number)"),
      in: ReportDestination(path: directory.path))
  }

  private func index() throws -> Index {
    try JSONDecoder().decode(Index.self, from: Data(directory.text("index.json").utf8))
  }

  @Test("500 failed cases are in index.json and junit.xml, in the order of their names")
  func many() throws {
    for number in 0..<500 {
      let report = report((number * 37) % 500)
      report.add(
        ReportFailure(text: "failed, \"x\"\n,\n{\"name\":\n    <testcase ", file: "/M/File.swift", line: number))
      report.finish()
    }
    let tests = try index().tests
    #expect(tests.map(\.name) == (0..<500).map { "M.Suite.test(number:) (\($0))" }.sorted())
    #expect(tests.allSatisfy { $0.failures.count == 1 })
    let junit = try directory.text("junit.xml")
    #expect(junit.contains(#"tests="500" failures="500""#))
    #expect(junit.components(separatedBy: "<testcase ").count == 501)
    #expect(try XMLDocument(data: Data(junit.utf8)).nodes(forXPath: "//failure").count == 500)
  }

  @Test("An index of an earlier version is taken over; what is no index is replaced")
  func former() throws {
    report(1).add(ReportFailure(text: "one", file: nil, line: nil))
    let former = """
      {
        "tests" : [
          {
            "failures" : [ { "text" : "old" } ], "folder" : "M.B.test", "framework" : "XCTest", "module" : "M",
            "name" : "M.B.test", "suite" : "B", "test" : "test"
          }
        ],
        "version" : 1
      }
      """
    try former.write(toFile: "\(directory.path)/index.json", atomically: true, encoding: .utf8)
    report(2).add(ReportFailure(text: "two", file: nil, line: nil))
    #expect(try index().tests.map(\.folder).first == "M.B.test")
    #expect(try index().tests.count == 2)
    #expect(try directory.text("junit.xml").contains(">old</failure>"))

    try "}".write(toFile: "\(directory.path)/index.json", atomically: true, encoding: .utf8)
    report(3).add(ReportFailure(text: "three", file: nil, line: nil))
    #expect(try index().tests.count == 1)
  }

  @Test("A test that runs again and passes has left the index and its folder")
  func again() throws {
    report(1).add(ReportFailure(text: "one", file: nil, line: nil))
    report(2).add(ReportFailure(text: "two", file: nil, line: nil))
    report(1).removeFormer()
    #expect(try index().tests.count == 1)
    #expect(!directory.files.contains { $0.hasSuffix("#1") })
    report(2).removeFormer()
    #expect(try index().tests.isEmpty)
    #expect(try directory.text("junit.xml").contains(#"tests="0""#))
    report(4).add(ReportFailure(text: "four", file: nil, line: nil))
    #expect(try index().tests.count == 1)
  }
}
