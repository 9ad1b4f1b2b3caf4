import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

extension View {
  /// Takes values of a type that are dropped on the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type; values of other types are not taken.
  ///   - action: Gets the values and the place in the view, in points; answers whether it took them.
  ///   - isTargeted: Told true when a value is held over the view, and false when it has gone.
  nonisolated public consuming func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      _DropDestinationModifier(
        takes: { $0 is T },
        drop: { payload, place in (payload as? T).map { action([$0], place) } ?? false }, isTargeted: isTargeted))
  }
}

public struct _DropDestinationModifier {
  let takes: (Any) -> Bool
  let drop: (Any, CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

extension _DropDestinationModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = DropDestinationNode
}

/// The content on which values can be dropped.
package final class DropDestinationNode: ValueNode<_DropDestinationModifier> {
  package override func didMake() { host.service(DropDestinations.self).add(self) }

  package override func didUnmount() {
    super.didUnmount()
    host.service(DropDestinations.self).remove(self)
  }
}

/// The places of an app on which values can be dropped.
@MainActor
final class DropDestinations: HostService {
  private var places: [ObjectIdentifier: DropDestinationNode] = [:]

  init(host: UnderstudyCore.Host) {}

  func add(_ node: DropDestinationNode) { places[ObjectIdentifier(node)] = node }
  func remove(_ node: DropDestinationNode) { places[ObjectIdentifier(node)] = nil }

  /// Gives a value to the smallest place at a point of the screen that takes its type.
  func drop(_ payload: Any, at point: CGPoint, _ layout: ElementFrames) {
    let candidates = places.values.compactMap { node -> (node: DropDestinationNode, frame: ElementFrame)? in
      guard node.modifier.takes(payload), let frame = frame(of: node, layout) else { return nil }
      let isInside =
        (frame.x..<frame.x + frame.width).contains(point.x) && (frame.y..<frame.y + frame.height).contains(point.y)
      return isInside ? (node, frame) : nil
    }
    let target = candidates.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    guard let (node, frame) = target else { return }
    let modifier = node.modifier
    modifier.isTargeted(true)
    _ = modifier.drop(payload, CGPoint(x: point.x - frame.x, y: point.y - frame.y))
    modifier.isTargeted(false)
  }

  /// The rectangle around the elements that are in the tree; nil for none.
  private func frame(of node: Node, _ layout: ElementFrames) -> ElementFrame? {
    var elements: [Element] = []
    node.collect(&elements)
    let frames = elements.filter(\.isInTree).map { layout.frame(of: $0) }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { sum, next in
      let (x, y) = (min(sum.x, next.x), min(sum.y, next.y))
      return ElementFrame(
        x: x, y: y, width: max(sum.x + sum.width, next.x + next.width) - x,
        height: max(sum.y + sum.height, next.y + next.height) - y)
    }
  }
}
