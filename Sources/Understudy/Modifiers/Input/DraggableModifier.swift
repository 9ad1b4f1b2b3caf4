import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Lets the user pick up a value: a touch held for half a second and then moved to a `dropDestination` gives it there.
  ///
  /// Source: Apple's page "draggable(_:)".
  ///
  /// - Parameter payload: The value; asked for when it is dropped.
  nonisolated public consuming func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { modifier(_DraggableModifier(payload: payload)) }

  /// Lets a view be dragged, and shows another one under the finger.
  ///
  /// - Parameter preview: What the finger would hold.
  nonisolated public consuming func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(_DraggableModifier(payload: payload)) }
}

public struct _DraggableModifier {
  let payload: () -> Any
}

extension _DraggableModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = DraggableNode
}

/// The content that can be picked up.
package final class DraggableNode: ValueNode<_DraggableModifier> {
  package override func didMake() { host.hasInterceptors = true }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .drag(let dx, let dy, let held, _) = action, held >= 0.5 else { return nil }
    guard let source = element.source as? Node, source.nearest({ $0 is DraggableNode }) === self else { return nil }
    let layout = host.layout
    let frame = layout.frame(of: element)
    var place = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    if let touch = host.service(Finger.self).touch, touch.isExact { place = touch.point }
    place.x += dx
    place.y += dy
    let payload = modifier.payload()
    host.service(DropDestinations.self).drop(payload, at: place, layout)
    return .performed
  }
}
