/// Names of SwiftUI's types in files that do not import it: there they are the names of another module's types.
///
/// All files of an app see the library, as some of its parts belong to Foundation on a device. The copy of such a file says which module
/// it means.
enum QualifiedTypes {
  /// The types of SwiftUI with names of one word, which other modules have, too.
  static let shared: Set<String> = [
    "Alert", "Anchor", "Angle", "Animatable", "Animation", "App", "Bindable", "Binding", "Button", "Canvas", "Capsule",
    "Circle",
    "Color", "Commands", "Divider", "Ellipse", "Environment", "Font", "Form", "Gauge", "Gesture", "Glass", "Gradient",
    "Grid",
    "Group", "Image", "Keyframes", "Label", "Layout", "Link", "List", "Material", "Menu", "Namespace", "Path", "Picker",
    "Rectangle", "Scene", "Section", "Settings", "Shader", "Shape", "Slider", "Spacer", "Spring", "State", "Stepper",
    "Subview",
    "Tab", "Table", "Text", "Toggle", "Transition", "View", "Window",
  ]

  /// Modules that a file may import without seeing SwiftUI's types on a device.
  private static let plain: Set<String> = [
    "Foundation", "Combine", "Observation", "Dispatch", "Swift", "os", "OSLog", "CryptoKit", "Network", "Security",
    "XCTest", "Testing",
    MissingModule.name,
  ]

  /// The names in a file that one of its stand-ins declares, with that module.
  ///
  /// - Parameters:
  ///   - tokens: The file's.
  ///   - imports: The modules that it imports.
  ///   - standIns: The modules that nothing here has.
  ///   - own: Whether the project declares a type of a name.
  /// - Returns: Empty for a file that may mean SwiftUI's, or if several modules could be meant.
  static func names(
    in tokens: SourceTokens, imports: Set<String>, standIns: Set<String>, own: (String) -> Bool
  ) -> [String: String] {
    let others = imports.subtracting(plain)
    guard others.count == 1, let module = others.first, standIns.contains(module) else { return [:] }
    let found = Set((0..<tokens.count).filter { isType($0, tokens) }.map { tokens.text($0) })
    return Dictionary(uniqueKeysWithValues: found.filter { !own($0) }.map { ($0, module) })
  }

  /// What makes a copy name the modules.
  static func edits(_ tokens: SourceTokens, _ names: [String: String]) -> [SourceEdit] {
    (0..<tokens.count).compactMap { place in
      guard isType(place, tokens), let module = names[tokens.text(place)] else { return nil }
      return SourceEdit(range: place..<place + 1, text: "\(module).\(tokens.text(place))")
    }
  }

  private static let declaring: Set<String> = [
    ".", "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "let", "var", "case",
    "import", "@",
    "macro",
  ]

  /// Whether a token is such a name, and no member, label or declaration of one.
  private static func isType(_ place: Int, _ tokens: SourceTokens) -> Bool {
    shared.contains(tokens.text(place)) && tokens.tokens[place].kind == .identifier
      && !declaring.contains(tokens.text(place - 1))
      && !(tokens.text(place + 1) == ":" && tokens.text(place - 1) != "?")
  }
}
