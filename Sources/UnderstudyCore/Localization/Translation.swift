import Foundation

/// What a table of strings has for a key in one language.
package struct Translation: Sendable {
  /// Texts by plural category; a plain text has `other` alone.
  typealias Forms = [String: String]

  /// A part of the text that depends on a number of its own: `%#@name@`.
  struct Variable: Sendable {
    /// Which argument it is, counted from 1; nil for its place among the others.
    var position: Int?
    /// How the number is written, as `lld`.
    var conversion: String
    var forms: Forms
  }

  let language: String
  var forms: Forms
  var variables: [String: Variable] = [:]

  init(language: String, forms: Forms, variables: [String: Variable] = [:]) {
    (self.language, self.forms, self.variables) = (language, forms, variables)
  }

  /// The format for these values: the plural forms are chosen, the values not yet filled in.
  package func format(for arguments: [FormatArgument]) -> String {
    let number = arguments.first { if case .string = $0 { false } else { true } }
    let text = form(forms, for: number)
    return variables.isEmpty ? text : filled(text, arguments, depth: 0)
  }

  private func form(_ forms: Forms, for number: FormatArgument?) -> String {
    guard let number, forms.count > 1 else { return forms["other"] ?? forms.first?.value ?? "" }
    if case .signed(0) = number, let zero = forms["zero"] { return zero }
    return forms[PluralRules.category(of: number, language: language).rawValue] ?? forms["other"] ?? ""
  }

  private func filled(_ text: String, _ arguments: [FormatArgument], depth: Int) -> String {
    var result = ""
    var next = 1
    for part in FormatString.parts(of: text) {
      guard case .place(let place) = part else {
        if case .literal(let text) = part { result += text == "%" ? "%%" : text }
        continue
      }
      guard let name = place.variable, let variable = variables[name] else {
        result += "%\(place.position.map { "\($0)$" } ?? "")\(place.style)\(place.conversion)"
        next += place.position == nil ? 1 : 0
        continue
      }
      let position = variable.position ?? place.position ?? next
      next = max(next, position) + 1
      let argument = arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
      let form = form(variable.forms, for: argument)
      let named = form.replacing("%arg", with: "%\(position)$\(variable.conversion)")
      let numbered = Self.numbered(named, position)
      result += depth < 4 && numbered.contains("%#@") ? filled(numbered, arguments, depth: depth + 1) : numbered
    }
    return result
  }

  /// The text with the places for numbers bound to one argument.
  private static func numbered(_ text: String, _ position: Int) -> String {
    FormatString.parts(of: text).map { part in
      switch part {
      case .literal(let text): text == "%" ? "%%" : text
      case .place(let place):
        place.variable.map { "%#@\($0)@" } ?? "%\(place.position ?? position)$\(place.style)\(place.conversion)"
      }
    }.joined()
  }
}
