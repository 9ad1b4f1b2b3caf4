import Foundation

/// The build settings of a target: its own, before those of the project, each with its configuration file.
struct BuildSettings {
  /// The nearest level first.
  private var levels: [[String: String]]

  /// - Parameter levels: The nearest level first.
  init(levels: [[String: String]]) { self.levels = levels.map(Self.withoutConditions) }

  /// Reads the settings of one object's configuration list, with the configuration file that it is based on.
  ///
  /// - Returns: The levels, the nearest first.
  static func levels(
    of owner: ProjectObject, in objects: ProjectObjects, file: (ProjectObject) -> URL?
  ) -> [[String: String]] {
    guard let list = objects[owner.text("buildConfigurationList")] else { return [] }
    let all = objects.list("buildConfigurations", of: list)
    let named = { (name: String?) in all.first { $0.text("name") == name } }
    guard let chosen = named("Debug") ?? named(list.text("defaultConfigurationName")) ?? all.first else { return [] }
    let own = chosen.record("buildSettings").compactMapValues { value in
      value as? String ?? (value as? [Any])?.compactMap { $0 as? String }.joined(separator: " ")
    }
    let base = objects[chosen.text("baseConfigurationReference")].flatMap(file).map(ConfigurationFile.settings)
    return [own] + (base.map { [$0] } ?? [])
  }

  /// A setting with the values of those that it names filled in; nil if no level has it.
  subscript(name: String) -> String? { value(name, from: 0, within: []) }

  /// A setting that lists words, as conditions of the compiler.
  func words(_ name: String) -> [String] { (self[name] ?? "").split(separator: " ").map(String.init) }

  /// Whether a setting is `YES`.
  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The name of the module that a target's sources make.
  func moduleName(ofTarget target: String) -> String {
    let name = self["PRODUCT_MODULE_NAME"] ?? self["PRODUCT_NAME"] ?? target
    return Self.identifier(name.isEmpty ? target : name)
  }

  /// The name as an identifier of Swift, as Xcode makes it for a module.
  static func identifier(_ name: String) -> String {
    let letters = name.unicodeScalars.map { scalar -> Character in
      CharacterSet.alphanumerics.contains(scalar) || scalar == "_" ? Character(scalar) : "_"
    }
    let text = String(letters)
    // Xcode writes over a digit in the first place: "100Days" is `_00Days`.
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }

  // MARK: - Values

  private func value(_ name: String, from level: Int, within outer: Set<String>) -> String? {
    guard let index = levels[level...].firstIndex(where: { $0[name] != nil }), let text = levels[index][name] else {
      return nil
    }
    // A setting that names itself, by way of others, has no value there.
    guard !outer.contains("\(index) \(name)") else { return nil }
    return filledIn(text) { other in
      other == "inherited"
        ? value(name, from: index + 1, within: outer)
        : value(other, from: 0, within: outer.union(["\(index) \(name)"]))
    }
  }

  /// Replaces `$(NAME)` and `${NAME}`, with what follows a colon, by the values of these settings.
  private func filledIn(_ text: String, by value: (String) -> String?) -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let open = rest.index(after: start)
      guard open < rest.endIndex, let closing = ["(": ")", "{": "}"][String(rest[open])],
        let end = rest[open...].firstIndex(of: Character(closing))
      else {
        result += rest[start...]
        return result
      }
      let parts = rest[rest.index(after: open)..<end].split(separator: ":").map(String.init)
      var found = parts.first.flatMap(value) ?? ""
      for part in parts.dropFirst() { found = Self.changed(found, by: part) }
      result += found
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func changed(_ value: String, by operation: String) -> String {
    switch operation {
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case let text where text.hasPrefix("default="): value.isEmpty ? String(text.dropFirst("default=".count)) : value
    default: value
    }
  }

  /// Takes what holds for a phone of the settings with conditions, as `NAME[sdk=iphoneos*]`.
  private static func withoutConditions(_ settings: [String: String]) -> [String: String] {
    var result = settings.filter { !$0.key.contains("[") }
    for (key, value) in settings where key.contains("[") {
      let parts = key.split(separator: "[", maxSplits: 1)
      if parts.count == 2, parts[1].contains("sdk=iphone") { result[String(parts[0])] = value }
    }
    return result
  }
}
