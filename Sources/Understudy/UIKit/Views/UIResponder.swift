import Foundation

/// What can answer the user's events: views, controllers, windows, scenes and the app.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked next; nil for the last one.
  open var next: UIResponder? { nil }

  /// Whether the object can get the keyboard; by default it cannot.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object has the keyboard, or is about to get it.
  open var isFirstResponder: Bool { false }
  /// Asks for the keyboard.
  ///
  /// - Returns: whether the object gets it; by default it does not.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the keyboard away.
  ///
  /// - Returns: whether the object is not first responder any more, which is so by default.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Runs when the user begins to move the device. A test calls it, as XCUITest has no shake.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Runs when the user has moved the device. A test calls it, as XCUITest has no shake.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Runs when something else comes first. A test calls it, as XCUITest has no shake.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
