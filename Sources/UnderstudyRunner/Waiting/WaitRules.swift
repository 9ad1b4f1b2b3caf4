import UnderstudyTime
import XCTest

/// XCTest's own rules for waits. In Xcode the test fails that breaks one; on Linux the process would end.
enum WaitRules {
  /// What a wait does that XCTest forbids; nil for nothing.
  static func violation(of expectations: [XCTestExpectation], by waiter: XCTWaiter) -> String? {
    if let state = privateValue("state", of: waiter), "\(state)" != "ready" {
      return "API violation - wait(...) has already been called on this waiter."
    }
    if Set(expectations).count < expectations.count {
      return "API violation - each expectation can appear only once in the 'expectations' parameter."
    }
    let used = expectations.filter { ExpectationState($0).hasBeenWaitedOn }
    guard !used.isEmpty else { return nil }
    let names = used.map { "`\($0.expectationDescription)`" }.joined(separator: ", ")
    return "API violation - expectations can only be waited on once, \(names) have already been waited on."
  }

  static let waitsForNothing = "API violation - call made to wait without any expectations having been set."

  /// Whether XCTest reports a call of `fulfill()` that was one too many. It holds a lock meanwhile that waits need.
  static func isViolation(_ description: String) -> Bool { description.hasPrefix("API violation - multiple calls") }

  /// Fails the test, which ends as at an exception in Xcode.
  static func report(_ violation: String, at place: CallPlace?) {
    FailureReporter.report(violation, at: place, endsTest: true)
  }

  /// The first expectation that was fulfilled before one that has to come earlier, and that one.
  static func disorder(in expectations: [XCTestExpectation]) -> (early: XCTestExpectation, required: XCTestExpectation)?
  {
    let ordered = expectations.filter { !$0.isInverted }.map { (expectation: $0, state: ExpectationState($0)) }
    for (index, required) in ordered.enumerated() {
      let early = ordered[(index + 1)...].filter { later in
        later.state.isFulfilled && (!required.state.isFulfilled || later.state.order < required.state.order)
      }
      if let first = early.min(by: { $0.state.order < $1.state.order }) {
        return (first.expectation, required.expectation)
      }
    }
    return nil
  }
}

/// The private state of an XCTest expectation, read from its stored properties.
struct ExpectationState {
  var isFulfilled = false
  /// Greater for what was fulfilled later.
  var order: UInt64 = 0
  var hasBeenWaitedOn = false

  init(_ expectation: XCTestExpectation) {
    var mirror: Mirror? = Mirror(reflecting: expectation)
    while let current = mirror {
      for child in current.children {
        switch child.label {
        case "isFulfilled": isFulfilled = child.value as? Bool ?? false
        case "fulfillmentToken": order = child.value as? UInt64 ?? 0
        case "_hasBeenWaitedOn": hasBeenWaitedOn = child.value as? Bool ?? false
        default: break
        }
      }
      mirror = current.superclassMirror
    }
  }
}

/// A stored property of an object, by its name; nil if neither its class nor those above have one.
func privateValue(_ name: String, of object: Any) -> Any? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    if let child = current.children.first(where: { $0.label == name }) { return child.value }
    mirror = current.superclassMirror
  }
  return nil
}
