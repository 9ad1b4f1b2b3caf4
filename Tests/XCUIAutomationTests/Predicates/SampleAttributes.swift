import UnderstudyPredicates
import XCUIAutomation

/// An element's attributes as the predicates of UI tests see them; only the keys that are given exist. Unchecked: the
/// values are only read.
struct SampleAttributes: @unchecked Sendable, PredicateSubject, PredicateKeys {
  static let knownKeys = ["elementType", "exists", "identifier", "isEnabled", "label", "placeholderValue", "value"]

  private var values: [String: Any?]

  init(_ values: [String: Any?] = [:]) {
    self.values = values
  }

  func predicateValue(forKey key: String) -> PredicateLookup {
    guard let value = values[key] else { return .unknownKey }
    // Elements answer either way; both must compare alike.
    if key == "label" { return (value == nil || value is String) ? .text(value as? String) : .value(value) }
    return .value(value)
  }
}

/// Reads and evaluates a format without reporting; a problem fails the test that asked.
func answer(_ format: String, _ arguments: [Any] = [], on values: [String: Any?] = [:]) throws -> Bool {
  try ParsedPredicate(format: format, arguments: arguments).evaluate(on: SampleAttributes(values)).get()
}

/// How a format prints; the description of the problem when it has one.
func printed(_ format: String, _ arguments: [Any] = []) -> String {
  let parsed = ParsedPredicate(format: format, arguments: arguments)
  return parsed.problem?.description ?? parsed.source
}
