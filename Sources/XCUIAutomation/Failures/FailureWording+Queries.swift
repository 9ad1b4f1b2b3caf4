import Foundation
import UnderstudyCore
import UnderstudyElements

// What failures of automation say; FailureWordingTests pins it.
@MainActor extension FailureWording {
  static let treeLimit = 40
  /// How many values are listed of the elements of a query.
  static let valueLimit = 20

  /// Puts the parts together: what was asked, what was found, what is close, what there is, what to do.
  static func compose(_ facts: FailureFacts) -> String {
    var lines = facts.headline.isEmpty ? [] : [facts.headline]
    if let found = facts.found { lines.append(found) }
    lines += facts.details
    if !facts.matches.isEmpty {
      let count = max(facts.matchCount, facts.matches.count)
      lines.append("Matches (\(count)):")
      lines += facts.matches.enumerated().map { "  \($0.offset): \($0.element)" }.capped(at: listLimit, of: count)
    }
    if !facts.close.isEmpty {
      lines.append("Close:")
      lines += facts.close.map { "  " + $0 }
    }
    if !facts.ignored.isEmpty {
      lines.append("Earlier actions without effect:")
      lines += facts.ignored.map { "  " + $0 }
    }
    if !facts.events.isEmpty { lines.append(lastEvents(facts.events)) }
    if !facts.issues.isEmpty {
      lines.append("Runtime issues:")
      lines += facts.issues.map { "  " + $0 }
    }
    if let coming = facts.coming { lines.append(Self.coming(coming)) }
    lines += facts.advice.map { "Try: " + $0 }
    if !facts.tree.isEmpty {
      lines.append(facts.treeTotal == 1 ? "Searched 1 element:" : "Searched \(facts.treeTotal) elements:")
      lines += facts.tree.map { "  " + $0 }
      if facts.tree.count >= treeLimit, facts.treeTotal > facts.tree.count {
        lines.append("  … more; app.debugDescription has all \(facts.treeTotal)")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// An element on a line; one without texts, such as a cell, with the first ones inside of it.
  static func match(_ element: Element) -> String {
    let line = ElementDescription.line(element)
    guard element.texts.messageText == nil, element.texts.value?.isEmpty ?? true else { return line }
    var texts: [String] = []
    element.forEachDescendant { inner in
      if let text = inner.texts.messageText { texts.append("\"\(text.onOneLine)\"") }
      return texts.count <= contentLimit
    }
    guard !texts.isEmpty else { return line }
    let rest = texts.count > contentLimit ? ", …" : ""
    return "\(line), with \(texts.prefix(contentLimit).joined(separator: ", "))\(rest)"
  }

  /// How many texts inside of an element are listed.
  private static let contentLimit = 3

  // MARK: - Headlines

  static let cannotRead = "Failed to get matching snapshot"

  static func cannot(_ verb: ActionVerb, _ name: String) -> String { "Failed to \(verb.rawValue) \(name)" }

  static func noMatches(_ step: String, from input: [String]) -> String {
    let listed = input.map { "    " + $0 }.capped(at: listLimit, indent: "    ").joined(separator: ",\n")
    return "No matches found for \(step) from input {(\(input.isEmpty ? "" : "\n\(listed)\n"))}"
  }

  static func noFirstMatch(_ chain: String) -> String {
    "No matches found for first query match sequence: \(chain), given input App element pid: 1"
  }

  static func several(_ chain: String) -> String {
    "Find single matching element. Multiple matching elements found for <XCUIElementQuery: \(chain)>."
  }

  /// The links of a query, in the order in which they are applied.
  static func chain(_ query: XCUIElementQuery) -> String {
    query.chain.map { "`\($0.step.description)`" }.joined(separator: " -> ")
  }

  static func notHittable(_ line: String) -> String { "Not hittable: \(line)" }

  static func noFocus(_ line: String) -> String {
    "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
      + "Event dispatch snapshot: \(line)"
  }

  static func key(_ key: String, modifiers: [String]) -> String {
    let shown = key.unicodeScalars.map { scalar in
      scalar.value < 0x20 || (0xE000...0xF8FF).contains(scalar.value)
        ? "U+" + String(scalar.value, radix: 16, uppercase: true) : String(scalar)
    }.joined()
    let held = modifiers.isEmpty ? "" : " with \(modifiers.joined(separator: ", ")) held"
    return "Failed to type key \"\(shown)\"\(held): it types no text"
  }

  static func otherApplication(_ verb: ActionVerb, _ identifier: String) -> String {
    """
    Failed to \(verb.rawValue) '\(identifier)': of the device's apps only com.apple.mobilesafari, com.apple.springboard and \
    com.apple.Preferences exist, beside the application under test
    """
  }

  static func noApplication(_ verb: ActionVerb, _ problem: String) -> String {
    "Failed to \(verb.rawValue) the application under test.\n\(problem)"
  }

  /// The pending work of the app when an element was not found.
  static func coming(_ report: String) -> String { "Still to come: \(report)" }

  // MARK: - What was found

  static func found(_ line: String) -> String { "Found: \(line)" }

  static func coveredBy(_ line: String) -> String { "Covered by: \(line)" }

  static func focused(_ line: String?) -> String {
    line.map { "The focus is on: \($0)" } ?? "Nothing in the app has the focus."
  }

  /// - Parameter title: That of the alert.
  static func question(_ title: String) -> String {
    "the system asks '\(title)', and the alert, which belongs to com.apple.springboard, has not been answered"
  }
  static let inBackground = "the app is in the background: bring it back with activate() first"
  static let disabled = "it is disabled"
  static let unhandled = "no view there handles it"
  static let toggleLabel = "it met the label of the toggle; tap() the switch inside: .switches.firstMatch"

  static func cannotAdjust(_ what: String) -> String { "it is not a \(what)" }
  static let noDescription = "Element has no description"

  /// What is wrong with a number of taps; nil for nothing.
  static func taps(_ number: Int) -> String? { count(number, of: "taps", atMost: 1_000) }

  /// What is wrong with a number of fingers; nil for nothing.
  static func touches(_ number: Int) -> String? { count(number, of: "touches", atMost: 10) }

  private static func count(_ number: Int, of things: String, atMost limit: Int) -> String? {
    (1...limit).contains(number) ? nil : "\(number) is not a number of \(things) from 1 to \(limit)"
  }

  static func randomActions(_ count: Int) -> String {
    "Failed to perform random actions: \(count) is not a number of actions"
  }

  static let noPosition = "NaN is not a position from 0 to 1"
  static let nothingThere = "there is no element at that place"

  // MARK: - What is close

  static func concealed(_ line: String, _ reason: Concealment) -> String {
    "\(line) (not reachable: \(words(for: reason)))"
  }

  static func elsewhere(_ line: String) -> String { "\(line) (in another place than was searched)" }

  static func otherType(_ line: String, wanted: String) -> String {
    "\(line) (not \(withArticle(wanted)), but has the text)"
  }

  private static func withArticle(_ noun: String) -> String {
    "\("AEIOU".contains(noun.prefix(1)) ? "an" : "a") \(noun)"
  }

  /// - Parameter difference: Where the text differs, if that does not show.
  static func similar(_ line: String, _ difference: String?) -> String {
    "\(line) (similar text\(difference.map { ": \($0)" } ?? ""))"
  }

  // MARK: - What to do

  static let chooseOne = """
    .firstMatch or .element(boundBy:) where any of them will do, a query from an enclosing element, or an \
    accessibilityIdentifier of its own
    """
  static let waitForIt = "waitForExistence(timeout:), as the app still has work to do"

  static let waitLonger = "a longer timeout, as the app still has work to do"

  /// An absence that no wait will end.
  static let nothingToCome = "Nothing is to come that could bring it: the app has no timer, task or request left."

  /// - Parameter name: What the test looks in.
  static func noPlace(_ name: String) -> String { "There is no \(name), in which the test looks." }

  static let collectionView = "app.collectionViews: a List is a collection view, as on a device"

  static let lookEarlier = "look for it earlier in the test: nothing is to come that could bring it again"

  /// - Parameter count: How many elements the query finds.
  static func indices(_ count: Int) -> String {
    switch count {
    case 0: "another query: this one finds no element"
    case 1: "element(boundBy: 0): there is one element"
    default: "an index from 0 to \(count - 1): there are \(count) elements"
    }
  }

  static let valueIsText = "value as? String: the value of an element is a text, and empty where it has none"
  static let labelHasText = "label, which has the text: such an element has an empty value, as on a device"
  static let unwrapping = "XCTUnwrap or #require, which fail the test where there is no value"

  /// What comes before anything else where the last action met a disabled element.
  static func enable(_ action: IgnoredAction) -> String {
    "what enables it before \(action.description): it had no effect, as \(action.reason)"
  }

  static let noKeyboard = "tap() on a field first: no keyboard is shown"

  static func keyboardButtons(_ names: [String]) -> String {
    "one of the keyboard's buttons, or its keys: \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
  }

  /// An element that a test looks for and that has gone.
  static func wasThere(_ departure: ElementDeparture) -> String {
    let now = departure.now.map { "; its text is \"\($0)\" now" } ?? ""
    return
      "It was there until \(departure.time.inSeconds): \(ElementDescription.line(departure.texts, departure.type))\(now)"
  }

  static let launchFirst = "app.launch() first"
  /// - Parameter name: The app that runs.
  static func useOther(_ name: String) -> String {
    "the handle that has launched '\(name)': this one is a handle on another app, which does not run"
  }

  static let onlyTheAppUnderTest = """
    XCUIApplication() is the app under test; what another app would show, such as a system alert, does not exist here
    """
  static let tapFirst = "tap() on the field first, or focus it in the app"
  static let keysThatType = "typeText(_:); characters, Return and Delete can be typed, keyboard shortcuts cannot"

  /// - Parameters:
  ///   - query: The query for what is in front.
  ///   - text: Its text.
  ///   - buttons: The texts of its buttons.
  static func dismiss(_ query: String, _ text: String?, buttons: [String]) -> String {
    let cover = use(query, text)
    let more = buttons.count > mostButtons ? " and \(buttons.count - mostButtons) more" : ""
    let listed = buttons.prefix(mostButtons).map(\.swiftLiteral).joined(separator: ", ") + more
    return listed.isEmpty ? "dismiss \(cover) first" : "tap() one of \(cover).buttons first: \(listed)"
  }

  /// More than a dialog has, fewer than a calendar.
  private static let mostButtons = 6

  /// A query that finds an element.
  ///
  /// - Parameters:
  ///   - query: The query for its type.
  ///   - text: Its text; nil for the first one of the type.
  static func use(_ query: String, _ text: String?) -> String {
    "app.\(query)" + (text.map { "[\($0.swiftLiteral)]" } ?? ".firstMatch")
  }
}
