import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyPictures

extension Element {
  /// Whether assistive technology has no words for an element that people use or look at.
  var lacksDescription: Bool {
    // The switch inside a labelled one is part of it.
    if type == .switch, parent?.type == .switch { return false }
    // So is the icon of a label, whose title says it. Its name is no identifier that the app has written.
    if type == .image, !identifier.isEmpty, (source as? ElementNode)?.attributes.identifier == nil { return false }
    switch type {
    case .button, .link, .switch, .toggle, .slider, .image, .textField, .secureTextField, .searchField, .textView,
      .datePicker, .colorWell, .menuItem, .segmentedControl:
      let texts = [label, title, placeholder ?? "", isField ? value ?? "" : ""]
      return texts.allSatisfy { $0.allSatisfy(\.isWhitespace) }
    default: return false
    }
  }

  private var isField: Bool { type == .textField || type == .searchField || type == .textView }

  /// The name of what the element is, where a label ends with it: assistive technology says it a second time.
  func role(repeatedBy label: String) -> String? {
    let roles: [String] =
      switch type {
      case .button, .menuItem: ["button"]
      case .link: ["link"]
      case .image: ["image", "picture"]
      case .switch, .toggle: ["switch", "toggle"]
      case .slider: ["slider"]
      case .textField, .secureTextField: ["text field"]
      case .searchField: ["search field"]
      default: []
      }
    let words = label.lowercased().split { !$0.isLetter && !$0.isNumber }
    return roles.first { words.suffix($0.split(separator: " ").count) == $0.split(separator: " ")[...] }
  }

  /// Whether an element of one of these types is around the element.
  func isPart(of types: Set<ElementType>) -> Bool {
    var outer = parent
    while let current = outer {
      if types.contains(current.type) { return true }
      outer = current.parent
    }
    return false
  }

  /// Whether the app has left the colors of a text to the system: those of a control without a tint, of a tab, or of the header
  /// or footer of a list's section.
  func isSystemColored(_ text: PaintedText) -> Bool {
    if isPart(of: [.tabBar]) { return true }
    if [false, true].contains(where: { text.color.isShown(as: SystemColors(isDark: $0).secondaryLabel) }),
      (source as? Node)?.isInSectionHeading == true
    {
      return true
    }
    let controls: Set<ElementType> = [.button, .link, .disclosureTriangle, .menuItem]
    guard controls.contains(type) || isPart(of: controls) else { return false }
    func isTint(_ color: PictureColor) -> Bool {
      [false, true].contains { color.isShown(as: SystemColors(isDark: $0).blue) }
    }
    return isTint(text.color) || text.color == .white && text.background.map(isTint) == true
  }

  /// Whether the element is something to tap whose size is the app's: bars, alerts and controls of the system give their parts
  /// areas of their own.
  var isAppsControl: Bool {
    guard type == .button || type == .link || type == .checkBox || type == .radioButton else { return false }
    if parent?.type == .staticText { return false }
    return !isPart(of: [
      .navigationBar, .toolbar, .tabBar, .keyboard, .alert, .sheet, .dialog, .menu, .segmentedControl, .stepper,
      .datePicker, .picker, .searchField, .textField, .secureTextField, .switch, .toggle,
    ])
  }

  /// Whether the element is one whose inside the system writes.
  var isSystemPart: Bool {
    switch type {
    case .keyboard, .key, .datePicker, .picker, .pickerWheel, .segmentedControl, .stepper, .pageIndicator, .slider,
      .statusBar:
      true
    default: isPart(of: [.keyboard])
    }
  }

  /// Whether the element's texts contain a text that is drawn, which may be one line of them, cut, or in capitals.
  func says(_ drawn: String) -> Bool {
    let parts = drawn.split(separator: "…").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return [label, title, value ?? "", placeholder ?? ""].contains { text in
      parts.allSatisfy { text.localizedCaseInsensitiveContains($0) }
    }
  }

  /// Whether a text that is drawn is the prompt of an empty field.
  func isPlaceholder(_ drawn: String) -> Bool {
    guard let placeholder, placeholder == drawn else { return false }
    return (value ?? "").isEmpty || value == placeholder
  }
}

/// Traits of which an element can have one: what it is to a person who uses it.
enum AuditRoles {
  private static let names: [(role: ElementRoles, name: String, type: ElementType)] = [
    (.button, "isButton", .button), (.link, "isLink", .link), (.searchField, "isSearchField", .searchField),
    (.toggle, "isToggle", .switch), (.tabBar, "isTabBar", .tabBar), (.keyboardKey, "isKeyboardKey", .key),
  ]

  /// - Parameters:
  ///   - type: The element's.
  ///   - added: The traits that modifiers have added.
  /// - Returns: The names of those that contradict each other; nil for none.
  static func conflict(of type: ElementType, _ added: ElementRoles) -> String? {
    let found = names.filter { added.contains($0.role) }.map(\.name)
    return found.count > 1 ? found.joined(separator: " and ") : nil
  }
}

extension PictureColor {
  /// Whether both have the same bytes on a screen.
  fileprivate func isShown(as other: PictureColor) -> Bool {
    [\PictureColor.red, \.green, \.blue, \.opacity].allSatisfy {
      (self[keyPath: $0] * 255).rounded() == (other[keyPath: $0] * 255).rounded()
    }
  }
}
