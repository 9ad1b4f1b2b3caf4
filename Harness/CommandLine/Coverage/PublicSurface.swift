/// The views and view modifiers that the package declares, and what each does in a test.
struct PublicSurface: Equatable {
  /// What a name does.
  enum Effect: String, CaseIterable, Comparable {
    /// It acts on state, on what is shown, or on what users do.
    case behaves
    /// It is an element, or says something of one, and does nothing more.
    case shows
    /// It is there so that an app's source compiles: there is nothing to observe without a screen.
    case compiles

    static func < (lhs: Effect, rhs: Effect) -> Bool { lhs.order < rhs.order }
    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  var views: [String: Effect] = [:]
  var modifiers: [String: Effect] = [:]
  /// The types that only change what the tree says, by their conformance to `DescribingModifier`, and their short names.
  private var describing: Set<String> = []

  /// Adds the types of a source file that only change what the tree says. Modifiers of other files may use them.
  mutating func noteDescribingTypes(_ source: String) {
    let conforming = source.matches(of: /(?:extension|struct) (\w+)(?:<[^:{]*>)?: ([^{]*)/).filter {
      $0.output.2.contains(/\b(?:DescribingModifier|AttributeModifier)\b/)
    }
    describing.formUnion(conforming.map { String($0.output.1) })
    let aliases = source.matches(of: /typealias (\w+)[^=]*= ([^\n]*)/).filter { mentionsDescribingType($0.output.2) }
    describing.formUnion(aliases.map { String($0.output.1) })
  }

  private func mentionsDescribingType(_ text: some StringProtocol) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { describing.contains(String($0)) }
  }

  /// Adds what a source file declares. Where overloads differ, the one that does most is listed.
  ///
  /// - Parameters:
  ///   - source: The file's text, formatted as this package is.
  ///   - siblings: The texts of the other files that belong to it, as that of its node.
  mutating func scan(_ source: String, siblings: String = "") {
    noteDescribingTypes(source)
    for name in Self.viewNames(source) {
      let effect = Self.effect(ofView: name, source + siblings)
      views[name] = min(views[name] ?? effect, effect)
    }
    for (name, text) in Self.modifiers(source) {
      let effect: Effect =
        text.contains(/\{ *self *\}$/) ? .compiles : mentionsDescribingType(text) ? .shows : .behaves
      modifiers[name] = min(modifiers[name] ?? effect, effect)
    }
  }

  // MARK: - Views

  /// The public types that are declared to be views, those inside of another type aside.
  private static func viewNames(_ file: String) -> [String] {
    let source = file.split(separator: "\n").filter { !$0.hasPrefix(" ") }.joined(separator: "\n")
    let isPublic = Set(source.matches(of: /public (?:struct|enum) (\w+)/).map { String($0.output.1) })
    let conforming = source.matches(of: /(?:extension|struct|enum) (\w+)(?:<[^:{]*>)?: ([^{]*)/).filter {
      $0.output.2.contains(/\b(?:View|PrimitiveView|Shape|ShapeView)\b/)
    }
    return Set(conforming.map { String($0.output.1) }).intersection(isPublic)
      .filter { !$0.hasPrefix("_") && !$0.hasSuffix("Modifier") && !$0.hasSuffix("Style") }.sorted()
  }

  private static func effect(ofView name: String, _ source: String) -> Effect {
    if source.contains(": \(name), inputs: inout _ViewInputs) {}") { return .compiles }
    let acts = source.contains(/respond\(to|Binding<|@ViewBuilder|-> Content|\baction:/)
    return acts ? .behaves : .shows
  }

  // MARK: - Modifiers

  /// The public functions of `extension View`, with their texts.
  private static func modifiers(_ source: String) -> [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    var isInside = false
    var open: String?
    var text = ""
    var isInBody = false
    for line in source.split(separator: "\n") {
      if line.hasPrefix("extension View ") { isInside = true }
      if line == "}" { isInside = false }
      guard isInside else { continue }
      let method = /^  (?:nonisolated |@\w+ )*public (?:nonisolated )?(?:consuming )?func `?(\w+)/
      if let match = line.firstMatch(of: method) {
        open = String(match.output.1)
        (text, isInBody) = ("", false)
      }
      guard let name = open else { continue }
      text += line
      if line.hasSuffix("{") { isInBody = true }
      guard isInBody ? line == "  }" : line.hasSuffix("}") else { continue }
      if !name.hasPrefix("_") { found.append((name, text)) }
      open = nil
    }
    return found
  }
}
