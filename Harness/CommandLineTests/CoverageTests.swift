import Foundation
import Testing

@testable import harness

@MainActor
@Suite("Coverage")
struct CoverageTests {
  @Test("A line of the table is a number, section, basis, statement, and a reason where it cannot be shown")
  func table() throws {
    let text = "# note\n\nSEM-001\tA\tsource\tIt holds\nSEM-100\tB\tdecision\tIt may\tno screen\n"
    #expect(
      try Assertion.table(text) == [
        Assertion(number: "SEM-001", section: .identity, basis: .source, sentence: "It holds", reason: nil),
        Assertion(number: "SEM-100", section: .updates, basis: .decision, sentence: "It may", reason: "no screen"),
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
    #expect(throws: CoverageError(message)) { try Assertion.table(text) }
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
        Assertion(number: "SEM-001", section: .identity, basis: .source, sentence: "It holds", reason: nil),
        Assertion(number: "SEM-002", section: .identity, basis: .decision, sentence: "It may", reason: nil),
        Assertion(number: "SEM-003", section: .identity, basis: .source, sentence: "It does", reason: nil),
        Assertion(number: "SEM-100", section: .updates, basis: .source, sentence: "It must", reason: "no screen"),
      ], tests: tests, surface: PublicSurface())
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

  @Test("The command writes the page, finds it current, and says so when it is not")
  func command() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coverage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Docs", "Harness/Coverage", "Tests/Inner"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try
      "SEM-001\tA\tsource\tIt holds\nSEM-002\tA\tsource\tIt does\nSEM-003\tA\tsource\tIt can\nSEM-131\tB\tsource\tNames\n"
      .write(to: folder.appendingPathComponent(CoverageFiles.table), atomically: true, encoding: .utf8)
    try Self.source.write(to: folder.appendingPathComponent("Tests/A.swift"), atomically: true, encoding: .utf8)
    var output: [String] = []
    var errors: [String] = []
    var command = HarnessCommand()
    command.output = { output.append($0) }
    command.errorOutput = { errors.append($0) }
    command.folder = folder.appendingPathComponent("Tests/Inner")
    #expect(command.run(["coverage", "--check"]) == 1)
    #expect(errors == ["harness: Docs/Coverage.md is not current; run `harness coverage` and commit it"])
    #expect(command.run(["coverage"]) == 0)
    #expect(command.run(["coverage", "--check"]) == 0)
    #expect(output.contains { $0.hasPrefix("A. Identity and state") && $0.hasSuffix("3          0          0") })
    try "".write(to: folder.appendingPathComponent("Tests/A.swift"), atomically: true, encoding: .utf8)
    #expect(command.run(["coverage", "--check"]) == 1)
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
