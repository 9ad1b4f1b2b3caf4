import UnderstudyCore
import UnderstudyElements
import UnderstudyTime
import XCUIAutomation

/// Something about the elements of an app that a test waits for by identifier.
@MainActor struct ViewCondition {
  /// What is waited for, for messages: `no element with the identifier "notice"`.
  let what: String
  let holds: (ElementTree) -> Bool
  /// What there is instead, for messages.
  let lastSeen: (ElementTree) -> String
  /// Whether the answer stays as long as the tree's version does.
  var followsVersion = true

  static func visible(_ id: String) -> ViewCondition {
    ViewCondition(
      what: "an element with the identifier \"\(id)\"",
      holds: { $0.first(withID: id) != nil },
      lastSeen: { "the identifiers \(WaitTimeout.list($0.identifiers { _ in true }))" })
  }

  static func hidden(_ id: String) -> ViewCondition {
    ViewCondition(
      what: "no element with the identifier \"\(id)\"",
      holds: { $0.first(withID: id) == nil },
      lastSeen: { $0.elements(withID: id).map { ElementDescription.line($0) }.joined(separator: "; ") })
  }

  static func count(_ count: Int, prefix: String) -> ViewCondition {
    ViewCondition(
      what: "\(count) elements with identifiers that begin with \"\(prefix)\"",
      holds: { $0.identifiers { $0.hasPrefix(prefix) }.count == count },
      lastSeen: { tree in
        let found = tree.identifiers { $0.hasPrefix(prefix) }
        return "\(found.count), \(WaitTimeout.list(found))"
      })
  }

  static func value(_ value: String, id: String) -> ViewCondition {
    first(id, "has the value \"\(value)\"") { $0.value == value }
  }

  static func enabled(_ isEnabled: Bool, id: String) -> ViewCondition {
    var condition = first(id, isEnabled ? "is enabled" : "is disabled") { $0.isEnabled == isEnabled }
    condition.followsVersion = false  // elements ask the environment when they are read
    return condition
  }

  static func focused(_ isFocused: Bool, id: String) -> ViewCondition {
    first(id, isFocused ? "has the keyboard focus" : "does not have the keyboard focus") {
      $0.hasKeyboardFocus == isFocused
    }
  }

  /// The first element with an identifier is in some state.
  private static func first(
    _ id: String, _ state: String, _ holds: @escaping (Element) -> Bool
  ) -> ViewCondition {
    ViewCondition(
      what: "an element with the identifier \"\(id)\" that \(state)",
      holds: { $0.first(withID: id).map(holds) ?? false },
      lastSeen: { tree in tree.first(withID: id).map { ElementDescription.line($0) } ?? visible(id).lastSeen(tree) })
  }
}

extension XCUIApplication {
  func wait(for condition: ViewCondition, timeout: Duration, at site: CallSite) async throws {
    var check = try beginWait(for: condition, at: site)
    let holds = await session.runUnlessCancelled(until: { check.holds() }, timeout: timeout)
    if holds, check.holds() { return }
    try Task.checkCancellation()
    throw check.timeOut(timeout, busy: session.busyReport, at: site)
  }

  func waitInPlace(for condition: ViewCondition, timeout: Duration, at site: CallSite) throws {
    var check = try beginWait(for: condition, at: site)
    guard !session.run(until: { check.holds() }, timeout: timeout) else { return }
    throw check.timeOut(timeout, busy: session.busyReport, at: site)
  }

  private func beginWait(for condition: ViewCondition, at site: CallSite) throws -> ViewCheck {
    try WaitTimeout.checkSkip(condition.what, at: site)
    settle()
    guard let host, host.isRunning else { throw WaitTimeout.notRunning(condition.what, at: site) }
    return ViewCheck(condition: condition, host: host)
  }
}

/// Asks a condition about a tree, once for each version.
@MainActor private struct ViewCheck {
  let condition: ViewCondition
  let host: UnderstudyCore.Host
  private var seen: (version: Int, holds: Bool)?

  init(condition: ViewCondition, host: UnderstudyCore.Host) { (self.condition, self.host) = (condition, host) }

  mutating func holds() -> Bool {
    host.refreshElements()
    if let seen, seen.version == host.tree.version, condition.followsVersion { return seen.holds }
    let holds = condition.holds(host.tree)
    seen = (host.tree.version, holds)
    return holds
  }

  func timeOut(_ timeout: Duration, busy: String, at site: CallSite) -> WaitTimeout {
    .view(condition.what, after: timeout, lastSeen: condition.lastSeen(host.tree), busy: busy, at: site)
  }
}

extension ElementTree {
  fileprivate func first(withID id: String) -> Element? { elements(withID: id).first }

  fileprivate func elements(withID id: String) -> [Element] {
    elements(carrying: id).all.filter { $0.identifier == id }
  }

  /// The identifiers of the tree's elements, in its order.
  fileprivate func identifiers(where isIncluded: (String) -> Bool) -> [String] {
    var result: [String] = []
    root.forEachDescendant { element in
      if !element.identifier.isEmpty, isIncluded(element.identifier) { result.append(element.identifier) }
      return true
    }
    return result
  }
}
