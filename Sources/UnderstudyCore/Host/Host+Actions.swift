import UnderstudyElements

/// What a test does to the app.
extension Host {
  /// Does to an element what a user would do.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - element: The element that it is done to.
  ///   - start: The view inside the element that the finger meets; nil for the element itself.
  ///   - finger: Where the finger touches the screen; nil for the middle of the element's visible part.
  ///   - hasFinger: Whether a finger does it; otherwise the element's control is used by itself.
  ///   - origin: The action as the log has it; by default it is none of the user's.
  ///   - settles: Whether the app becomes idle then, or continues in its next turn.
  package func perform(
    _ action: ElementAction, on element: Element, at start: Node? = nil, finger: FingerStart? = nil,
    hasFinger: Bool = true, from origin: EventOrigin = .test, settles: Bool = true
  ) -> ElementActionOutcome {
    guard isRunning, let source = element.source else { return .refused("the app is not running") }
    let outcome = run(as: origin) {
      service(Finger.self).touch(element, at: finger, isAbsent: !hasFinger) {
        let outcome: ElementActionOutcome
        if let start, let node = source as? ElementNode {
          outcome = node.perform(action, on: element, from: start)
        } else {
          outcome = source.perform(action, on: element)
        }
        return outcome == .unhandled ? performBeyond(action, on: element, of: source) : outcome
      }
    }
    if settles { settle() }
    return outcome
  }
}
