import Foundation
import UnderstudyElements

/// All that issues of accessibility audits say. What is compact has Apple's words where Apple has the audit, as handlers compare it.
enum AuditWording {
  static let repeatsRole = "Description repeats the role"
  static let smallRegion = "Hit area is too small"
  static let lowContrast = "Contrast failed"
  static let nearContrast = "Contrast nearly passed"
  static let notReached = "Potentially inaccessible text"
  static let conflictingTraits = "Traits contradict each other"
  static let hidesIdentifiers = "Identifier hides those inside"
  static let sameIdentifier = "Identifier is not unique"

  static let clipped: (type: XCUIAccessibilityAuditType, compact: String, advice: String) = (
    .textClipped, "Text clipped", "more room, more lines (lineLimit(_:)) or minimumScaleFactor(_:)"
  )
  static let fixedSize: (type: XCUIAccessibilityAuditType, compact: String, advice: String) = (
    .dynamicType, "Dynamic Type font sizes are unsupported",
    "a text style such as font(.body), or a custom font with relativeTo:"
  )

  static let addLabel = "accessibilityLabel(_:), or accessibilityHidden(true) where it says nothing"
  static let makeLarger = "a frame of 44 by 44 points, or padding, inside the button's label"
  static let moreContrast = "a darker or lighter color for the text or for what is behind it"
  static let reach = "a label that contains the text, or no accessibilityHidden(true)"
  static let removeTrait = "accessibilityRemoveTraits(_:) for all but one"
  static let otherIdentifier = "an identifier of its own for each element"

  static func leaveOut(_ role: String) -> String {
    "a label without \"\(role)\": VoiceOver says what the element is by itself"
  }

  static func size(_ frame: ElementFrame) -> String {
    "\(number(frame.width)) by \(number(frame.height)) points, at least 44 by 44 are needed"
  }

  static func contrast(_ ratio: Double, _ needed: Double) -> String {
    "\(String(format: "%.2f", ratio)) to 1, at least \(number(needed)) to 1 is needed"
  }

  static func count(_ count: Int) -> String { "\(count) elements have it" }

  /// - Parameter place: a file with its line, or the views on the way.
  static func hidden(_ names: [String], by identifier: String, at place: String?) -> String {
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    let list = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return "'\(identifier)' is on a plain container and takes the place of \(list)\(more)"
      + (place.map { ", at \($0)" } ?? "")
  }

  static func contain(_ identifier: String) -> String {
    "accessibilityElement(children: .contain) before accessibilityIdentifier(\(String(reflecting: identifier)))"
  }

  static func text(_ string: String, _ frame: CGRect) -> String {
    "\"\(string)\" at \(number(frame.midX.rounded())), \(number(frame.midY.rounded()))"
  }

  static func detailed(_ finding: AuditFinding) -> String {
    let lines = [
      "\(finding.compact): \(finding.subject)", finding.fact.map { "Found: \($0)" }, "Try: \(finding.advice)",
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String { String(format: "%.4g", value) }
}
