import Foundation
import Testing

@testable import UnderstudyExpansion

@Suite("The expansion of #Preview")
struct PreviewMacroTests {
  private func result(
    _ source: String, location: Bool = false, context: [String] = [], discriminator: String? = "$s4Tea"
  ) throws -> ExpansionResult {
    var syntax: [String: Any] = ["kind": "declaration", "source": source]
    if location {
      syntax["location"] = ["fileName": "/tea/Pot.swift", "fileID": "Tea/Pot.swift", "offset": 9, "line": 9]
    }
    var expansion: [String: Any] = [
      "macro": ["moduleName": "UnderstudyMacros", "typeName": "PreviewMacro", "name": "Preview"],
      "macroRole": "declaration", "syntax": syntax,
      "lexicalContext": context.map { ["kind": "declaration", "source": $0] },
    ]
    expansion["discriminator"] = discriminator
    let data = try JSONSerialization.data(withJSONObject: ["expandFreestandingMacro": expansion])
    guard case .expansion(let decoded) = try JSONDecoder().decode(Request.self, from: data) else {
      Issue.record("The message is not taken for an expansion.")
      return .source("")
    }
    return decoded.result
  }

  @Test("A preview is a type that makes it, with the use's own arguments and closure")
  func type() throws {
    let expanded = try result("#Preview(\"Dark\", traits: .landscapeLeft) {\n  Pot()\n}").expandedSource
    #expect(
      expanded == """
        struct $s4Tea15PreviewRegistryfMu_: Understudy.PreviewRegistry {
          nonisolated static var fileID: String { #fileID }
          nonisolated static var filePath: String { #filePath }
          nonisolated static var line: Int { #line }
          nonisolated static var name: String? { "Dark" }
          static func makePreview() -> Understudy.Preview {
        Understudy.Preview("Dark", traits: .landscapeLeft) {
          Pot()
        }

          }
        }
        """)
  }

  @Test("The closure keeps its lines, below attributes and comments as well")
  func lines() throws {
    let expanded = try result("\n// A pot.\n@available(iOS 17, *)\n#Preview { Pot() }", location: true).expandedSource
    #expect(expanded.contains("line: Int { 12 }"))
    #expect(
      expanded.contains(
        """
        #sourceLocation(file: "/tea/Pot.swift", line: 12)
        Understudy.Preview{ Pot() }
        #sourceLocation()
        """))
    #expect(!expanded.contains("@available"))
  }

  @Test("Properties that are previewable are those of a view, whose body is the rest")
  func previewable() throws {
    let source = """
      #Preview {
        @Previewable @State var cups = [1, 2].map {
          $0 + 1
        }
        @Previewable
        @State
        var isOpen: Bool =
          true; @Previewable @Environment(\\.locale) var locale
        let count = cups.count
        Pot(count, $isOpen)
      }
      """
    let expanded = try result(source, location: true).expandedSource
    #expect(
      expanded.contains(
        """
        struct __PreviewBody: Understudy.View {
        #sourceLocation(file: "/tea/Pot.swift", line: 10)
        @State var cups = [1, 2].map {
            $0 + 1
          }
        #sourceLocation(file: "/tea/Pot.swift", line: 14)
        @State
          var isOpen: Bool =
            true;
        #sourceLocation(file: "/tea/Pot.swift", line: 16)
        @Environment(\\.locale) var locale
        @Understudy.ViewBuilder var body: some Understudy.View {
        #sourceLocation(file: "/tea/Pot.swift", line: 17)
        let count = cups.count
          Pot(count, $isOpen)
        }
        }
        return __PreviewBody()
        }
        """))
  }

  @Test(
    "The name is known without running the preview if it is a plain text",
    arguments: [
      ("#Preview(\"Dark \\u{1F}\") { Pot() }", "\"Dark \\u{1F}\""), ("#Preview(\"Pot \\(1)\") { Pot() }", "nil"),
      ("#Preview(names.first) { Pot() }", "nil"), ("#Preview(traits: .portrait) { Pot() }", "nil"),
      ("#Preview { Text(\"A\") }", "nil"),
    ])
  func name(source: String, name: String) throws {
    #expect(try result(source).expandedSource.contains("name: String? { \(name) }"))
  }

  @Test("A path that no literal can have is left out")
  func path() throws {
    let expansion = Expansion.Syntax(
      source: "#Preview { Pot() }", location: .init(fileName: "/a\"b.swift", offset: 0, fileID: nil, line: 1))
    let use = try #require(PreviewUse(expansion))
    #expect(use.place(use.start) == "")
    #expect(use.line == 1)
  }

  @Test("A preview inside a function makes no code, and one inside a type does")
  func context() throws {
    #expect(try result("#Preview { Pot() }", context: ["func brew() {}"]).expandedSource == "")
    #expect(try result("#Preview { Pot() }", context: ["enum Pots {}"]).expandedSource.hasPrefix("struct $s4Tea15"))
  }

  @Test("A use that is cut off is an error", arguments: ["#Preview", "Preview { Pot() }", ""])
  func incomplete(source: String) throws {
    let result = try result(source, location: true)
    #expect(result.expandedSource == "")
    #expect(result.diagnostics.map(\.message) == ["#Preview is not complete."])
  }
}
