import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Runs an action once for each number of taps on the view or on what is in it and does not answer itself (SEM-361).
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action with the place of the taps (LAY-360).
  ///
  /// - Parameter coordinateSpace: The space of the place: that of the view by default.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Takes the space as a value, in the spelling of iOS 16.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action when a finger was held for a time in seconds (SEM-363).
  ///
  /// - Parameter onPressingChanged: Gets true when the finger touches, and false when that is over.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(_PressGesture(minimumDuration: minimumDuration, perform: action, onPressingChanged: onPressingChanged))
  }

  /// Runs an action after a long press, in the spelling with `pressing` before the action.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(_PressGesture(minimumDuration: minimumDuration, perform: action, onPressingChanged: pressing))
  }

  /// Answers to a gesture, where nothing inside does (SEM-361, SEM-362).
  nonisolated public consuming func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }
  /// Answers to a gesture only while it is enabled; gestures inside work in both cases.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Answers to a gesture before anything inside can (SEM-361).
  nonisolated public consuming func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }
  /// Answers to a gesture first, but only while it is enabled; gestures inside work in both cases.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Answers to a gesture after what is inside has (SEM-361).
  nonisolated public consuming func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }
  /// Answers to a gesture beside others, but only while it is enabled; gestures inside work in both cases.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

/// A long press that also reports the finger: pressing, performed, no longer pressing (SEM-363). A finger that is lifted
/// too early was pressing as well.
public struct _PressGesture: Gesture {
  let minimumDuration: Double
  let perform: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  init(minimumDuration: Double, perform: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?) {
    self.minimumDuration = minimumDuration
    self.perform = perform
    self.onPressingChanged = onPressingChanged
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Bool>]? {
    guard let duration = event.action.heldDuration else { return nil }
    var began = _GesturePhase.changed(true)
    var ended = duration >= minimumDuration ? _GesturePhase.ended(true) : .cancelled(true)
    if let onPressingChanged { began.actions = [{ onPressingChanged(true) }] }
    if ended.kind == .ended { ended.actions = [perform] }
    if let onPressingChanged { ended.actions.append { onPressingChanged(false) } }
    return [began, ended]
  }
}

/// Where a gesture stands among those around it and inside.
package enum GesturePriority: Sendable { case normal, high, simultaneous }

public struct _GestureModifier<G: Gesture> {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
}

extension _GestureModifier: ViewModifier, EntryModifier {
  package func makeNode(isList: Bool, _ inputs: _ViewInputs) -> GestureNode {
    let node = GestureNode(priority, isList: isList, inputs)
    update(node)
    return node
  }

  package func update(_ node: GestureNode) {
    let recognize: (ElementAction, GestureNode) -> RecognizedGesture? = { action, node in
      gesture._phases(of: _GestureEvent(action: action, node: node)).map { RecognizedGesture($0) }
    }
    node.recognize = mask.contains(.gesture) ? recognize : nil
    node.blocksSubviews = !mask.contains(.subviews)
  }
}

/// What a gesture makes of an action.
struct RecognizedGesture {
  /// What is done at each step.
  let steps: [[() -> Void]]
  /// Whether the gesture was made, and not only begun: others are not asked then.
  let isRecognized: Bool

  init<Value>(_ phases: [_GesturePhase<Value>]) {
    (steps, isRecognized) = (phases.map(\.actions), phases.recognizes())
  }

  /// Runs the steps one after the other; each is an event of its own, so that the state of one is seen before the next.
  @MainActor func run(_ action: ElementAction, on element: Element, at node: Node) {
    for (position, actions) in steps.enumerated() {
      if position > 0 {
        if case .tap = action {
          guard node.host.meetsNextTap(element, of: node) else { break }
        } else {
          node.host.settle()
        }
      }
      for action in actions { action() }
    }
  }
}
