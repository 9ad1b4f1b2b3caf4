/// Overrides of a test class's `setUp` and `tearDown` on the main actor: XCTest's own methods are Swift's here and belong to no actor,
/// where Xcode takes those of Objective-C for any (F-152).
enum IsolatedOverrides {
  private static let names: Set<String> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]
  private static let modifiers: Set<String> = ["override", "public", "open", "internal", "final"]

  /// What runs their bodies on the main actor, on which XCTest calls them.
  ///
  /// - Parameter isIsolated: Whether code without an annotation belongs to the main actor.
  static func edits(_ tokens: SourceTokens, isIsolated: Bool) -> [SourceEdit] {
    var classes: Set<Int> = []
    return (0..<tokens.count).flatMap { index -> [SourceEdit] in
      guard tokens.text(index) == "func", names.contains(tokens.text(index + 1)), tokens.text(index + 2) == "(",
        tokens.text(index + 3) == ")"
      else { return [] }
      let isThrowing = tokens.text(index + 4) == "throws"
      let open = isThrowing ? index + 5 : index + 4
      guard tokens.text(open) == "{", let close = tokens.partners[open] else { return [] }
      let head = head(before: index, tokens)
      guard head.isOverride, !head.isNonisolated else { return [] }
      guard let around = classAround(index, tokens) else { return [] }
      guard head.attribute != nil || isIsolatedClass(around.word, tokens, isIsolated) else { return [] }
      let call = "{ \(isThrowing ? "try " : "")MainActor.assumeIsolated { () -> Void in"
      var edits = [
        SourceEdit(range: open..<open + 1, text: call), SourceEdit(range: close..<close + 1, text: "} }"),
      ]
      // What runs on the main actor has the test case, which is no value that could go there.
      let isSendable = (around.word..<around.open).contains { tokens.text($0) == "Sendable" }
      if !isSendable, classes.insert(around.open).inserted {
        edits.append(SourceEdit(range: around.open..<around.open + 1, text: ", @unchecked Sendable {"))
      }
      if let attribute = head.attribute { edits.append(SourceEdit(range: attribute..<attribute + 2, text: "")) }
      return edits
    }
  }

  private struct Head {
    var isOverride = false
    var isNonisolated = false
    /// The place of `@MainActor`.
    var attribute: Int?
  }

  private static func head(before function: Int, _ tokens: SourceTokens) -> Head {
    var head = Head()
    var place = function - 1
    while place >= 0 {
      let text = tokens.text(place)
      if text == "MainActor", tokens.text(place - 1) == "@" {
        head.attribute = place - 1
        place -= 2
      } else if text == "nonisolated" {
        head.isNonisolated = true
        place -= 1
      } else if modifiers.contains(text) {
        if text == "override" { head.isOverride = true }
        place -= 1
      } else {
        break
      }
    }
    return head
  }

  /// The class around a method: the places of its word and of its brace; nil for one without a base class.
  private static func classAround(_ function: Int, _ tokens: SourceTokens) -> (word: Int, open: Int)? {
    var open = function
    while open > 0 {
      open -= 1
      guard tokens.text(open) == "{", let close = tokens.partners[open], close > function else { continue }
      var place = open - 1
      while place >= 0, !["class", "{", "}"].contains(tokens.text(place)) { place -= 1 }
      let hasBase = place >= 0 && (place..<open).contains { tokens.text($0) == ":" }
      return tokens.text(place) == "class" && hasBase ? (place, open) : nil
    }
    return nil
  }

  /// Whether a class says that it belongs to the main actor, or no annotation says otherwise.
  private static func isIsolatedClass(_ word: Int, _ tokens: SourceTokens, _ isIsolated: Bool) -> Bool {
    var place = word - 1
    while place >= 0, modifiers.contains(tokens.text(place)) || tokens.text(place) == "nonisolated" {
      if tokens.text(place) == "nonisolated" { return false }
      place -= 1
    }
    return isIsolated || tokens.text(place) == "MainActor" && tokens.text(place - 1) == "@"
  }
}
