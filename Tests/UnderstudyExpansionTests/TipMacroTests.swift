import Foundation
import Testing

@testable import UnderstudyExpansion

@Suite("The expansion of TipKit's macros")
struct TipMacroTests {
  private func result(of message: [String: Any]) throws -> ExpansionResult {
    let request = try JSONDecoder().decode(Request.self, from: JSONSerialization.data(withJSONObject: message))
    guard case .expansion(let expansion) = request else {
      Issue.record("The message is not taken for an expansion.")
      return .source("")
    }
    return expansion.result
  }

  private func parameter(_ declaration: String, attribute: String = "@Parameter", role: String) throws
    -> ExpansionResult
  {
    try result(of: [
      "expandAttachedMacro": [
        "macro": ["moduleName": "UnderstudyMacros", "typeName": "ParameterMacro", "name": "Parameter"],
        "macroRole": role, "attributeSyntax": ["kind": "attribute", "source": attribute],
        "declSyntax": ["kind": "declaration", "source": declaration],
      ]
    ])
  }

  @Test("A rule is the same call of the type's initializer")
  func rule() throws {
    let result = try result(of: [
      "expandFreestandingMacro": [
        "macro": ["moduleName": "UnderstudyMacros", "typeName": "RuleMacro", "name": "Rule"],
        "macroRole": "expression",
        "syntax": ["kind": "expression", "source": "\n  // Open.\n  #Rule(Self.$isOpen) { $0 == true }"],
      ]
    ])
    #expect(result.expandedSource == "TipKit.Tips.Rule(Self.$isOpen) { $0 == true }")
  }

  @Test("A parameter reads and writes a value that is kept under its name")
  func accessors() throws {
    let result = try parameter("@Parameter static var isOpen: Bool = false", role: "accessor")
    #expect(result.expandedSource == "get { $isOpen.wrappedValue }\nset { $isOpen.wrappedValue = newValue }")
  }

  @Test(
    "What keeps the value has the type, the options and the access of the property",
    arguments: [
      (
        "@Parameter static var isOpen: Bool = false", "@Parameter",
        "static let $isOpen = TipKit.Tips.Parameter<Bool>(\n  Self.self, \"isOpen\", [], false)"
      ),
      (
        "public static var count = 0", "@Parameter(.transient)",
        "public static let $count = TipKit.Tips.Parameter(\n  Self.self, \"count\", [.transient], 0)"
      ),
      (
        "static var name: String?", "@Parameter",
        "static let $name = TipKit.Tips.Parameter<String?>(\n  Self.self, \"name\", [], nil)"
      ),
    ])
  func peers(declaration: String, attribute: String, expected: String) throws {
    #expect(try parameter(declaration, attribute: attribute, role: "peer").expandedSource == expected)
  }

  @Test(
    "A property that cannot be a parameter is an error, once",
    arguments: [
      ("var isOpen = false", "@Parameter needs a static property."),
      ("static var isOpen: Bool { true }", "@Parameter needs a stored property; 'isOpen' has accessors."),
      ("static let isOpen = false", "@Parameter needs a 'var'."),
    ])
  func problems(declaration: String, message: String) throws {
    #expect(try parameter(declaration, role: "accessor").diagnostics.map(\.message) == [message])
    #expect(try parameter(declaration, role: "peer").diagnostics.isEmpty)
  }

  @Test("A parameter without an initial value is an error")
  func missing() throws {
    let messages = try parameter("static var isOpen: Bool", role: "accessor").diagnostics.map(\.message)
    #expect(messages == ["@Parameter needs an initial value for 'isOpen'."])
  }
}
