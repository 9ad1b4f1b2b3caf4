import UnderstudyElements
import XCUIAutomation

/// What a user would most likely do next, at most three calls in a few words.
@MainActor enum NextSteps {
  private static let limit = 3

  /// - Parameters:
  ///   - screen: What is shown.
  ///   - added: What came with the last step: that comes first.
  ///   - first: A call that comes before all.
  static func of(
    _ screen: Screen, added: [Screen.Entry], first: String? = nil, in application: XCUIApplication
  ) -> [String] {
    switch application.state {
    case .runningBackground, .runningBackgroundSuspended: return ["activate"]
    default: break
    }
    let isNew = Set(added.map(\.element.serial))
    let ordered =
      screen.entries.filter { isNew.contains($0.element.serial) }
      + screen.entries.filter { !isNew.contains($0.element.serial) }
    var result = first.map { [$0] } ?? []
    for entry in ordered where result.count < limit {
      guard entry.isEnabled, let words = words(entry, screen), !result.contains(words),
        application.isHittable(entry.element)
      else { continue }
      result.append(words)
    }
    // What the keyboard covers can be reached once it has gone.
    if result.count < limit, screen.entries.contains(where: \.isFocused),
      screen.entries.contains(where: { $0.type == .keyboard })
    {
      result.append(#"type "\n""#)
    }
    return result
  }

  /// The tap that turns a toggle of which another one has met the label.
  ///
  /// - Parameter target: the number of the element that was tapped.
  static func turning(_ target: UInt32?, on screen: Screen) -> String? {
    let label = screen.entries.first { $0.element.serial == target && $0.type == .switch }
    let inner = label.flatMap { label in
      screen.entries.first { $0.type == .switch && $0.element.parent === label.element }
    }
    return inner.map { "tap \($0.reference)" }
  }

  private static func words(_ entry: Screen.Entry, _ screen: Screen) -> String? {
    // A tap on a toggle's label turns nothing.
    if entry.type == .switch, entry.element.children.contains(where: { $0.type == .switch }) { return nil }
    let name = name(entry, screen)
    switch entry.type {
    case .textField, .secureTextField, .searchField, .textView:
      return ElementLine.shownValue(entry.type, entry.texts)?.isEmpty == false ? nil : "type … into \(name)"
    case .button, .link, .menuItem, .switch, .toggle, .tab: return entry.isSelected ? nil : "tap \(name)"
    case .slider: return "adjust \(name)"
    default: return nil
    }
  }

  /// Characters that mean something else to a shell, also between quotation marks.
  private static let special: Set<Character> = ["\"", "\\", "$", "`", "!", "\n"]

  /// A name that means this element alone and can be pasted into a shell, else its reference.
  static func name(_ entry: Screen.Entry, _ screen: Screen) -> String {
    for text in [entry.texts.identifier, entry.texts.label, entry.texts.placeholder ?? ""] where !text.isEmpty {
      let same = screen.entries.filter {
        $0.texts.identifier == text || $0.texts.label == text || $0.texts.placeholder == text
      }
      if same.count == 1, text.count <= 40, !text.contains(where: special.contains) { return ElementLine.quoted(text) }
    }
    return entry.reference
  }
}
