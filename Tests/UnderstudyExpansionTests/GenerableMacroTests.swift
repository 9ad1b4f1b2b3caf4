import Foundation
import Testing

@testable import UnderstudyExpansion

@Suite("The expansion of @Generable")
struct GenerableMacroTests {
  private func expand(
    _ declaration: String, role: String, macro: String = "GenerableMacro", attribute: String = "@Generable"
  ) throws -> ExpansionResult {
    let content: [String: Any] = [
      "macro": ["moduleName": "UnderstudyMacros", "typeName": macro, "name": "Generable"], "macroRole": role,
      "attributeSyntax": [
        "kind": "attribute", "source": attribute, "location": ["fileName": "/app/Tea.swift", "offset": 40],
      ],
      "declSyntax": ["kind": "declaration", "source": declaration],
      "extendedTypeSyntax": ["kind": "type", "source": "Shop.Tea"],
    ]
    let data = try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": content])
    guard case .expansion(let expansion) = try JSONDecoder().decode(Request.self, from: data) else {
      Issue.record("The message is not taken for an expansion.")
      return .source("")
    }
    return expansion.result
  }

  private let tea = """
    /// A tea.
    @Generable(description: "A tea, (green)") public struct Tea: Equatable {
      public let id: GenerationID
      @Guide(description: "Its name, as \\"Assam\\"") public var name: String // the key
      @Guide(description: "Stars", .range(1...5))
      @Guide(.minimum(2))
      var stars: Int? = 3
      @Guide(/a{2}-[a-z]+/) var `default`: [Leaf]
      var pairs: Map<String, Int>
      let unit = "g"
      static var shared = 4
      var isGood: Bool { (stars ?? 0) > 3 }
      @Generable struct Leaf { var size: Int }
    }
    """

