@_exported import Foundation
import UnderstudyTime

/// What the handler of an observation gets. Source: Apple's page "NSKeyValueObservingOptions".
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = Self(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = Self(rawValue: 1 << 1)
  /// The handler runs once at the beginning.
  public static let initial = Self(rawValue: 1 << 2)
  /// The handler also runs before changes; it never does here.
  public static let prior = Self(rawValue: 1 << 3)
}

/// How a property has changed. Source: Apple's page "NSKeyValueObservedChange".
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
  /// Whether the handler runs before the change: never.
  public var isPrior: Bool { false }
}

/// Runs a handler for the changes of a property until it is invalidated or released. Source: Apple's page "NSKeyValueObservation".
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let end: @Sendable () -> Void

  fileprivate init(_ end: @escaping @Sendable () -> Void) { self.end = end }
  deinit { end() }

  /// Ends the observation.
  public func invalidate() { end() }
}

/// Who follows the properties of an object.
package final class PropertyObservers: Sendable {
  private struct Values {
    var observers: [(id: Int, notify: () -> Void)] = []
    var count = 0
  }

  private let values = Guarded(unchecked: Values())

  package init() {}

  fileprivate func add(_ notify: @escaping () -> Void) -> Int {
    values.withUncheckedLock { values in
      values.count += 1
      values.observers.append((values.count, notify))
      return values.count
    }
  }

  fileprivate func remove(_ id: Int) { values.withUncheckedLock { $0.observers.removeAll { $0.id == id } } }

  /// Runs the handlers of properties that have changed.
  package func didChange() {
    for observer in values.withUncheckedLock({ $0.observers }) { observer.notify() }
  }
}

/// An object of which some properties can be observed by `observe(_:options:changeHandler:)` and `publisher(for:)`: those whose changes
/// its class reports.
public protocol _PropertyObservable: NSObject {
  /// Who follows the object.
  var _observers: _ObserverList { get }
}

/// Who follows the properties of an object, for the modules of this package.
public struct _ObserverList: Sendable {
  let observers = PropertyObservers()
  package init() {}

  /// Runs the handlers of properties that have changed.
  package func didChange() { observers.didChange() }
}

extension _PropertyObservable {
  /// Runs a handler whenever a property has another value. Source: Apple's page "observe(_:options:changeHandler:)".
  ///
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let report: (Self, Value?) -> Void = { object, old in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? last : nil, oldValue: options.contains(.old) ? old : nil))
    }
    let observers = _observers.observers
    let id = observers.add { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !isSame(old, new) else { return }
      last = new
      report(self, old)
    }
    if options.contains(.initial) { report(self, nil) }
    return NSKeyValueObservation { observers.remove(id) }
  }
}

/// Whether two values are equal, if their type says so: in an array, as a cast would look into optionals.
private func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
  ([first] as? any Equatable)?.equals([second]) ?? false
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
