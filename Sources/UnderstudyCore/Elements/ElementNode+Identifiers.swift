import UnderstudyElements

extension ElementNode {
  /// What the app wrote as the element's identifier, or as that of a container inside, where a container further out has another
  /// one, which takes its place (SEM-235); nil where nothing is replaced.
  package var replacedIdentifiers: (names: [String], by: String, container: ObjectIdentifier)? {
    guard let outer = overrides?.identifiers, let last = outer.last else { return nil }
    let inner = [attributes.identifier].compactMap(\.self) + outer.dropLast().map(\.name)
    let names = inner.filter { $0 != last.name }
    return names.isEmpty ? nil : (names, last.name, ObjectIdentifier(last.scope))
  }
}
