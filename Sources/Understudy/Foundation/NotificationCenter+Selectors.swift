import Foundation
import UnderstudyTime

extension NotificationCenter {
  /// Calls an object's method with each notification, in the call that posts it.
  ///
  /// What another test's app posts of itself is left out. Source: Apple's page "addObserver(_:selector:name:object:)".
  ///
  /// - Parameters:
  ///   - observer: The object that has the method; it is not retained, and its registration ends with it.
  ///   - aSelector: The method, which gets the notification if it has a parameter for it.
  ///   - aName: The notifications' name; nil for all.
  ///   - anObject: The object that posts them; nil for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let session = Caller.app
    let reference = WeakObserver(observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = reference.observer else { return }
      if let session, let origin = (notification.object as? any SessionBound)?.boundSession, origin !== session {
        return
      }
      aSelector.perform(on: observer, with: [notification])
    }
    SelectorObservers.shared.add(observer, token, of: self, name: aName, object: anObject as AnyObject?)
  }

  /// Ends all registrations of an observer.
  ///
  /// - Parameter observer: An object whose methods are called, or a token of `addObserver(forName:object:queue:using:)`.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Ends those registrations of an observer that have a name and an object.
  ///
  /// - Parameters:
  ///   - observer: An object whose methods are called, or a token of `addObserver(forName:object:queue:using:)`.
  ///   - aName: The name; nil for all.
  ///   - anObject: The object; nil for all.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    let ended = SelectorObservers.shared.remove(observer, of: self, name: aName, object: anObject as AnyObject?)
    for registration in ended { removeObserver(registration.token as Any, name: nil, object: nil) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

private final class WeakObserver: @unchecked Sendable {
  weak var observer: AnyObject?
  init(_ observer: AnyObject) { self.observer = observer }
}

/// The registrations of objects whose methods notifications call.
private final class SelectorObservers: Sendable {
  static let shared = SelectorObservers()

  fileprivate struct Registration: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let token: any NSObjectProtocol
    let name: Notification.Name?
    let object: ObjectIdentifier?

    /// Whether it has a center, and a name and an object where they are given.
    func isMeant(_ center: ObjectIdentifier, _ name: Notification.Name?, _ object: ObjectIdentifier?) -> Bool {
      self.center.map(ObjectIdentifier.init) == center && (name == nil || self.name == name)
        && (object == nil || self.object == object)
    }
  }

  private struct Registrations: @unchecked Sendable {
    var byObserver: [ObjectIdentifier: [Registration]] = [:]
    /// How many observers there may be before those that have gone are looked for.
    private var limit = 64

    /// - Returns: Registrations whose observers have gone.
    mutating func add(_ new: Registration, of observer: ObjectIdentifier) -> [Registration] {
      byObserver[observer, default: []].append(new)
      guard byObserver.count > limit else { return [] }
      let ended = byObserver.values.joined().filter { $0.observer == nil }
      byObserver = byObserver.mapValues { $0.filter { $0.observer != nil } }.filter { !$0.value.isEmpty }
      limit = max(64, byObserver.count * 2)
      return ended
    }
  }

  private let registrations = Guarded(Registrations())

  func add(
    _ observer: AnyObject, _ token: any NSObjectProtocol, of center: NotificationCenter, name: Notification.Name?,
    object: AnyObject?
  ) {
    let new = Registration(
      observer: observer, center: center, token: token, name: name, object: object.map(ObjectIdentifier.init))
    let ended = registrations.withLock { $0.add(new, of: ObjectIdentifier(observer)) }
    for registration in ended { registration.center?.removeObserver(registration.token as Any) }
  }

  func remove(
    _ observer: AnyObject, of center: NotificationCenter, name: Notification.Name?, object: AnyObject?
  ) -> [Registration] {
    let (key, center, object) = (
      ObjectIdentifier(observer), ObjectIdentifier(center), object.map(ObjectIdentifier.init)
    )
    return registrations.withLock { registrations in
      let list = registrations.byObserver[key] ?? []
      let rest = list.filter { !$0.isMeant(center, name, object) }
      registrations.byObserver[key] = rest.isEmpty ? nil : rest
      return list.filter { $0.isMeant(center, name, object) }
    }
  }
}
