import Foundation

/// What recognizes a movement of fingers. It acts where a ``UIGestureRecognizerRepresentable`` gives it to a view of SwiftUI's.
///
/// There are no selectors on Linux, so there is no target: the representable gets the action. Source: Apple's page
/// "UIGestureRecognizer".
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a movement has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The end, for a movement that is recognized at once.
    public static var recognized: State { .ended }
  }

  /// How far the movement has come.
  open internal(set) var state = State.possible
  /// Whether movements are recognized.
  open var isEnabled = true
  /// The view that has the recognizer; nil for one that a view of SwiftUI's has.
  open internal(set) weak var view: UIView?
  /// Decides about movements. Asked whether one begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches of a movement that is recognized are taken from the view. Kept, without effect.
  open var cancelsTouchesInView = true
  /// Whether touches come late. Kept, without effect.
  open var delaysTouchesBegan = false
  /// Whether ends of touches come late. Kept, without effect.
  open var delaysTouchesEnded = true
  /// A name for logs.
  open var name: String?
  /// How many fingers there are.
  open internal(set) var numberOfTouches = 0
  var place = CGPoint.zero

  /// A recognizer without a target.
  public override init() { super.init() }

  /// Where the movement is, in points of the view of SwiftUI's; the view that is given makes no difference.
  open func location(in view: UIView?) -> CGPoint { place }

  /// Waits for another recognizer to fail. Kept by nothing: movements here are recognized at once.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Called before each movement.
  open func reset() {}

  /// The movement as a gesture of SwiftUI's: what it makes of a value of that gesture, with each phase.
  func gesture(_ act: @escaping @MainActor () -> Void) -> AnyGesture<Void> {
    AnyGesture(TapGesture(count: .max).map { _ in })
  }

  /// Whether the movement may begin.
  final var mayBegin: Bool { isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true) }

  /// Goes through a phase, and has the action run.
  final func enter(_ state: State, touches: Int = 1, _ act: @MainActor () -> Void) {
    if state == .began || self.state == .possible, !mayBegin { return }
    self.state = state
    numberOfTouches = touches
    act()
    guard state == .ended || state == .cancelled else { return }
    (self.state, numberOfTouches) = (.possible, 0)
    reset()
  }
}

/// Decides about the movements of recognizers. Source: Apple's page "UIGestureRecognizerDelegate".
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a movement may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognizers may act on one movement. Not asked: each view of SwiftUI's decides by its modifiers.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// Gives the view a recognizer, which is kept: views of UIKit's own do not act on gestures.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes a recognizer away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
