import UnderstudyCore
import XCUIAutomation

/// What failures of waits for conditions say; ConditionFailureTests pins it.
@MainActor enum ConditionWording {
  /// What is said of a condition without words of its own.
  static let condition = "the condition holds"

  static func equals<Value>(_ expected: Value) -> String { "the value is \(FailureWording.value(expected))" }

  /// What is said of a value that may not be there yet: that it is there, and the value itself.
  static let hasValue = "there is a value"
  static let value = "a value"

  /// What is seen where something that makes the value is not there.
  static let noValue = "no value"

  /// The message of a condition that failed: the time it had, and what was seen and read.
  ///
  /// - Parameters:
  ///   - rule: what was asked of the condition.
  ///   - what: the condition, in words.
  ///   - outcome: how it came out.
  ///   - seen: the last different values; empty where the condition has none.
  static func failure(_ rule: ConditionRule, _ what: String, _ outcome: ConditionOutcome, seen: [String]) -> String {
    let time = "\(outcome.elapsed.inSeconds) of \(outcome.busy == nil ? "real" : "virtual") time"
    var lines =
      switch rule {
      case .eventually: ["Expected eventually: \(what). It was not true within \(time)."]
      case .never: ["Expected never: \(what). It was true after \(time)."]
      case .always: ["Expected always: \(what). It was not true after \(time)."]
      }
    if !seen.isEmpty { lines.append("Last seen: \(seen.joined(separator: ", ")).") }
    let reads = outcome.reads.texts
    if !reads.isEmpty { lines.append("Read at the last look: \(reads.joined(separator: ", ")).") }
    if rule == .eventually, let busy = outcome.busy { lines.append(busy) }
    return lines.joined(separator: "\n")
  }
}

/// The last different values that a condition looked at.
@MainActor struct SeenValues<Value> {
  private(set) var texts: [String] = []
  private var last: Value?
  private var isMissing = false

  /// Adds a value that differs from the one before. Called inside of a look, during which ``Probe/hasMissed`` is valid.
  ///
  /// - Returns: the value.
  mutating func noting(_ value: Value) -> Value {
    if Probe.hasMissed {
      if !isMissing { add(ConditionWording.noValue) }
      (last, isMissing) = (nil, true)
    } else if last.map({ !areSameValues($0, value) }) ?? true {
      (last, isMissing) = (value, false)
      add(FailureWording.value(value))
    }
    return value
  }

  private mutating func add(_ text: String) {
    texts.append(text)
    if texts.count > 5 { texts.removeFirst() }
  }
}
