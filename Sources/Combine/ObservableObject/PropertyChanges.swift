import Observation
import Synchronization
import UnderstudyTime

/// Reports each change of an observable object's property, on whichever thread it is made.
///
/// Changes of `@Observable` objects come here by the C target UnderstudyPlatformC, where it is at work; those of
/// `@Published` properties from Combine.
package enum PropertyChanges {
  private static let isObserved = Atomic(false)
  /// Written once, before ``isObserved`` says so.
  nonisolated(unsafe) private static var known: (any PropertyObserver)?

  /// Nil until an observer is registered.
  private static var observer: (any PropertyObserver)? { isObserved.load(ordering: .acquiring) ? known : nil }

  /// - Parameter observer: notified from now on. To be called once.
  @MainActor package static func notify(_ observer: any PropertyObserver) {
    known = observer
    isObserved.store(true, ordering: .releasing)
  }

  /// Reports that a property is about to change, where its new value is known.
  package static func change<Value>(_ property: ObservedProperty, from old: Value, to new: Value) {
    if let observer, property.isReported { observer.change(property, from: old, to: new) }
  }

  /// Reports that a property is about to change.
  ///
  /// - Parameters:
  ///   - property: evaluated where the observer is listening.
  ///   - object: whose property it is, where that may help to find the name.
  ///   - old: read where the observer is listening.
  package static func willSet<Value>(
    _ property: @autoclosure () -> ObservedProperty, of object: AnyObject? = nil, from old: @autoclosure () -> Value
  ) {
    guard let observer, observer.isListening else { return }
    let property = property()
    if property.isReported { observer.willSet(property, of: property.isNameless ? object : nil, from: old()) }
  }

  /// Reports that a property has changed.
  package static func didSet<Value>(
    _ property: @autoclosure () -> ObservedProperty, of object: AnyObject? = nil, to new: @autoclosure () -> Value
  ) {
    guard let observer, observer.isCompleting else { return }
    let property = property()
    if property.isReported { observer.didSet(property, of: property.isNameless ? object : nil, to: new()) }
  }
}

/// Is notified of changes of properties.
package protocol PropertyObserver: AnyObject, Sendable {
  /// A property is about to change.
  func change<Value>(_ property: ObservedProperty, from old: Value, to new: Value)

  /// Whether a change that begins now is of interest.
  var isListening: Bool { get }
  /// - Parameter object: whose property it is; nil if its name is known, see ``ObservedProperty/isStored(as:)``.
  func willSet<Value>(_ property: ObservedProperty, of object: AnyObject?, from old: Value)

  /// Whether a change has begun that may end now.
  var isCompleting: Bool { get }
  func didSet<Value>(_ property: ObservedProperty, of object: AnyObject?, to new: Value)
}

/// An observable object of the framework's own, whose changes are none of the app's.
package protocol UnreportedObject: AnyObject {}

@_silgen_name("understudy_property_will_set") @inline(never)
func propertyWillSet<Subject: Observable, Value>(_ subject: Subject, _ keyPath: KeyPath<Subject, Value>) {
  PropertyChanges.willSet(.of(keyPath), of: object(subject), from: subject[keyPath: keyPath])
}

@_silgen_name("understudy_property_did_set") @inline(never)
func propertyDidSet<Subject: Observable, Value>(_ subject: Subject, _ keyPath: KeyPath<Subject, Value>) {
  PropertyChanges.didSet(.of(keyPath), of: object(subject), to: subject[keyPath: keyPath])
}

/// The subject, where it is an object: a structure can be observable as well.
private func object<Subject>(_ subject: Subject) -> AnyObject? {
  Subject.self is AnyObject.Type ? subject as AnyObject : nil
}
