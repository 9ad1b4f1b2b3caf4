import Testing

@testable import SnapshotTesting

@Suite("Inline snapshots in source") struct InlineSourceTests {
  /// Applies changes to calls of which each is found by its name in the source.
  private func apply(
    _ texts: [(call: String, text: String?)], to source: String,
    _ syntax: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) throws -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = texts.map { call, text in
      let line = lines.firstIndex { $0.contains(call) } ?? 0
      let prefix = lines[line].prefix { $0 == " " }
      return InlineChange(line: line + 1, column: prefix.utf8.count + 1, syntax: syntax, text: text)
    }
    return try InlineSource(source: source, path: "Tests.swift").applying(changes)
  }

  @Test func `A first snapshot becomes a trailing closure`() throws {
    #expect(
      try apply(
        [("check(of: one", "1")],
        to: """
          func test() {
            check(of: one, as: .json)
          }
          """) == """
          func test() {
            check(of: one, as: .json) {
              \"""
              1
              \"""
            }
          }
          """)
  }

  @Test func `Several snapshots of a file are written at their places`() throws {
    let source = """
      struct Tests {
          func test() {
              check(
                  of: one, // a ) in a comment
                  as: .json
              )
              check(of: "a \\(b(")")) {", as: .lines) {
                  #\"""
                  old \"""
                  \"""#
              }
          }
      }
      """
    let result = try InlineSource(source: source, path: "Tests.swift").applying([
      InlineChange(line: 7, column: 9, syntax: .init(), text: "new\n\nline"),
      InlineChange(line: 3, column: 9, syntax: .init(), text: "first"),
    ])
    #expect(
      result == """
        struct Tests {
            func test() {
                check(
                    of: one, // a ) in a comment
                    as: .json
                ) {
                    \"""
                    first
                    \"""
                }
                check(of: "a \\(b(")")) {", as: .lines) {
                    \"""
                    new

                    line
                    \"""
                }
            }
        }
        """)
  }

  @Test func `An argument in the parentheses is replaced there`() throws {
    let source = "  check(of: one, as: .json, matches: {\n    \"1\"\n  }, line: 3)\n"
    #expect(
      try apply([("check", "2")], to: source)
        == "  check(of: one, as: .json, matches: {\n    \"\"\"\n    2\n    \"\"\"\n  }, line: 3)\n")
    #expect(try apply([("check", nil)], to: source) == "  check(of: one, as: .json, matches: nil, line: 3)\n")
    #expect(
      try apply([("check", "2")], to: "  check(of: one, matches: nil)")
        == "  check(of: one, matches: {\n    \"\"\"\n    2\n    \"\"\"\n  })")
    #expect(throws: InlineProblem.self) { try apply([("check", "2")], to: "check(of: one, matches: text)") }
  }

  @Test func `Closures come after others with their labels`() throws {
    let head = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "head", trailingClosureOffset: 1)
    let body = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["content"], trailingClosureLabel: "body", trailingClosureOffset: 2)
    func applying(_ changes: [(InlineSnapshotSyntaxDescriptor, String?)], _ source: String) throws -> String {
      try InlineSource(source: source, path: "").applying(
        changes.map { InlineChange(line: 1, column: 1, syntax: $0.0, text: $0.1) })
    }
    #expect(
      try applying([(body, "b"), (head, "h")], "check { \"url\" }")
        == "check { \"url\" } head: {\n  \"\"\"\n  h\n  \"\"\"\n} body: {\n  \"\"\"\n  b\n  \"\"\"\n}")
    #expect(
      try applying([(head, "h")], "check { \"url\" } head: { \"old\" } body: { \"b\" }")
        == "check { \"url\" } head: {\n  \"\"\"\n  h\n  \"\"\"\n} body: { \"b\" }")
    #expect(
      try applying([(body, "b")], "check { \"url\" } content: { \"b\" }")
        == "check { \"url\" } body: {\n  \"\"\"\n  b\n  \"\"\"\n}")
    #expect(try applying([(head, nil)], "check { \"url\" } head: { \"old\" }") == "check { \"url\" }")
    #expect(
      try applying([(head, "h")], "check(of: { \"url\" }) { \"old\" }")
        == "check(of: { \"url\" }) {\n  \"\"\"\n  h\n  \"\"\"\n}")
  }

  @Test(arguments: [
    ("a \"quote\"", ["\"\"\"", "a \"quote\"", "\"\"\""]),
    ("a \\ b", ["#\"\"\"", "a \\ b", "\"\"\"#"]),
    ("\"\"\"# \\#", ["##\"\"\"", "\"\"\"# \\#", "\"\"\"##"]),
    ("a\r\nb", ["\"\"\"", "a\\r", "b", "\"\"\""]),
    ("\\\r\u{1}", ["#\"\"\"", "\\\\#r\\#u{1}", "\"\"\"#"]),
    ("", ["\"\"\"", "", "\"\"\""]),
    ("a\n", ["\"\"\"", "a", "", "\"\"\""]),
  ])
  func `A literal holds any text`(text: String, literal: [String]) throws {
    let expected = (["check() {"] + literal.map { $0.isEmpty ? "" : "  \($0)" } + ["}"]).joined(separator: "\n")
    #expect(try apply([("check", text)], to: "check()") == expected)
  }

  @Test func `Indentation and line breaks are those of the file`() throws {
    let tabs = InlineSource(source: "{\n\tcheck()\n}\n", path: "")
    let change = InlineChange(line: 2, column: 2, syntax: .init(), text: "1")
    #expect(try tabs.applying([change]) == "{\n\tcheck() {\n\t\t\"\"\"\n\t\t1\n\t\t\"\"\"\n\t}\n}\n")
    let windows = InlineSource(source: "{\r\n  check()\r\n}", path: "")
    let second = InlineChange(line: 2, column: 3, syntax: .init(), text: "1")
    #expect(try windows.applying([second]) == "{\r\n  check() {\r\n    \"\"\"\r\n    1\r\n    \"\"\"\r\n  }\r\n}")
  }

  @Test func `A place may be that of the parenthesis or of the brace`() throws {
    for column in [1, 7, 12] {
      let change = InlineChange(line: 1, column: column, syntax: .init(), text: "1")
      let source = InlineSource(source: "suite.check(of: 2)", path: "")
      #expect(try source.applying([change]) == "suite.check(of: 2) {\n  \"\"\"\n  1\n  \"\"\"\n}")
    }
    let change = InlineChange(line: 1, column: 7, syntax: .init(), text: "1")
    #expect(
      try InlineSource(source: "check { \"0\" }", path: "").applying([change]) == "check {\n  \"\"\"\n  1\n  \"\"\"\n}")
  }

  @Test func `A place without a call is a problem`() {
    for (line, column) in [(1, 1), (2, 1), (9, 1), (1, 99), (0, 0)] {
      let change = InlineChange(line: line, column: column, syntax: .init(), text: "1")
      #expect(throws: InlineProblem.self) {
        try InlineSource(source: "let a = 1\n// check()\n", path: "").applying([change])
      }
    }
  }
}
