import Foundation
import Testing

@testable import UnderstudyExpansion

@Suite("The expansion of @Entry")
struct EntryMacroTests {
  private func expand(_ declaration: String, role: String, in context: String = "extension EnvironmentValues {}") throws
    -> ExpansionResult
  {
    let message: [String: Any] = [
      "expandAttachedMacro": [
        "macro": ["moduleName": "UnderstudyMacros", "typeName": "EntryMacro", "name": "Entry"],
        "macroRole": role,
        "attributeSyntax": [
          "kind": "attribute", "source": "\n  @Entry ", "location": ["fileName": "/app/Values.swift", "offset": 40],
        ],
        "declSyntax": ["kind": "declaration", "source": declaration],
        "lexicalContext": [["kind": "declaration", "source": context]],
      ]
    ]
    let request = try JSONDecoder().decode(Request.self, from: JSONSerialization.data(withJSONObject: message))
    guard case .expansion(let expansion) = request else {
      Issue.record("The message is not taken for an expansion.")
      return .source("")
    }
    return expansion.result
  }

  @Test("reads and writes by the key")
  func accessors() throws {
    let result = try expand("@Entry var size: Int = 3", role: "accessor")
    #expect(result.expandedSource == "get { self[__Key_size.self] }\nset { self[__Key_size.self] = newValue }")
    #expect(result.diagnostics.isEmpty)
  }

  @Test(
    "makes a key of what the property is written with",
    arguments: [
      ("@Entry var size: Int = 3", "static var defaultValue: Int { 3 }"),
      (
        "/// A size.\n@Entry public var size: [String: Int] = [\"=\": 1] // big",
        "static var defaultValue: [String: Int] { [\"=\": 1] }"
      ),
      ("@Entry var size: (Int) -> Void = { _ in }", "static var defaultValue: (Int) -> Void { { _ in } }"),
      ("@Entry var size: Int?", "static var defaultValue: Int? { nil }"),
      ("@Entry var size = Dictionary<String, Int>()", "static let defaultValue = Dictionary<String, Int>()"),
      ("@Entry var size = \"a \\(b(\"}\")) = c\"", "static let defaultValue = \"a \\(b(\"}\")) = c\""),
      ("@available(iOS 18, *) @Entry var size: Int = /* var x */ 3", "static var defaultValue: Int { 3 }"),
    ])
  func key(declaration: String, member: String) throws {
    let result = try expand(declaration, role: "peer")
    #expect(result.expandedSource == "private struct __Key_size: EnvironmentKey {\n  \(member)\n}")
  }

  @Test(
    "follows the type that is extended",
    arguments: [
      ("extension Transaction {}", "TransactionKey"),
      ("public extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
      ("\nextension ContainerValues {}", "ContainerValueKey"),
    ])
  func container(context: String, keyProtocol: String) throws {
    let result = try expand("@Entry var size: Int = 3", role: "peer", in: context)
    #expect(result.expandedSource.hasPrefix("private struct __Key_size: \(keyProtocol) {"))
  }

  @Test(
    "takes a focused value's type out of its optional",
    arguments: [
      ("@Entry var size: Int?", "Int"),
      ("@Entry public var size: Optional<Binding<[String: Int]>>", "Binding<[String: Int]>"),
      ("@Entry var size: (@MainActor (Int?) -> Void)? = nil", "(@MainActor (Int?) -> Void)"),
      ("@Entry var size: Int??", "Int?"),
    ])
  func focusedValue(declaration: String, type: String) throws {
    let result = try expand(declaration, role: "peer", in: "public extension FocusedValues {}")
    #expect(result.expandedSource == "private struct __Key_size: FocusedValueKey {\n  typealias Value = \(type)\n}")
  }

  @Test(
    "says once, at the attribute, what is wrong",
    arguments: [
      ("@Entry let size = 3", "extension EnvironmentValues {}", "@Entry needs a 'var'."),
      (
        "@Entry static var size = 3", "extension EnvironmentValues {}",
        "@Entry needs a property of the instance, not of the type."
      ),
      (
        "@Entry var size: Int { 3 }", "extension EnvironmentValues {}",
        "@Entry needs a stored property; 'size' has accessors."
      ),
      ("@Entry var size: Int", "extension EnvironmentValues {}", nil),
      (
        "@Entry var size = 3, other = 4", "extension EnvironmentValues {}",
        "@Entry needs a declaration of its own for each property."
      ),
      ("@Entry var size: Int", "extension ContainerValues {}", nil),
      ("@Entry var size", "extension Transaction {}", nil),
      (
        "@Entry var size = 3", "extension FocusedValues {}",
        "@Entry in FocusedValues needs an optional type for 'size'."
      ),
      (
        "@Entry var size: Int", "extension FocusedValues {}",
        "@Entry in FocusedValues needs an optional type for 'size'."
      ),
      (
        "@Entry var size: Int? = 3", "extension FocusedValues {}",
        "@Entry in FocusedValues needs no default for 'size': it is nil while no view publishes a value."
      ),
      (
        "@Entry var size = 3", "struct Model {}",
        "@Entry belongs in an extension of EnvironmentValues, Transaction, FocusedValues or ContainerValues."
      ),
    ])
  func problems(declaration: String, context: String, message: String?) throws {
    let accessor = try expand(declaration, role: "accessor", in: context)
    let peer = try expand(declaration, role: "peer", in: context)
    let diagnostics = accessor.diagnostics + peer.diagnostics
    #expect(diagnostics.map(\.message) == [message ?? "@Entry needs a default value for 'size'."])
    #expect(diagnostics.first?.position.fileName == "/app/Values.swift")
    #expect(diagnostics.first?.position.offset == 43)
  }
}
