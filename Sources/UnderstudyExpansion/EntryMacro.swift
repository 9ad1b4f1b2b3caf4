/// `@Entry`: a property of the environment, and of what else is read by keys, with a key made for it (SEM-247).
enum EntryMacro {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    do {
      let variable = try VariableDeclaration(expansion.declSyntax?.source ?? "")
      let container = try Container(expansion.lexicalContext?.first?.source ?? "")
      let key = try key(for: variable, in: container)
      guard expansion.macroRole == "accessor" else { return .source(key) }
      let name = keyName(variable)
      return .source("get { self[\(name).self] }\nset { self[\(name).self] = newValue }")
    } catch {
      // Both roles find the same problem: it is reported once.
      guard expansion.macroRole == "accessor" else { return .source("") }
      let problem = (error as? VariableDeclaration.Problem)?.message ?? "\(error)"
      return .failure("@Entry \(problem).", at: expansion.use)
    }
  }

  /// The types whose extensions can have entries, and the protocol of their keys.
  private struct Container {
    let name: String
    let keyProtocol: String

    private static let keyProtocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
      "ContainerValues": "ContainerValueKey",
    ]

    init(_ source: String) throws {
      let tokens = Tokens(source).all.filter { $0.depth == 0 }.map(\.text)
      let names = tokens.firstIndex(of: "extension").map {
        tokens[($0 + 1)...].prefix { $0 != "{" && $0 != "where" && $0 != ":" }
      }
      let name = names?.last.map(String.init) ?? ""
      guard let keyProtocol = Self.keyProtocols[name] else {
        throw VariableDeclaration.Problem(
          message: "belongs in an extension of EnvironmentValues, Transaction, FocusedValues or ContainerValues")
      }
      self.name = name
      self.keyProtocol = keyProtocol
    }
  }

  private static func keyName(_ variable: VariableDeclaration) -> String {
    "__Key_" + variable.name.filter { $0 != "`" }
  }

  private static func key(for variable: VariableDeclaration, in container: Container) throws -> String {
    let members: String
    if container.name == "FocusedValues" {
      guard let type = variable.wrappedType else {
        throw VariableDeclaration.Problem(message: "in FocusedValues needs an optional type for '\(variable.name)'")
      }
      guard variable.initialValue.map({ $0 == "nil" }) ?? true else {
        throw VariableDeclaration.Problem(
          message: "in FocusedValues needs no default for '\(variable.name)': it is nil while no view publishes a value"
        )
      }
      members = "typealias Value = \(type)"
    } else if let value = variable.initialValue {
      // With a type the expression is evaluated at each reading of the default.
      members =
        variable.type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
    } else if let type = variable.type, variable.wrappedType != nil {
      members = "static var defaultValue: \(type) { nil }"
    } else {
      throw VariableDeclaration.Problem(message: "needs a default value for '\(variable.name)'")
    }
    return "private struct \(keyName(variable)): \(container.keyProtocol) {\n  \(members)\n}"
  }
}
