@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The node of a gesture: acts on what the user does inside it.
package final class GestureNode: WrapperNode {
  private let priority: GesturePriority
  unowned(unsafe) private let environment: EnvironmentScope
  var recognize: ((ElementAction) -> [GestureStep]?)?

  init(_ priority: GesturePriority, isList: Bool, _ inputs: _ViewInputs) {
    self.priority = priority
    environment = inputs.environment
    super.init(isList: isList, inputs)
    host.hasInterceptors = true
  }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    priority == .high ? answer(action) : nil
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    priority == .normal ? answer(action) : nil
  }

  package override func accompany(_ action: ElementAction, on element: Element) -> Bool {
    priority == .simultaneous && answer(action) != nil
  }

  /// Runs the steps one after the other; each is an event of its own, so that the state of one is seen before the next.
  private func answer(_ action: ElementAction) -> ElementActionOutcome? {
    guard let recognize, environment.values.isEnabled, let steps = recognize(action) else { return nil }
    for (position, step) in steps.enumerated() {
      if position > 0 { host.settle() }
      for action in step.actions { action() }
    }
    return .performed
  }
}
