import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// A node's place in the layout, with what code that depends on it has read (LAY-038).
final class GeometryPlace: @unchecked Sendable {
  // Not weak, as weak references make each use of the node slower; the node ends the place.
  private unowned(unsafe) var node: Node?
  /// What was read. Used on the main actor alone.
  private var reads: [Read] = []

  private struct Read {
    let key: AnyHashable
    /// Whether the value is still the same.
    let isSame: (LayoutNode) -> Bool
  }

  init() {}

  /// Says whose place it is, before anything is read.
  @MainActor
  func begin(_ node: Node) { self.node = node }

  /// The screen, for a view that is not laid out; nil for one that has left the tree (LAY-040).
  var screen: ScreenGeometry? {
    assumeMain {
      guard let node, !node.flags.contains(.isUnmounted) else { return nil }
      return node.host.layoutTree.screen
    }
  }

  /// The node is destroyed: who still has the place reads nothing of the layout (LAY-040).
  func end() { node = nil }

  /// Reads something of the layout, and takes a note of it while views are updated.
  ///
  /// - Parameters:
  ///   - key: What is read.
  ///   - value: Reads it.
  /// - Returns: Nil where the view is not laid out.
  func read<Value>(_ key: some Hashable & Sendable, _ value: @escaping (LayoutNode) -> Value) -> Value? {
    let (value, key) = (UncheckedSendable(value), UncheckedSendable(AnyHashable(key)))
    return assumeMain {
      guard let node, !node.flags.contains(.isUnmounted), let place = node.host.layoutTree.placed(node) else {
        return UncheckedSendable<Value?>(nil)
      }
      let known = value.value(place)
      if Host.isUpdatingViews, !reads.contains(where: { $0.key == key.value }) {
        let comparison = Comparison.of(Value.self)
        reads.append(Read(key: key.value) { comparison.areEqual(value.value($0), known) })
      }
      return UncheckedSendable(known)
    }.value
  }

  /// Forgets what was read, before the code that depends on it runs again.
  func forgetReads() { reads.removeAll(keepingCapacity: true) }

  /// Whether everything that was read is still as it was; also where the view is not laid out.
  func isUnchanged(_ place: LayoutNode?) -> Bool {
    guard let place else { return true }
    for read in reads where !read.isSame(place) { return false }
    return true
  }
}
