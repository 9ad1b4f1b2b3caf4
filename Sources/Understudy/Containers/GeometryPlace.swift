import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// A node's place in the layout, with what code that depends on it has read (LAY-038).
final class GeometryPlace: @unchecked Sendable {
  private weak var node: Node?
  /// Whether what was read is the same, by what was read. Used on the main actor alone.
  private var reads: [AnyHashable: (LayoutNode) -> Bool] = [:]

  @MainActor
  init(_ node: Node) { self.node = node }

  /// The screen, for a view that is not laid out; nil for one that has left the tree (LAY-040).
  var screen: ScreenGeometry? {
    assumeMain {
      guard let node, !node.flags.contains(.isUnmounted) else { return nil }
      return node.host.layoutTree.screen
    }
  }

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
      if Host.isUpdatingViews { reads[key.value] = { Comparison.areEqual(value.value($0), known) } }
      return UncheckedSendable(known)
    }.value
  }

  /// Forgets what was read, before the code that depends on it runs again.
  func forgetReads() { reads = [:] }

  /// Whether everything that was read is still as it was.
  func isUnchanged(_ place: LayoutNode) -> Bool { reads.values.allSatisfy { $0(place) } }
}
