import Foundation

/// An object and its method that is called when the user acts.
struct TargetAction {
  /// The object that has the method, which is not retained; nil for the chain of responders.
  private(set) weak var target: AnyObject?
  let action: Selector
  private let hasTarget: Bool

  init(_ target: Any?, _ action: Selector) {
    self.target = target as AnyObject?
    self.action = action
    hasTarget = target != nil
  }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - sender: The object that the user has acted on.
  ///   - responder: The first object of the chain that an action without a target goes through.
  /// - Returns: Whether an object was there for it.
  @discardableResult @MainActor
  func send(from sender: Any?, along responder: UIResponder?) -> Bool {
    guard hasTarget else { return Self.send(action, from: sender, along: responder) }
    guard let target else { return false }
    action.perform(on: target, with: [sender, UIEvent()])
    return true
  }

  /// Whether there is still an object for the method.
  var isAlive: Bool { !hasTarget || target != nil }

  /// Whether the method and its object are these.
  func isSame(as target: Any?, _ action: Selector) -> Bool {
    hasTarget == (target != nil) && self.target === target as AnyObject? && self.action == action
  }

  /// Whether this is one of those that are removed; nil stands for any.
  func isMeant(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
  }

  /// Sends an action to the first object of the chain that has the method: a view, its controller, the window, the app, its delegate.
  @MainActor static func send(_ action: Selector, from sender: Any?, along first: UIResponder?) -> Bool {
    var responder = first
    while let current = responder {
      if action.isMethod(of: current) {
        action.perform(on: current, with: [sender, UIEvent()])
        return true
      }
      responder = current.next
    }
    let application = UIApplication.shared
    let last: [Any] = [application] + (application.delegate.map { [$0] } ?? [])
    guard let target = last.first(where: { action.isMethod(of: $0) }) else { return false }
    action.perform(on: target, with: [sender, UIEvent()])
    return true
  }
}
