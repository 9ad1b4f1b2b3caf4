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
  /// Takes the user's changes back: that of the next responder or, for the last one, of the app's window.
  open var undoManager: UndoManager? { next?.undoManager ?? WindowUndoManager.current }
  /// Commands of keys that the object has. Not asked, as no keys are pressed by a command's description here.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Changes the app's menus. Not called, as a phone has no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Whether the object can perform an action now: by default if it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }
  /// The first object along the responders that can perform an action; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: - Touches

  /// A finger touches the view. By default the next responder gets it.
  ///
  /// - Parameters:
  ///   - touches: The finger.
  ///   - event: What the touch belongs to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// The finger has moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// The finger is lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A recognizer has taken the touch.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

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
