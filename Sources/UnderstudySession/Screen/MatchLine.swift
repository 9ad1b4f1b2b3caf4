import UnderstudyElements
import UnderstudyJSON
import XCUIAutomation

/// The line of a match in the answer of `find`, which has the whole of it, such as `e1 Button "Save" disabled buttons["Save"]`.
@MainActor enum MatchLine {
  /// - Parameter match: as `matches` has it.
  static func text(of match: JSON) -> String {
    var parts = [match["ref"]?.text ?? "", match["type"]?.text ?? ""]
    if let label = match["label"]?.text, !label.isEmpty { parts.append(ElementLine.quoted(label, longest: .max)) }
    if let value = match["value"]?.text, !value.isEmpty {
      parts.append("value \(ElementLine.quoted(value, longest: .max))")
    }
    if match["enabled"] == false { parts.append("disabled") }
    if match["selected"] == true { parts.append("selected") }
    if match["hittable"] == false { parts.append("not hittable") }
    if let rules = match["decided"]?.texts { parts.append("place decided (\(rules.joined(separator: ", ")))") }
    parts.append(match["query"]?.text ?? "")
    return parts.joined(separator: " ").onOneLine
  }
}
