import UnderstudyCore

/// What failures of waits for conditions say; ConditionWordingTests pins it.
enum ConditionWording {
  /// What is said of a condition without words of its own.
  static let condition = "the condition holds"

  static func equals(_ expected: String) -> String { "the value is \(expected)" }

  static let hasValue = "there is a value"

  /// - Parameters:
  ///   - rule: what was asked of the condition.
  ///   - what: the condition, in words.
  ///   - outcome: how it came out.
  ///   - seen: the last different values; empty where the condition has none.
  static func failure(_ rule: ConditionRule, _ what: String, _ outcome: ConditionOutcome, seen: [String]) -> String {
    let time = "\(WaitTimeout.seconds(outcome.elapsed)) of \(outcome.busy == nil ? "real" : "virtual") time"
    var lines =
      switch rule {
      case .eventually: ["Expected eventually: \(what). It was not so within \(time)."]
      case .never: ["Expected never: \(what). It was so after \(time)."]
      case .always: ["Expected always: \(what). It was not so after \(time)."]
      }
    if !seen.isEmpty { lines.append("Last seen: \(seen.joined(separator: ", ")).") }
    if rule == .eventually, let busy = outcome.busy { lines.append(busy) }
    return lines.joined(separator: "\n")
  }
}

/// The last different values that a condition looked at.
struct SeenValues<Value> {
  private(set) var texts: [String] = []
  private var last: Value?

  mutating func note(_ value: Value) {
    if let last, areSameValues(last, value) { return }
    last = value
    texts.append(String(describing: value))
    if texts.count > 5 { texts.removeFirst() }
  }
}
