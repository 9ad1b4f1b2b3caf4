import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

extension View {
  /// Lets the user pick up a value: a touch held for half a second and then moved to a view that takes drops gives it there.
  ///
  /// Source: Apple's page "draggable(_:)".
  ///
  /// - Parameter payload: The value; asked for when it is dropped.
  nonisolated public consuming func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { modifier(_DraggableModifier(item: { DraggedItem(payload()) })) }

  /// Lets a view be dragged, and shows another one under the finger.
  ///
  /// - Parameter preview: What the finger would hold.
  nonisolated public consuming func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(_DraggableModifier(item: { DraggedItem(payload()) })) }

  /// Lets the user pick up what a provider carries: a touch held for half a second and then moved takes it along.
  ///
  /// - Parameter data: Makes the provider when the drag begins.
  nonisolated public consuming func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DraggableModifier(item: { DraggedItem(data()) }))
  }

  /// Lets the user pick up what a provider carries, and shows another view under the finger.
  ///
  /// - Parameter preview: What the finger would hold.
  nonisolated public consuming func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(_DraggableModifier(item: { DraggedItem(data()) })) }
}

/// What a finger carries.
struct DraggedItem {
  /// The value itself, where the app gave one.
  let value: Any?
  let provider: NSItemProvider

  init<T: Transferable>(_ value: T) {
    (self.value, provider) = (value, NSItemProvider(transferring: value))
  }

  init(_ provider: NSItemProvider) { (value, self.provider) = (provider.value, provider) }

  /// Whether a value of a type can be had of the item.
  func canGive<T: Transferable>(_ type: T.Type) -> Bool { value is T || reader(of: type) != nil }

  /// The value as one of a type, if that needs no conversion.
  func value<T>(as type: T.Type) -> T? { value as? T }

  /// Makes a value of the data that the item can become, which takes a moment.
  func read<T: Transferable>(_ type: T.Type, _ completion: @escaping (T) -> Void) {
    guard let way = reader(of: type) else { return }
    let take = UncheckedSendable(completion)
    Task { @MainActor [provider] in
      if let data = try? await provider.data(of: way.contentType), let value = try? await way.import?(data) as? T {
        take.value(value)
      }
    }
  }

  private func reader<T: Transferable>(of type: T.Type) -> _TransferWay? {
    T.transferRepresentation._ways.first {
      $0.import != nil && provider.hasItemConformingToTypeIdentifier($0.contentType.identifier)
    }
  }
}

public struct _DraggableModifier {
  let item: () -> DraggedItem
}

extension _DraggableModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = DraggableNode
}

/// The content that can be picked up.
package final class DraggableNode: ValueNode<_DraggableModifier> {
  package override func didMake() { host.hasInterceptors = true }

  package override func intercept(_ action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard case .drag(let dx, let dy, let held, _) = action, held >= ElementAction.restingTime else { return nil }
    guard let source = element.source as? Node, source.nearest({ $0 is DraggableNode }) === self else { return nil }
    let layout = host.layout
    let frame = layout.frame(of: element)
    var start = CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    if let touch = host.service(Finger.self).touch, touch.isExact { start = touch.point }
    let end = CGPoint(x: start.x + dx, y: start.y + dy)
    host.service(DropDestinations.self).carry(modifier.item(), from: start, to: end, layout)
    return .performed
  }
}
