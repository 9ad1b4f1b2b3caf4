import UnderstudyCore
import UnderstudyElements

/// What of a screen is a decision of this project and not verified on a device, known by kinds of elements: places, the
/// elements themselves, and labels of symbols.
///
/// A test compares the kinds with the coverage of layout and with the page of elements, so that neither can go out of date.
@MainActor enum DecidedKinds {
  /// The rules, all of them decided, by which elements of a type have their places or sizes; those inside follow from them.
  static let places: [ElementType: [String]] = [
    .alert: ["LAY-211"], .sheet: ["LAY-212"], .popover: ["LAY-212"], .toolbar: ["LAY-206"],
    .image: ["LAY-232", "LAY-233"], .slider: ["LAY-237"], .stepper: ["LAY-238"],
    .picker: ["LAY-240"], .pickerWheel: ["LAY-240"], .segmentedControl: ["LAY-240"], .datePicker: ["LAY-241"],
  ]
  /// Rules of what has no type of its own: the content of a SwiftUI sheet, and an open menu.
  static let sheet = ["LAY-209", "LAY-210"]
  static let menu = ["LAY-212"]
  /// The types of which no source says that a device has them there.
  static let elements: Set<ElementType> = [.colorWell, .map, .pageIndicator, .webView]

  /// What is decided of elements, in a few words for each aspect; each kind once, in the order of the elements.
  static func lines(of entries: [Screen.Entry], in host: Host?) -> [String] {
    var (placed, made): ([String], [String]) = ([], [])
    var hasSymbol = false
    func add(_ name: String, to names: inout [String]) { if !names.contains(name) { names.append(name) } }
    for entry in entries {
      if isInSheet(entry.element, of: host) { add("the sheet", to: &placed) }
      if places[entry.type] != nil { add(entry.type.name, to: &placed) }
      if isMenu(entry.element) { add("the menu", to: &placed) }
      if elements.contains(entry.type) { add(entry.type.name, to: &made) }
      hasSymbol = hasSymbol || isNamedBySymbol(entry.type, entry.texts)
    }
    var lines: [String] = []
    if !placed.isEmpty { lines.append("places of \(placed.joined(separator: ", "))") }
    if !made.isEmpty { lines.append("elements of \(made.joined(separator: ", "))") }
    if hasSymbol { lines.append("labels of symbols") }
    return lines
  }

  /// The decided rules that an element's place follows from: its own, and those of what is around it.
  static func rules(of element: Element, in host: Host?) -> [String] {
    var rules: [String] = []
    var next: Element? = element
    while let current = next {
      rules += places[current.type] ?? []
      if isMenu(current) { rules += menu }
      next = current.parent
    }
    if isInSheet(element, of: host) { rules += sheet }
    return Array(Set(rules)).sorted()
  }

  private static func isInSheet(_ element: Element, of host: Host?) -> Bool {
    host?.presentations.isInSheet(element) ?? false
  }

  /// Whether it is the list of an open menu, which comes after the region that closes it.
  private static func isMenu(_ element: Element) -> Bool {
    element.type == .collectionView
      && element.parent?.children.contains { $0.traits.contains(.dismissRegion) } == true
  }

  /// Whether it is a symbol whose label is made of its name, which is its identifier.
  private static func isNamedBySymbol(_ type: ElementType, _ texts: ElementTexts) -> Bool {
    let name = texts.identifier
    guard type == .image || name.contains("."), !name.isEmpty, name == name.lowercased() else { return false }
    return SymbolDescription.isMade(texts.label, of: name)
  }
}
