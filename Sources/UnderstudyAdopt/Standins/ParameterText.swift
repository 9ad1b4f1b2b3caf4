import Foundation

/// The parameters of a declaration as Swift, with the type parameters that they need.
struct ParameterText {
  private var names: [String] = []
  var parameters = ""
  /// Expressions that make the views that closures give.
  var viewCalls: [String] = []
  /// The types of values that closures give at once, and expressions that make them.
  var valueCalls: [(type: String, call: String)] = []

  init(_ member: StandinMember, isSubscript: Bool = false) {
    var parts: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      let inner = parameter.label == nil ? "value\(index + 1)" : parameter.label ?? ""
      let isPlain = parameter.label != nil && !["inout", "let", "var", "self"].contains(inner)
      let name =
        isPlain && !isSubscript && !isReserved(inner)
        ? inner : "\(parameter.label.map(escapedLabel) ?? "_") \(isReserved(inner) ? "value\(index + 1)" : inner)"
      let variable = isReserved(inner) ? "value\(index + 1)" : inner
      parts.append(text(parameter.form, name: name, variable: variable))
    }
    parameters = parts.joined(separator: ", ")
  }

  var generics: String { names.isEmpty ? "" : "<\(names.joined(separator: ", "))>" }

  /// Adds a type parameter.
  mutating func add(_ name: String) { names.append(name) }

  private func isReserved(_ name: String) -> Bool { escaped(name) != name }
  private func escapedLabel(_ name: String) -> String { ["inout", "let", "var"].contains(name) ? "`\(name)`" : name }

  private mutating func text(_ form: StandinParameter.Form, name: String, variable: String) -> String {
    switch form {
    case .anything: return "\(name): Any?"
    case .type(let type): return "\(name): \(type)"
    case .metatype:
      names.append(StandinMember.registered)
      return "\(name): \(StandinMember.registered).Type"
    case .inOut:
      names.append("Value\(names.count + 1)")
      return "\(name): inout \(names.last ?? "Any")"
    case .closure(let shape):
      let types = shape.types.isEmpty ? Array(repeating: "Anything", count: shape.count) : shape.types
      let effects = (shape.isAsync ? " async" : "") + (shape.isThrowing ? " throws" : "")
      if !shape.isAsync, !shape.isThrowing, [.value, .registered].contains(shape.result) {
        let type = shape.result == .value ? "Value\(names.count + 1)" : StandinMember.registered
        let arguments = types.map { $0 == StandinMember.unknown ? "Anything()" : "Standin.value(of: (\($0)).self)" }
        valueCalls.append((type, "\(variable)(\(arguments.joined(separator: ", ")))"))
      }
      switch shape.result {
      case .nothing: return "\(name): @escaping (\(types.joined(separator: ", ")))\(effects) -> Void"
      case .value:
        names.append("Value\(names.count + 1)")
        return "\(name): @escaping (\(types.joined(separator: ", ")))\(effects) -> \(names.last ?? "Void")"
      case .registered:
        return "\(name): @escaping (\(types.joined(separator: ", ")))\(effects) -> \(StandinMember.registered)"
      case .view:
        let content = "Content\(names.count + 1)"
        names.append("\(content): View")
        let arguments = types.allSatisfy { $0 == "Anything" } ? types.map { _ in "Anything()" } : []
        if arguments.count == types.count { viewCalls.append("\(variable)(\(arguments.joined(separator: ", ")))") }
        return "\(name): @ViewBuilder (\(types.joined(separator: ", "))) -> \(content)".replacingOccurrences(
          of: "\(name): @ViewBuilder", with: "@ViewBuilder \(name):")
      }
    }
  }
}
