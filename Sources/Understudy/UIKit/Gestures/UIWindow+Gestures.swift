@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// Recognizers of a window act after everything inside, and before it if a delegate lets them act beside others: as those that end editing by a tap
/// anywhere.
extension UIWindow: WindowGestures {
  package func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    run(action, on: element) { !$0.actsBesideAll } ? .performed : nil
  }

  package func precede(_ action: ElementAction, on element: Element) {
    run(action, on: element, where: \.actsBesideAll)
  }

  @discardableResult
  private func run(
    _ action: ElementAction, on element: Element, where isMeant: (UIGestureRecognizer) -> Bool
  ) -> Bool {
    guard let root = representedApp?.root else { return false }
    var hasActed = false
    for recognizer in gestureRecognizers ?? [] where isMeant(recognizer) {
      guard let movement = recognizer.movement(action, at: root) else { continue }
      movement.run(action, on: element, at: root)
      hasActed = true
    }
    return hasActed
  }
}

extension UIGestureRecognizer {
  /// Whether the delegate lets the recognizer act beside another one, whichever that is.
  fileprivate var actsBesideAll: Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer()) == true
  }
}