  @Test("describes each variable with what its guide says")
  func schema() throws {
    let attribute = #"@Generable(description: "A tea, (green)")"#
    let source = try expand(tea, role: "member", attribute: attribute).expandedSource
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let property = "FoundationModels.GenerationSchema.Property"
    #expect(source.contains(#"type: Self.self, description: "A tea, (green)", properties: ["#))
    #expect(
      lines.filter { $0.hasPrefix(property) } == [
        #"\#(property)(name: "name", description: "Its name, as \"Assam\"", type: String.self),"#,
        #"\#(property)(name: "stars", description: "Stars", type: Int?.self, guides: [.range(1...5), .minimum(2)]),"#,
        #"\#(property)(name: "default", type: [Leaf].self, guides: [/a{2}-[a-z]+/]),"#,
        #"\#(property)(name: "pairs", type: Map<String, Int>.self)])"#,
      ])
    #expect(source.contains("\"default\": `default`,"))
    #expect(source.contains("public nonisolated var generatedContent: FoundationModels.GeneratedContent {"))
  }

  @Test("makes a partial type with optionals and an identity")
  func partial() throws {
    let source = try expand(tea, role: "member").expandedSource
    #expect(
      source.hasSuffix(
        """
        public nonisolated struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
          public var id: FoundationModels.GenerationID
          public var name: String.PartiallyGenerated?
          public var stars: Int?.PartiallyGenerated?
          public var `default`: [Leaf].PartiallyGenerated?
          public var pairs: Map<String, Int>.PartiallyGenerated?
          public nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
            self.id = content.id ?? FoundationModels.GenerationID()
            self.name = try content.value(forProperty: "name")
            self.stars = try content.value(forProperty: "stars")
            self.`default` = try content.value(forProperty: "default")
            self.pairs = try content.value(forProperty: "pairs")
          }
        }
        """))
    let other = try expand("struct Cup { var size: Int }", role: "member").expandedSource
    #expect(other.contains("  var id: FoundationModels.GenerationID\n  var size: Int.PartiallyGenerated?"))
    let named = try expand("struct Cup { var id: String }", role: "member").expandedSource
    #expect(named.contains("  var id: String.PartiallyGenerated?") && !named.contains("GenerationID"))
  }

  @Test("a pattern can have quotes, brackets and slashes")
  func patterns() throws {
    let declaration = #"""
      struct Cup {
        @Guide(description: "A code", /^[("]\/{2}/) var code: String
        @Guide(.pattern(/"/)) var mark: String
        var size: Int = 4 / 2
      }
      """#
    let source = try expand(declaration, role: "member").expandedSource
    #expect(source.contains(#"type: String.self, guides: [/^[("]\/{2}/]),"#))
    #expect(source.contains(#"(name: "mark", type: String.self, guides: [.pattern(/"/)]),"#))
    #expect(source.contains(#"(name: "size", type: Int.self)])"#))
  }

  @Test("reads a structure from content in an extension, so that it keeps its initialiser")
  func initializer() throws {
    #expect(
      try expand("struct Cup { var size: Int; let unit = 1 }", role: "extension").expandedSource == """
        extension Shop.Tea: nonisolated FoundationModels.Generable {
          nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
            self.size = try content.value(forProperty: "size")
          }
        }
        """)
  }

  @Test(
    "a case is its name, or its raw value if that is a text",
    arguments: [
      ("enum Kind { case black, `default`; case green }", #"["black", "default", "green"]"#),
      ("enum Kind: String, Codable { case black = \"b\", green }", "[Self.black.rawValue, Self.green.rawValue]"),
      ("enum Kind: Int { case black = -1, green = 2\n case white }", #"["black", "green", "white"]"#),
    ])
  func cases(declaration: String, choices: String) throws {
    let source = try expand(declaration, role: "member").expandedSource
    #expect(source.contains("type: Self.self, anyOf: \(choices))"))
    #expect(!source.contains("PartiallyGenerated"))
    let initializer = try expand(declaration, role: "extension").expandedSource
    #expect(initializer.contains(": self = .green\n"))
  }

  @Test("a case with values is a structure with its name and them")
  func associatedValues() throws {
    let declaration = """
      enum Step {
        case wait(seconds: Int = 3, _ reason: [String: Map<Int, Int>])
        case pour(Cup)
        case stop
        var next: Self { switch self { case .stop: .stop default: .stop } }
      }
      """
    let source = try expand(declaration, role: "member").expandedSource
    let property = "FoundationModels.GenerationSchema.Property"
    #expect(
      source.contains(
        """
            type: Self.self, cases: [
              ("wait", [\(property)(name: "seconds", type: Int.self), \
        \(property)(name: "value2", type: [String: Map<Int, Int>].self)]),
              ("pour", [\(property)(name: "value", type: Cup.self)]),
              ("stop", [])])
        """))
    #expect(source.contains(#"(properties: ["case": "wait", "seconds": value1, "value2": value2])"#))
    let initializer = try expand(declaration, role: "extension").expandedSource
    #expect(
      initializer.contains(
        #"self = .wait(seconds: try content.value(forProperty: "seconds"), try content.value(forProperty: "value2"))"#))
    #expect(initializer.contains("case \"stop\": self = .stop\n"))
  }

  @Test(
    "a type that cannot be generated is an error, once",
    arguments: [
      (
        "class Tea { var name = 1 }",
        "@Generable belongs on a structure or an enumeration; 'Tea' is declared by 'class'."
      ),
      ("struct Tea { var name = 1 }", "@Generable needs a type for 'name', in a declaration of its own."),
      ("struct Tea { var name: Int, size: Int }", "@Generable needs a declaration of its own for each property."),
      ("struct Tea { let name, size: Int }", "@Generable needs a type for 'name', in a declaration of its own."),
      ("enum Tea {}", "@Generable needs a case in 'Tea'."),
    ])
  func problems(declaration: String, message: String) throws {
    let result = try expand(declaration, role: "member")
    #expect(result.diagnostics.map(\.message) == [message])
    #expect(result.diagnostics.first?.position.fileName == "/app/Tea.swift")
    #expect(result.diagnostics.first?.position.offset == 40)
    #expect(try expand(declaration, role: "extension").diagnostics.isEmpty)
  }

  @Test(
    "a guide belongs on a stored property",
    arguments: [
      ("var name: String", true), ("let size: Int", true), ("var isGood: Bool { true }", false), ("case green", false),
      ("func pour() {}", false), ("static var count: Int = 1", false),
    ])
  func guides(declaration: String, isRight: Bool) throws {
    let result = try expand(declaration, role: "peer", macro: "GuideMacro", attribute: "@Guide(description: \"x\")")
    let message = "@Guide belongs on a stored property of a @Generable structure."
    #expect(result.diagnostics.map(\.message) == (isRight ? [] : [message]))
  }
}
