import Foundation

/// What failures say of what a condition read.
extension FailureWording {
  /// What an assertion read.
  ///
  /// - Parameter waited: How long a wait of it looked, in seconds of the app's clock.
  static func reads(_ texts: [String], _ waited: Double?) -> String { "Read: \(list(texts, waited))" }

  /// What the test read before an assertion that reads nothing itself.
  static func readsBefore(_ texts: [String], _ waited: Double?) -> String { "Read before: \(list(texts, waited))" }

  /// What the test read before it trapped, and how it would not have.
  static func lastRead(_ texts: [String], _ finding: ProbeReads.Finding) -> [String] {
    let remedy =
      switch finding {
      case .property(let name, _) where "\(name)" == "value": valueIsText
      case .property(let name, let count as Int) where "\(name)" == "count": indices(count)
      default: unwrapping
      }
    return ["  last read: \(list(texts, nil))", "  Try: \(remedy)"]
  }

  private static func list(_ texts: [String], _ waited: Double?) -> String {
    texts.joined(separator: ", ") + (waited.map { ", waited \($0.inSeconds)" } ?? "")
  }

  static func read(_ finding: ProbeReads.Finding) -> String {
    switch finding {
    case .found: "found"
    case .missing: "not found"
    case .several: "several matches"
    case .notRunning: "not running"
    case .property(let name, let value): "\(name): \(self.value(value))"
    case .properties(let name, let values): read("\(name)", ofEach: values.map { value($0) })
    case .calls(let calls): "calls: \(calls.count)"
    }
  }

  static func read(_ name: String, _ findings: [String]) -> String { "\(name) (\(findings.joined(separator: ", ")))" }

  /// A filter of a query without a text.
  static func filter(_ step: QueryStep) -> String {
    let elements = "Elements "
    return step.description.hasPrefix(elements) ? String(step.description.dropFirst(elements.count)) : step.description
  }

  /// A value; texts in quotes, so that one that is empty or blank shows.
  package nonisolated static func value<Value>(_ value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { self.value($0.value) } ?? "nil" }
    if let frame = value as? CGRect { return "{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}" }
    return value is any StringProtocol || value is Character ? String(reflecting: value) : String(describing: value)
  }

  /// A property of one element after the other.
  static func read(_ name: String, ofEach values: [String]) -> String {
    var known: Set<String> = []
    let shown = values.filter { known.insert($0).inserted }
    let rest = shown.count > valueLimit ? " and \(shown.count - valueLimit) more" : ""
    return "\(name) of \(values.count): \(shown.prefix(valueLimit).joined(separator: ", "))\(rest)"
  }
}
