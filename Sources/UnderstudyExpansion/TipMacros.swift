/// `#Rule`: what must hold for a tip to be shown.
enum RuleMacro {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    let source = expansion.syntax?.source ?? ""
    guard let use = source.firstRange(of: "#Rule") else {
      return .failure("#Rule is not complete.", at: expansion.syntax)
    }
    return .source("TipKit.Tips.Rule" + source[use.upperBound...])
  }
}

/// `@Parameter`: a static property on which rules depend.
enum ParameterMacro {
  static func expand(_ expansion: Expansion) -> ExpansionResult {
    do {
      let source = expansion.declSyntax?.source ?? ""
      let variable = try VariableDeclaration(source, isOfType: true)
      let peer = try peer(variable, of: expansion)
      guard expansion.macroRole == "accessor" else { return .source(peer) }
      return .source("get { $\(variable.name).wrappedValue }\nset { $\(variable.name).wrappedValue = newValue }")
    } catch {
      // Both roles find the same problem: it is reported once.
      guard expansion.macroRole == "accessor" else { return .source("") }
      let problem = (error as? VariableDeclaration.Problem)?.message ?? "\(error)"
      return .failure("@Parameter \(problem).", at: expansion.use)
    }
  }

  private static func peer(_ variable: VariableDeclaration, of expansion: Expansion) throws -> String {
    guard let value = variable.initialValue ?? variable.wrappedType.map({ _ in "nil" }) else {
      throw VariableDeclaration.Problem(message: "needs an initial value for '\(variable.name)'")
    }
    let levels = ["public", "package", "internal", "fileprivate", "private"]
    let words = Tokens(expansion.declSyntax?.source ?? "").all.filter { $0.depth == 0 }.map { String($0.text) }
    let access = words.first { levels.contains($0) }.map { $0 + " " } ?? ""
    let type = variable.type.map { "<\($0)>" } ?? ""
    let options = expansion.attributeSyntax.map { arguments(of: $0.source) } ?? ""
    return """
      \(access)static let $\(variable.name) = TipKit.Tips.Parameter\(type)(
        Self.self, "\(variable.name)", [\(options)], \(value))
      """
  }

  /// What is in the parentheses of an attribute.
  private static func arguments(of attribute: String) -> String {
    let tokens = Tokens(attribute)
    let inner = tokens.all.indices.filter { tokens.all[$0].depth > 0 }
    guard let first = inner.first, let last = inner.last else { return "" }
    return tokens.source(first..<last + 1, in: attribute) ?? ""
  }
}
