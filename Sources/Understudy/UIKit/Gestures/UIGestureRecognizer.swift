import Foundation

/// What recognizes a movement of fingers, on a view of UIKit's or, by ``UIGestureRecognizerRepresentable``, on one of SwiftUI's.
///
/// Source: Apple's page "UIGestureRecognizer".
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
  private var actions: [TargetAction] = []
  private var rivals: [() -> UIGestureRecognizer?] = []

  /// A recognizer without a target.
  public override init() { super.init() }

  /// Makes a recognizer that calls a method with each state that it enters.
  ///
  /// - Parameters:
  ///   - target: The object that has the method; it is not retained.
  ///   - action: The method, which gets the recognizer if it has a parameter for it.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Calls another method with each state that the recognizer enters.
  ///
  /// - Parameters:
  ///   - target: The object that has the method; it is not retained.
  ///   - action: The method, which gets the recognizer if it has a parameter for it.
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.isSame(as: target, action) }) else { return }
    actions.append(TargetAction(target, action))
  }

  /// Calls methods no more.
  ///
  /// - Parameters:
  ///   - target: The object that has them; nil for any.
  ///   - action: The method; nil for any.
  open func removeTarget(_ target: Any?, action: Selector?) { actions.removeAll { $0.isMeant(target, action) } }

  final func sendActions() {
    for action in actions { action.send(from: self, along: view) }
  }

  /// Where the movement is, in points of a view of UIKit's.
  ///
  /// - Parameter view: A view beside or around the recognizer's; nil for the window. A view of SwiftUI's has its own points always.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let root = own.shownRoot, let whole = own.shownBy?.frame(ofRoot: root) else {
      return place
    }
    let inWindow = CGPoint(x: place.x + whole.minX, y: place.y + whole.minY)
    guard let view, let frame = root.arrangement(in: whole)[ObjectIdentifier(view)] else { return inWindow }
    return CGPoint(x: inWindow.x - frame.minX, y: inWindow.y - frame.minY)
  }

  /// Makes the recognizer act only on what another one does not recognize.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    rivals.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
  }

  /// The recognizers that take precedence over this one.
  final var precedingRecognizers: [UIGestureRecognizer] { rivals.compactMap { $0() } }

  /// Called before each movement.
  open func reset() {}

  /// The movement as a gesture of SwiftUI's: what it makes of a value of that gesture, with each phase.
  func gesture(_ act: @escaping @MainActor () -> Void) -> AnyGesture<Void> {
    AnyGesture(TapGesture(count: .max).map { _ in })
  }

  /// Whether the movement may begin.
  final var mayBegin: Bool { isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true) }

  /// Goes through a phase, and runs the action.
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
  /// True: every movement may begin unless the delegate forbids it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// False: one recognizer at a time acts on a movement.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// Gives the view a recognizer for movements on it and on the views in it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recognizer away.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
