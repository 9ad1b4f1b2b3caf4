import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Runs an action once for each number of taps on the view or on what is in it and does not answer itself (SEM-361).
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { gesture(TapGesture(count: count).onEnded { action(.zero) }) }

  /// Runs an action when a finger was held for a time in seconds (SEM-363).
  ///
  /// - Parameter onPressingChanged: Gets true when the finger touches, and false when that is over.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(_PressGesture(minimumDuration: minimumDuration, perform: action, onPressingChanged: onPressingChanged))
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(_PressGesture(minimumDuration: minimumDuration, perform: action, onPressingChanged: pressing))
  }

  /// Answers to a gesture, where nothing inside does (SEM-361, SEM-362).
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, isEnabled: mask.contains(.gesture)))
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
  }

  /// Answers to a gesture before anything inside can (SEM-361).
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, isEnabled: mask.contains(.gesture)))
  }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
  }

  /// Answers to a gesture after what is inside has (SEM-361).
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: mask.contains(.gesture)))
  }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
  }
}

/// Which gestures take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1 << 0)
  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A long press that tells of the finger, too: pressing, performed, no longer pressing (SEM-363).
public struct _PressGesture: Gesture {
  public typealias Body = Never
  let minimumDuration: Double
  let perform: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  init(minimumDuration: Double, perform: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?) {
    self.minimumDuration = minimumDuration
    self.perform = perform
    self.onPressingChanged = onPressingChanged
  }

  @MainActor public func _phases(of event: _GestureEvent) -> [_GesturePhase<Bool>]? {
    guard case .press(let duration) = event.action, duration >= minimumDuration else { return nil }
    var began = _GesturePhase.changed(true)
    var ended = _GesturePhase.ended(true)
    if let onPressingChanged { began.actions = [{ onPressingChanged(true) }] }
    ended.actions = [perform]
    if let onPressingChanged { ended.actions.append { onPressingChanged(false) } }
    return [began, ended]
  }
}

/// Where a gesture stands among those around it and inside.
package enum GesturePriority: Sendable { case normal, high, simultaneous }

public struct _GestureModifier<G: Gesture> {
  let gesture: G
  let priority: GesturePriority
  let isEnabled: Bool
}

extension _GestureModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let isList = Inner._isList
    let recognize: (ElementAction) -> [GestureStep]? = { action in
      modifier.gesture._phases(of: _GestureEvent(action: action))?.map { GestureStep(actions: $0.actions) }
    }
    let node = inputs.node(
      make: { GestureNode(modifier.priority, isList: isList, $0) }, update: { _ in })
    node.recognize = modifier.isEnabled ? recognize : nil
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
  }
  public static var _passesAttributes: Bool { true }
}

/// What a gesture does at one of its steps.
struct GestureStep {
  let actions: [() -> Void]
}
