/// Names of environment values, by their key paths.
///
/// A key path has no name of a computed property, so the name is made from the key that the property reads first.
@MainActor
enum EnvironmentNames {
  private static var known: [AnyKeyPath: String] = [:]

  /// The property's name where the key has it: those of the package do, and those that `@Entry` makes. Else the key's type,
  /// or the type of the value where no key is read.
  static func text(of keyPath: AnyKeyPath) -> String {
    if let name = known[keyPath] { return name }
    let name = key(of: keyPath).map(name(of:)) ?? ViewTypeName.of(type(of: keyPath).valueType)
    known[keyPath] = name
    return name
  }

  private static func key(of keyPath: AnyKeyPath) -> Any.Type? {
    guard let keyPath = keyPath as? PartialKeyPath<EnvironmentValues> else { return nil }
    let tracking = EnvironmentTracking()
    _ = EnvironmentValues().tracking(tracking)[keyPath: keyPath]
    return tracking.first.map { unsafeBitCast($0, to: Any.Type.self) }
  }

  private static func name(of key: Any.Type) -> String {
    let name = String(describing: key)
    if name.hasPrefix("__Key_") { return String(name.dropFirst(6)) }
    let module = String(reflecting: key).prefix { $0 != "." }
    guard module == "UnderstudyCore" || module == "Understudy", name.hasSuffix("Key") else {
      return ViewTypeName.of(key)
    }
    return name.prefix(1).lowercased() + name.dropFirst().dropLast(3)
  }
}
