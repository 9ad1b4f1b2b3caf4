import Combine
import UnderstudyTime

/// Puts changes of observable objects' properties into the logs of the apps whose code makes them.
///
/// A change that the test makes itself goes to the apps of the running test, one that is made on a thread of no app to those
/// whose views follow the property.
final class PropertyRecorder: PropertyObserver {
  /// Follows all objects from the first host of the process on.
  @MainActor static let isAtWork: Bool = {
    PropertyChanges.notify(PropertyRecorder())
    return true
  }()

  /// Changes that have begun; one can lie inside another, as in a `didSet` that sets another property.
  @MainActor @exclusivity(unchecked)
  private static var pending: [(property: ObservedProperty, change: ValueChange)] = []
  /// Objects of other makes may announce the beginning alone.
  private static let deepest = 64

  func change<Value>(_ property: ObservedProperty, from old: Value, to new: Value) {
    guard MainThread.isCurrent else {
      BackgroundChange.begin(property, from: old)
      return BackgroundChange.end(property, with: new)
    }
    nonisolated(unsafe) let (old, new) = (old, new)
    assumeMain {
      guard currentEvaluation() == nil else { return }
      if let host = RuntimeLog.onlyHostAtWork {
        host.events.recordChange(.object, .object(property), from: old, to: new)
      } else {
        begin(property, from: old)?.complete(with: new)
      }
    }
  }

  /// What a body changes is not logged: SwiftUI forbids it, and the value would be read for the body.
  var isListening: Bool {
    guard MainThread.isCurrent else { return true }
    return assumeMain { currentEvaluation() == nil && RuntimeLog.hasHosts }
  }

  func willSet<Value>(_ property: ObservedProperty, of object: AnyObject?, from old: Value) {
    if let object { StoredPropertySearch.willSet(property, of: object, from: old) }
    guard MainThread.isCurrent else { return BackgroundChange.begin(property, from: old) }
    nonisolated(unsafe) let old = old
    assumeMain {
      guard let change = begin(property, from: old) else { return }
      Self.pending.append((property, change))
      if Self.pending.count > Self.deepest { Self.pending.removeFirst() }
    }
  }

  /// Puts a change into the logs of the apps that it concerns; nil where there are none.
  @MainActor
  private func begin<Value>(_ property: ObservedProperty, from old: Value) -> ValueChange? {
    let session = Caller.app
    // Outside of sessions it is the test that changes something, which is rare.
    let hosts = session.map(RuntimeLog.running(in:)) ?? RuntimeLog.concernedHosts
    guard let first = hosts.first else { return nil }
    let cause: ValueChange.Cause
    if let origin = first.events.origin {
      cause = .code(origin)
    } else if session == nil {
      cause = .code(EventOrigin.current ?? .test)
    } else {
      cause = .later
    }
    let change = ValueChange(.object, .object(property), from: old, by: cause)
    for host in hosts { host.events.record(.change(change)) }
    return change
  }

  var isCompleting: Bool {
    guard MainThread.isCurrent else { return BackgroundChange.current != nil }
    return assumeMain { !Self.pending.isEmpty }
  }

  func didSet<Value>(_ property: ObservedProperty, of object: AnyObject?, to new: Value) {
    if let object { StoredPropertySearch.didSet(property, of: object, to: new) }
    guard MainThread.isCurrent else { return BackgroundChange.end(property, with: new) }
    nonisolated(unsafe) let new = new
    assumeMain {
      guard let position = Self.pending.lastIndex(where: { $0.property === property }) else { return }
      Self.pending[position].change.complete(with: new)
      Self.pending.removeSubrange(position...)
    }
  }
}
