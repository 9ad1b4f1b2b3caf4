import Foundation

/// What names say by themselves, in any framework.
enum NamingKnowledge {
  static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "Providing", "able", "ible", "Convertible", "Observer", "Representing",
  ]
  /// Static properties that usually hold a value of their own type.
  static let instances: Set<String> = [
    "shared", "sharedInstance", "default", "standard", "current", "main", "instance", "live", "general", "system",
    "zero", "empty", "none", "all",
  ]
  /// Modifiers by which a value turns out to be a view.
  static let viewMembers: Set<String> = [
    "frame", "padding", "background", "foregroundColor", "foregroundStyle", "onAppear", "opacity", "overlay",
    "ignoresSafeArea", "edgesIgnoringSafeArea", "cornerRadius", "clipShape", "shadow", "onTapGesture", "sheet", "task",
    "navigationTitle", "toolbar", "offset", "disabled", "accessibilityIdentifier", "aspectRatio", "font", "tint",
    "environmentObject", "environment", "listRowInsets", "onChange", "tag", "id", "hidden", "scaleEffect", "fixedSize",
    "alert", "onDisappear", "animation", "transition", "zIndex", "rotationEffect", "blur", "mask", "layoutPriority",
  ]
  /// Labels of closures that make views.
  static let viewLabels: Set<String> = [
    "content", "label", "placeholder", "header", "footer", "background", "overlay", "icon", "view", "destination",
  ]

  /// Whether a name is written as those of types are; constants of C have capitals only.
  static func isType(_ name: String) -> Bool {
    name.first?.isUppercase == true && !(name.contains("_") && name == name.uppercased())
  }

  /// Whether a function of this name gives a value of the type that it is asked for, as a container of dependencies does.
  static func resolves(_ name: String) -> Bool {
    [
      "resolve", "inject", "instance", "instantiate", "provide", "locate", "require", "make", "create", "get",
      "service",
    ]
    .contains(firstWord(of: name))
  }

  /// Whether a function of this name keeps what makes values for others that ask for them.
  static func registers(_ name: String) -> Bool {
    ["register", "bind", "provide", "single", "singleton", "factory", "autoregister"].contains(firstWord(of: name))
  }

  private static func firstWord(of name: String) -> String { String(name.prefix { !$0.isUppercase }) }

  /// Whether a type of this name, found where a type inherits, is a protocol.
  static func isProtocol(_ name: String) -> Bool { protocolEndings.contains { name.hasSuffix($0) } }
  static func isError(_ name: String) -> Bool { name.hasSuffix("Error") }
  static func isView(_ name: String) -> Bool {
    ["View", "Button", "Picker", "Chart"].contains { name.hasSuffix($0) } && prefix(of: name) == nil
  }

  /// Whether a name has the prefix of a framework and one of the verbs of functions in C, as `CGImageSourceCreateWithData`.
  static func hasVerb(_ name: String) -> Bool {
    let verbs = [
      "Create", "Copy", "Get", "Set", "Make", "Begin", "End", "Add", "Remove", "Release", "Draw", "Play", "Register",
      "Dispose", "Open", "Close", "Is", "Main", "Save", "Write", "Update", "Delete",
      "Push", "Pop", "Start", "Stop", "Free", "Init", "Load", "Find", "Convert", "Send", "Enable", "Disable",
    ]
    guard prefix(of: name) != nil || name.hasPrefix("Sec") || name.hasPrefix("Audio") else { return false }
    return verbs.contains { verb in
      guard let range = name.range(of: verb), range.lowerBound > name.startIndex else { return false }
      return range.upperBound == name.endIndex || name[range.upperBound].isUppercase
    }
  }

  /// The capitals before the first word, as `HK` of `HKHealthStore`; nil for fewer than two.
  static func prefix(of name: String) -> String? {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    guard capitals.count >= 3, name.count > capitals.count else { return nil }
    return String(capitals.dropLast())
  }

  /// How well a name fits to a module: by its prefix, or the module's words.
  static func fit(_ name: String, module: String) -> Int {
    if name == module || name.hasPrefix(module) { return 4 }
    let initials = module.filter(\.isUppercase)
    if let prefix = prefix(of: name) {
      if initials == prefix { return 4 }
      if initials.hasPrefix(prefix) || module.uppercased().hasPrefix(prefix) { return 3 }
      if let first = prefix.first, initials.first == first { return 1 }
      return 0
    }
    let parts = Set(words(of: module))
    return words(of: name).contains { parts.contains($0) } ? 2 : 0
  }

  /// Whether a static member usually gives a value of its own type.
  static func isInstance(_ name: String, of type: String?) -> Bool {
    instances.contains(name) || type.map { name.lowercased() == $0.lowercased() } == true
  }

  /// The words of a name in capitals, as `Health` and `Store`.
  static func words(of name: String) -> [String] {
    var result: [String] = []
    for character in name {
      if character.isUppercase || result.isEmpty { result.append("") }
      result[result.count - 1].append(character)
    }
    return result.filter { $0.count > 2 }
  }

  /// A type's name for a member or label, as `Options` of `options`.
  static func typeName(_ name: String) -> String {
    let word = name.prefix(1).uppercased() + name.dropFirst()
    // A type cannot have the names by which Swift means a type itself.
    return ["Type", "Protocol", "Self", "Any"].contains(word) ? word + "Value" : word
  }
}

extension NamingKnowledge {
  /// Whether a type of the interface's framework is a view, by its name.
  static func isShown(_ name: String) -> Bool {
    name.hasSuffix("View") && !name.hasPrefix("UI") && !name.hasPrefix("NS") || views.contains(name)
  }

  private static let views: Set<String> = [
    "Text", "Image", "Button", "VStack", "HStack", "ZStack", "List", "Form", "Color", "NavigationStack",
    "ModifiedContent", "Group", "ForEach",
    "TextField", "Toggle", "Picker", "Section", "Label", "Link", "AsyncImage", "Rectangle", "Circle",
    "RoundedRectangle", "Capsule", "Menu",
    "Slider", "Stepper", "DatePicker", "SecureField", "TextEditor", "LazyVStack", "LazyHStack", "LazyVGrid", "Spacer",
    "NavigationLink",
    "GeometryReader", "Divider", "Path", "LinearGradient", "GroupBox", "DisclosureGroup", "ScrollViewReader",
  ]
}
