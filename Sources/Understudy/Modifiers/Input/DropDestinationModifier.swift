import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyTime

extension View {
  /// Takes values of a type that are dropped on the view.
  ///
  /// What is dropped as data, as by `onDrag(_:)`, becomes a value by the type's representation.
  ///
  /// - Parameters:
  ///   - payloadType: The type; values of other types are not taken.
  ///   - action: Gets the values and the place in the view, in points; answers whether it took them.
  ///   - isTargeted: Told true when a value is held over the view, and false when it has gone.
  nonisolated public consuming func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(_DropDestinationModifier(target: ValueTarget(action: action, isTargeted: isTargeted)))
  }
}

/// What becomes of an item that is held over a view, and dropped there.
@MainActor
protocol DropTarget {
  func takes(_ item: DraggedItem, at place: CGPoint) -> Bool
  func entered(_ item: DraggedItem, at place: CGPoint)
  /// Moves on inside the view; answers whether the item may be dropped there.
  func moved(_ item: DraggedItem, at place: CGPoint) -> Bool
  func drop(_ item: DraggedItem, at place: CGPoint)
  func exited(_ item: DraggedItem, at place: CGPoint, isDropped: Bool)
}

/// Takes values of a type.
private struct ValueTarget<T: Transferable>: DropTarget {
  nonisolated(unsafe) let action: ([T], CGPoint) -> Bool
  nonisolated(unsafe) let isTargeted: (Bool) -> Void

  nonisolated init(action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void) {
    (self.action, self.isTargeted) = (action, isTargeted)
  }

  func takes(_ item: DraggedItem, at place: CGPoint) -> Bool { item.canGive(T.self) }
  func entered(_ item: DraggedItem, at place: CGPoint) { isTargeted(true) }
  func moved(_ item: DraggedItem, at place: CGPoint) -> Bool { true }
  func exited(_ item: DraggedItem, at place: CGPoint, isDropped: Bool) { isTargeted(false) }

  func drop(_ item: DraggedItem, at place: CGPoint) {
    if let value = item.value(as: T.self) {
      _ = action([value], place)
    } else {
      item.read(T.self) { _ = action([$0], place) }
    }
  }
}

public struct _DropDestinationModifier {
  let target: any DropTarget
}

extension _DropDestinationModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = DropDestinationNode
}

/// The content on which items can be dropped.
package final class DropDestinationNode: ValueNode<_DropDestinationModifier> {
  package override func didMake() { host.service(DropDestinations.self).add(self) }

  package override func didUnmount() {
    super.didUnmount()
    host.service(DropDestinations.self).remove(self)
  }
}

/// The places of an app on which items can be dropped.
@MainActor
final class DropDestinations: HostService {
  private var places: [ObjectIdentifier: DropDestinationNode] = [:]

  init(host: UnderstudyCore.Host) {}

  func add(_ node: DropDestinationNode) { places[ObjectIdentifier(node)] = node }
  func remove(_ node: DropDestinationNode) { places[ObjectIdentifier(node)] = nil }

  /// Carries an item from one point of the screen to another, and drops it there. Of the places that take it and that the
  /// finger comes over, the smallest receives it.
  func carry(_ item: DraggedItem, from start: CGPoint, to end: CGPoint, _ layout: ElementFrames) {
    let first = target(of: item, at: start, layout)
    let last = target(of: item, at: end, layout)
    if let first, first.node !== last?.node {
      first.target.entered(item, at: first.place)
      first.target.exited(item, at: first.place, isDropped: false)
    }
    guard let last else { return }
    let (target, place) = (last.target, last.place)
    target.entered(item, at: place)
    let mayDrop = target.moved(item, at: place)
    if mayDrop { target.drop(item, at: place) }
    target.exited(item, at: place, isDropped: mayDrop)
  }

  private func target(
    of item: DraggedItem, at point: CGPoint, _ layout: ElementFrames
  ) -> (node: DropDestinationNode, target: any DropTarget, place: CGPoint)? {
    let found = places.values.compactMap { node -> (node: DropDestinationNode, frame: CGRect)? in
      guard let frame = frame(of: node, layout), frame.contains(point) else { return nil }
      let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
      return node.modifier.target.takes(item, at: place) ? (node, frame) : nil
    }
    // Of two places of one size the inner one, which was made later.
    let smallest = found.min {
      let (left, right) = ($0.frame.width * $0.frame.height, $1.frame.width * $1.frame.height)
      return left == right ? $0.node.serial > $1.node.serial : left < right
    }
    guard let (node, frame) = smallest else { return nil }
    return (node, node.modifier.target, CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  /// The rectangle of what the view shows: of its layout or, for what is not laid out, of its elements; nil for none.
  private func frame(of node: Node, _ layout: ElementFrames) -> CGRect? {
    let shown = node.shownPlaces.map { $0.snappedFrame() }
    if let first = shown.first { return shown.dropFirst().reduce(first) { $0.union($1) } }
    var elements: [Element] = []
    node.collect(&elements)
    let frames = elements.filter(\.isInTree).map { layout.frame(of: $0) }.map {
      CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}
