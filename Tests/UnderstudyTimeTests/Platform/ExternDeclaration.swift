/// A function of C as a file of Swift declares it.
struct ExternDeclaration: Equatable {
  let name: String
  /// The types as they are written.
  let parameters: [String]
  let result: String

  /// Finds the declarations with `@_extern(c)` in a file.
  static func scan(_ source: String) -> [ExternDeclaration] {
    let beginning = /@_extern\(c\)\s+(?:(?:private|fileprivate|package|public)\s+)?func\s+(\w+)\(/
    return source.matches(of: beginning).compactMap { match in
      guard let parameters = source[match.range.upperBound...].untilParenthesis else { return nil }
      let types = String(parameters).split(outsideOf: "(<", at: ",").map { parameter in
        parameter.firstIndex(of: ":").map { String(parameter[parameter.index(after: $0)...]).trimmed } ?? parameter
      }
      let result =
        source[parameters.endIndex...].prefixMatch(of: /\)\s*->\s*([^\n]+)/).map { String($0.output.1).trimmed }
        ?? "Void"
      return ExternDeclaration(name: String(match.output.1), parameters: types, result: result)
    }
  }

  /// What differs from the header, in words; nil where nothing does.
  func difference(from header: CHeader) -> String? {
    guard let function = header.functions.first(where: { $0.name == name }) else {
      return "\(name) is not in the header"
    }
    if parameters.count != function.parameters.count {
      return "\(name) has \(parameters.count) parameters, in the header \(function.parameters.count)"
    }
    for (index, (type, swift)) in zip(function.parameters, parameters).enumerated()
    where !type.matches(swift, isGiven: true, in: header) {
      return "\(name) has \(swift) as parameter \(index + 1), in the header \(type)"
    }
    if !function.result.matches(result, isGiven: false, in: header) {
      return "\(name) gives \(result), in the header \(function.result)"
    }
    return nil
  }
}
