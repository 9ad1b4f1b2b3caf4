import Testing

@testable import UnderstudyAdopt

@Suite("What stand-ins read")
struct SourceTests {
  @Test("Messages are read with their place, once each, without the compiler's group")
  func diagnostics() {
    let output = """
      /a/B.swift:3:7: error: cannot find 'Cup' in scope
       1 | let a = Cup()
      /a/B.swift:3:7: error: cannot find 'Cup' in scope
      /a/B.swift:4:1: warning: unused [#Unused]
      error: emit-module command failed
      """
    #expect(
      Diagnostic.parse(output) == [
        Diagnostic(file: "/a/B.swift", line: 3, column: 7, message: "cannot find 'Cup' in scope"),
        Diagnostic(file: "/a/B.swift", line: 4, column: 1, message: "unused", severity: .warning),
      ])
  }

  @Test(
    "A pattern gives the parts at its stars",
    arguments: [
      ("cannot find 'Cup' in scope", "cannot find '*' in scope", ["Cup"]),
      ("value of type 'A' (aka 'B<C>') has no member 'd'", "value of type '*' has no member '*'", ["B<C>", "d"]),
      ("type 'A' has no member 'b'", "cannot find '*' in scope", nil),
    ] as [(String, String, [String]?)])
  func captures(message: String, pattern: String, parts: [String]?) {
    #expect(Diagnostic(file: "", line: 1, column: 1, message: message).captures(pattern) == parts)
  }

  @Test("Tokens keep places in bytes, through comments, literals and what is interpolated")
  func tokens() {
    let tokens = SourceTokens("/* a /* b */ */ let ä = \"x\\(y.z(\"}\"))\" // {\n#\"\\(no)\"#")
    #expect(tokens.tokens.map(\.text).prefix(3) == ["let", "ä", "="])
    #expect(tokens.tokens.map(\.text).contains("z"))
    #expect(!tokens.tokens.map(\.text).contains("no"))
    #expect(tokens.tokens[2].column == 24)
  }

  @Test("A use has its labels, closures and the words before it")
  func uses() throws {
    let tokens = SourceTokens("try await a.b?.save(1, to: .here) { x, y in return x } done: { }\nif a.ok { }")
    let use = try #require(tokens.use(of: "save", line: 1, column: 1))
    #expect(use.isTried && use.isAwaited)
    #expect(use.arguments?.map(\.label) == [nil, "to", nil, "done"])
    let parameters = tokens.parameters(use.arguments ?? [], makesViews: false)
    #expect(parameters[2].form == .closure(ClosureShape(count: 2, result: .value)))
    #expect(tokens.use(of: "ok", line: 2, column: 1)?.arguments == nil)
  }

  @Test("A file's declarations are found by type, name and labels")
  func declarations() {
    let file = StandinFile(
      "public class A<B>: C {\n  func d(_ e: Int, f g: Int) { let h = 1 }\n}\nextension A { static var i: Int { 1 } }\n"
    )
    #expect(
      file.declarations.map {
        "\($0.keyword) \($0.owner).\($0.name)(\($0.labels.joined(separator: ":")))\($0.isStatic ? " static" : "")"
      } == [
        "class .A()", "func A.d(_:f)", "extension .A()", "var A.i() static",
      ])
  }
}
