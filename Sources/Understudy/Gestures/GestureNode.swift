@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The node of a gesture: acts on what the user does inside it.
package final class GestureNode: WrapperNode {
  private let priority: GesturePriority
  @exclusivity(unchecked) unowned(unsafe) private var environment: EnvironmentScope
  var recognize: ((ElementAction, GestureNode) -> RecognizedGesture?)?
  /// Whether nothing inside answers to touches.
  var blocksSubviews = false

  init(_ priority: GesturePriority, isList: Bool, _ inputs: _ViewInputs) {
    self.priority = priority
    environment = inputs.environment
    super.init(isList: isList, inputs)
    host.hasInterceptors = true
  }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    if blocksSubviews { return answer(action, on: element) ?? askAround(action, on: element) }
    return priority == .high ? answer(action, on: element) : nil
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    priority == .normal ? answer(action, on: element) : nil
  }

  package override func accompany(_ action: ElementAction, on element: Element) -> Bool {
    priority == .simultaneous && answer(action, on: element) != nil
  }

  /// What is written further out acts, as if nothing were inside.
  private func askAround(_ action: ElementAction, on element: Element) -> ElementActionOutcome {
    var current = parent
    while let node = current {
      if let outcome = node.respond(to: action, on: element) { return outcome }
      current = node.flags.contains(.isOutOfFlow) ? nil : node.parent
    }
    return .unhandled
  }

  func answer(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard let recognize, environment.values.isEnabled, let gesture = recognize(action, self) else { return nil }
    gesture.run(action, on: element, at: self)
    return gesture.isRecognized ? .performed : nil
  }
}
