/// Names of environment values, by their key paths.
enum EnvironmentNames {
  /// The property's name, or the type of its value where the program does not keep the name.
  static func text(of keyPath: AnyKeyPath) -> String {
    let description = String(reflecting: keyPath)
    guard let dot = description.lastIndex(of: "."), !description.hasSuffix(">") else {
      return ViewTypeName.of(type(of: keyPath).valueType)
    }
    let name = description[description.index(after: dot)...]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      ? String(name) : ViewTypeName.of(type(of: keyPath).valueType)
  }
}
