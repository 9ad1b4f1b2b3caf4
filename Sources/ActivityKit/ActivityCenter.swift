import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

/// The activities of the app, and whether it may have any.
final class ActivityCenter: SystemPart {
  private struct Values {
    var areEnabled = true
    var activities: [Any] = []
  }

  private let values = Guarded(unchecked: Values())
  private let changes = Broadcaster<Int>()

  init() {}

  var areEnabled: Bool {
    get { values.withUncheckedLock { $0.areEnabled } }
    set {
      values.withUncheckedLock { $0.areEnabled = newValue }
      changes.send(0)
    }
  }

  func add<Attributes>(_ activity: Activity<Attributes>) {
    values.withUncheckedLock { $0.activities.append(activity) }
    changes.send(0)
  }

  func all<Attributes>(_ type: Attributes.Type) -> [Activity<Attributes>] {
    values.withUncheckedLock { $0.activities.compactMap { $0 as? Activity<Attributes> } }
  }

  func updates() -> IdleStream<Int> { changes.stream(beginningWith: [0]) }

  func log(_ text: String) { LoggedEntry(category: "ActivityKit", text: text).write() }

}

/// What changes of one activity.
final class ActivityEntry<State: Decodable & Encodable & Hashable>: Sendable {
  private struct Values {
    var content: ActivityContent<State>
    /// When it is no longer shown; nil while it has not ended.
    var dismissal: Date?
  }

  private let values: Guarded<UncheckedSendable<Values>>
  private let changes = Broadcaster<Int>()

  init(_ content: ActivityContent<State>) { values = Guarded(unchecked: Values(content: content)) }

  var content: ActivityContent<State> { values.withUncheckedLock { $0.content } }

  var state: ActivityState {
    let (dismissal, staleDate) = values.withUncheckedLock { ($0.dismissal, $0.content.staleDate) }
    if let dismissal { return SystemDate.hasCome(dismissal) ? .dismissed : .ended }
    return staleDate.map { SystemDate.hasCome($0) } ?? false ? .stale : .active
  }

  func updates() -> IdleStream<Int> { changes.stream(beginningWith: [0]) }

  /// - Returns: False where the activity has ended.
  func show(_ content: ActivityContent<State>) -> Bool {
    let isShown = values.withUncheckedLock { values in
      guard values.dismissal == nil else { return false }
      values.content = content
      return true
    }
    if isShown { changes.send(0) }
    return isShown
  }

  /// - Returns: False where the activity is no longer shown.
  func end(_ content: ActivityContent<State>?, _ policy: ActivityUIDismissalPolicy) -> Bool {
    guard state != .dismissed else { return false }
    let date = policy.date ?? SystemDate.now.addingTimeInterval(4 * 3600)
    values.withUncheckedLock { values in
      values.content = content ?? values.content
      values.dismissal = date
    }
    changes.send(0)
    return true
  }
}

/// Values of a Live Activity over time, each of which is another one than the last.
///
/// An app that awaits the next one is idle.
public struct ActivityUpdates<Element>: AsyncSequence, @unchecked Sendable {
  /// Gives the values.
  public struct Iterator: AsyncIteratorProtocol {
    var changes: IdleStream<Int>.Iterator
    let values: () -> [Element]
    let isSame: (Element, Element) -> Bool
    /// Whether each value of a list is given, or the only one where it has changed.
    let isList: Bool
    var last: Element?
    var count = 0

    /// The next value; nil when the test has ended.
    public mutating func next() async -> Element? {
      while true {
        let values = values()
        if isList, count < values.count {
          count += 1
          return values[count - 1]
        }
        if !isList, let value = values.first, last.map({ !isSame($0, value) }) ?? true {
          last = value
          return value
        }
        if await changes.next() == nil { return nil }
      }
    }
  }

  private let changes: IdleStream<Int>
  private let values: () -> [Element]
  private let isSame: (Element, Element) -> Bool
  private let isList: Bool

  init(_ changes: IdleStream<Int>, all values: @escaping () -> [Element]) {
    (self.changes, self.values, isList, isSame) = (changes, values, true, { _, _ in false })
  }

  /// Begins with the value now.
  public func makeAsyncIterator() -> Iterator {
    Iterator(changes: changes.makeAsyncIterator(), values: values, isSame: isSame, isList: isList)
  }
}

extension ActivityUpdates where Element: Equatable {
  init(_ changes: IdleStream<Int>, _ value: @escaping () -> Element) {
    (self.changes, values, isList, isSame) = (changes, { [value()] }, false, ==)
  }
}
