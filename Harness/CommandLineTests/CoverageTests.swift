import Foundation
import Testing

@testable import harness

@MainActor
@Suite("Coverage")
struct CoverageTests {
  private static let identity = StatementTable.behavior.sections[0]
  private static let updates = StatementTable.behavior.sections[1]

  @Test("A line of the table is a number, section, basis, statement, and a reason where it cannot be shown")
  func table() throws {
    let text = "# note\n\nSEM-001\tA\tsource\tIt holds\nSEM-100\tB\tdecision\tIt may\tno screen\n"
    #expect(
      try StatementTable.behavior.assertions(in: text) == [
        Assertion(number: "SEM-001", section: Self.identity, basis: .source, sentence: "It holds", reason: nil),
        Assertion(number: "SEM-100", section: Self.updates, basis: .decision, sentence: "It may", reason: "no screen"),
      ])
  }

  @Test(
    "A line that cannot be read is named",
    arguments: [
      (
        "SEM-1\tA\tsource\tIt holds",
        "line 1 is not a number, section, basis, statement and reason: SEM-1\tA\tsource\tIt holds"
      ),
      ("SEM-001\tA\tsource", "line 1 is not a number, section, basis, statement and reason: SEM-001\tA\tsource"),
      ("SEM-002\tA\tsource\tb\nSEM-001\tA\tsource\ta", "line 2 is out of order: SEM-001 after SEM-002"),
    ])
  func badTable(text: String, message: String) {
    #expect(throws: CoverageError(message)) { try StatementTable.behavior.assertions(in: text) }
  }

  @Test("A table has the numbers of its prefixes, each in the order of its values")
  func prefixes() throws {
    let first = "A-01\tD\tdecision\tOne"
    let text = "\(first)\nF-97\tC\tsource\tTwo\nF-100\tC\tsource\tThree\n"
    #expect(try StatementTable.findings.assertions(in: text).map(\.number) == ["A-01", "F-97", "F-100"])
    #expect(throws: CoverageError("line 2 is out of order: A-01 after F-97")) {
      try StatementTable.findings.assertions(in: "F-97\tC\tsource\tTwo\n\(first)\n")
    }
    #expect(throws: CoverageError("line 1 is not a number, section, basis, statement and reason: \(first)")) {
      try StatementTable.layout.assertions(in: first)
    }
  }

  static let source = """
    @Suite("Names (SEM-131)")
    struct NameTests {
      struct Inner {}
      @Test("SEM-001, SEM-002: a \\"name\\" holds")
      func name() {}

      @Test(
        "SEM-003: with arguments",
        arguments: [1, 2])
      func arguments(_ number: Int) {}

      @Test("No number")
      func other() {}
    }
    """

  @Test("Tests are found by the numbers in their names, with their suite and file")
  func scan() {
    #expect(
      ConformanceTest.scan(Self.source, path: "Tests/A.swift") == [
        ConformanceTest(numbers: ["SEM-131"], name: "NameTests", path: "Tests/A.swift"),
        ConformanceTest(numbers: ["SEM-001", "SEM-002"], name: "NameTests.name", path: "Tests/A.swift"),
        ConformanceTest(numbers: ["SEM-003"], name: "NameTests.arguments", path: "Tests/A.swift"),
      ])
  }

  @Test("Tests of XCTest are found by the comments before them, cases and messages by the numbers that they begin with")
  func commentsAndCases() {
    let source = """
      /// F-40: one app for all handles.
      @MainActor final class HandleTests: XCTestCase {
        /// F-91.
        func testLine() { XCTAssertTrue(true, "F-91") }

        /// About F-92.
        func testOther() { XCTAssertTrue(true, "F-121") }
      }

      /// Where touches go: LAY-186.
      extension LayoutCase {
        static let all = [LayoutCase("LAY-009, LC-011", 1), LayoutCase("LAY-009: again", 2), LayoutCase("a LAY-010", 3)]
      }

      @Suite("LAY-033: turns")
      struct TurnTests {}
      """
    #expect(
      ConformanceTest.scan(source, path: "Tests/A.swift") == [
        ConformanceTest(numbers: ["LAY-033"], name: "TurnTests", path: "Tests/A.swift"),
        ConformanceTest(numbers: ["F-40"], name: "HandleTests", path: "Tests/A.swift"),
        ConformanceTest(numbers: ["F-91"], name: "HandleTests.testLine", path: "Tests/A.swift"),
        ConformanceTest(numbers: ["F-121"], name: "HandleTests", path: "Tests/A.swift"),
        ConformanceTest(numbers: ["LAY-009"], name: "LayoutCase", path: "Tests/A.swift"),
      ])
  }

  @Test("Numbers that stand alone are citations, parts of something longer are none")
  func citations() {
    let text = "No number.\n(SEM-001; LAY-002), F-03.\nUTF-16, F-1, A-1234, XF-12, F-12-13, F-12a, sF-12, A-21: F-100"
    #expect(Citation.scan(text, path: "A.md").map(\.number) == ["SEM-001", "LAY-002", "F-03", "A-21", "F-100"])
    #expect(Citation.scan(text, path: "A.md").map(\.line) == [2, 2, 2, 3, 3])
  }

  @Test("A number that no table has is named with each of its places")
  func unknownCitations() {
    let citations = Citation.scan("F-03\nF-04\nSEM-001, F-04", path: "A.md")
    #expect(throws: Never.self) { try Citation.check(citations, known: ["F-03", "F-04", "SEM-001"]) }
    #expect(
      throws: CoverageError(
        """
        A.md:2 names F-04, which no table of Harness/Coverage has
        A.md:3 names F-04, which no table of Harness/Coverage has
        """)
    ) { try Citation.check(citations, known: ["F-03", "SEM-001"]) }
  }

  @Test("Views and modifiers are found by their declarations; what returns the view itself compiles only")
  func surface() {
    var surface = PublicSurface()
    surface.scan(
      """
      extension View {
        nonisolated public func blur(radius: CGFloat) -> some View { self }
        nonisolated public func frame(
          width: CGFloat? = nil
        ) -> some View { self }
        nonisolated public func opacity(_ value: Double) -> some View {
          modifier(Opacity(value: value))
        }
        nonisolated public func kerning(_ kerning: CGFloat) -> some View {
          self
        }
        nonisolated public func tag(_ tag: Int) -> some View {
          if tag == 0 {
            self
          }
        }
        func hidden() -> some View { self }
      }
      extension Opacity: ViewModifier, NodeModifier, DescribingModifier {}
      public struct Badge<Label> {}
      extension Badge: View, PrimitiveView where Label: View {
        public static func _makeView(_ view: Badge, inputs: inout _ViewInputs) { inputs.leaf(view) }
      }
      public struct Configuration {
        public struct Part: View {}
      }
      public struct Gap: View, PrimitiveView {
        public static func _makeView(_ view: Gap, inputs: inout _ViewInputs) {}
      }
      """)
    #expect(
      surface.modifiers == [
        "blur": .compiles, "frame": .compiles, "opacity": .shows, "kerning": .compiles, "tag": .behaves,
      ])
    #expect(surface.views["Badge"] == .shows)
    #expect(surface.views["Part"] == nil)
    surface.scan(
      "extension View {\n  public func blur(_ on: Bool) -> some View { modifier(Blur()) }\n}")
    #expect(surface.modifiers["blur"] == .behaves)
  }

  private func report(_ tests: [ConformanceTest]) throws -> CoverageReport {
    try CoverageReport(
      [
        Assertion(number: "SEM-001", section: Self.identity, basis: .source, sentence: "It holds", reason: nil),
        Assertion(number: "SEM-002", section: Self.identity, basis: .decision, sentence: "It may", reason: nil),
        Assertion(number: "SEM-003", section: Self.identity, basis: .source, sentence: "It does", reason: nil),
        Assertion(number: "SEM-100", section: Self.updates, basis: .source, sentence: "It must", reason: "no screen"),
      ], of: .behavior, tests: tests, surface: PublicSurface())
  }

  @Test("A statement with a test is shown or decided, another is not shown, for its reason")
  func counts() throws {
    let report = try report([ConformanceTest(numbers: ["SEM-001", "SEM-002"], name: "A.b", path: "Tests/A.swift")])
    #expect(report.entries.map(\.reason) == [nil, nil, "no test yet", "no screen"])
    #expect(report.lines[1].split(separator: " ").suffix(3) == ["1", "1", "1"])
    #expect(report.lines[2].split(separator: " ").suffix(3) == ["0", "0", "1"])
    #expect(report.page.contains("| SEM-001 | It holds | [A.b](../Tests/A.swift) |"))
    #expect(report.page.contains("| SEM-002 | It may | decided: [A.b](../Tests/A.swift) |"))
    #expect(report.page.contains("| SEM-100 | It must | **not shown:** no screen |"))
  }

  @Test("A test of an unknown number, or of one that cannot be shown, is an error")
  func contradictions() {
    #expect(throws: CoverageError("T.swift: A.b names SEM-999, which is not in the table")) {
      try report([ConformanceTest(numbers: ["SEM-999"], name: "A.b", path: "T.swift")])
    }
    #expect(
      throws: CoverageError("SEM-100 has a reason why it cannot be shown, and A.b shows it: remove one")
    ) {
      try report([ConformanceTest(numbers: ["SEM-100"], name: "A.b", path: "T.swift")])
    }
  }

  @Test("The command writes the pages, finds them current, and says so when they are not")
  func command() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coverage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Docs", "Harness/Coverage", "Tests/Inner"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    func write(_ text: String, _ path: String) throws {
      try text.write(to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    try write(
      "SEM-001\tA\tsource\tIt holds\nSEM-002\tA\tsource\tIt does\nSEM-003\tA\tsource\tIt can\nSEM-131\tB\tsource\tNames\n",
      StatementTable.behavior.path)
    try write("LAY-001\tA\tsource\tIt proposes\n", StatementTable.layout.path)
    try write("A-01\tD\tdecision\tIt ends\nF-01\tA\tsource\tIt follows\n", StatementTable.findings.path)
    try write(Self.source, "Tests/A.swift")
    var output: [String] = []
    var errors: [String] = []
    var command = HarnessCommand()
    command.output = { output.append($0) }
    command.errorOutput = { errors.append($0) }
    command.folder = folder.appendingPathComponent("Tests/Inner")
    #expect(command.run(["coverage", "--check"]) == 1)
    #expect(
      errors
        == ["Coverage", "CoverageOfLayout", "CoverageOfFindings"].map {
          "harness: Docs/\($0).md is not current; run `harness coverage` and commit it"
        })
    #expect(command.run(["coverage"]) == 0)
    #expect(command.run(["coverage", "--check"]) == 0)
    #expect(output.contains { $0.hasPrefix("A. Identity and state") && $0.hasSuffix("3          0          0") })

    try write("A page about LAY-001, F-01 and LAY-999.\n", "Docs/Page.md")
    #expect(command.run(["coverage", "--check"]) == 1)
    #expect(errors.last == "harness: Docs/Page.md:1 names LAY-999, which no table of Harness/Coverage has")
    try write("A page about LAY-001, F-01 and A-01.\n", "Docs/Page.md")
    #expect(command.run(["coverage", "--check"]) == 0)

    try write("", "Tests/A.swift")
    #expect(command.run(["coverage", "--check"]) == 1)
    #expect(errors.last == "harness: Docs/Coverage.md is not current; run `harness coverage` and commit it")
  }

  @Test("Outside of a package the command says where to run it")
  func outside() {
    var errors: [String] = []
    var command = HarnessCommand()
    command.output = { _ in }
    command.errorOutput = { errors.append($0) }
    command.folder = URL(fileURLWithPath: "/")
    #expect(command.run(["coverage"]) == 1)
    #expect(
      errors == [
        "harness: no Harness/Coverage/Assertions.tsv here or in a folder above; run the command in the package's folder"
      ])
  }
}
