import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// A node's place in the layout, with what code that depends on it has read (LAY-038).
final class GeometryPlace: @unchecked Sendable {
  // Not weak, as weak references make each use of the node slower; the node ends the place.
  private unowned(unsafe) var node: Node?
  /// What was read. Used on the main actor alone.
  private var reads: [Read] = []
  /// Whether code runs whose reads are noted.
  private var isNoting = false

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

  /// Forgets the node, which is destroyed: code that keeps the place reads nothing of the layout (LAY-040).
  func end() { node = nil }

  /// The key of the size among the reads.
  static let sizeKey = "size"

  /// Whether the size was read, and nothing else.
  private(set) var dependsOnSizeAlone = false

  /// How often what was read has changed. Proxies of different versions differ, so that views that have one are evaluated
  /// again.
  private(set) var version = 0

  /// Forgets what was read, as it is read again.
  func forgetReads() {
    reads.removeAll(keepingCapacity: true)
    dependsOnSizeAlone = false
    version += 1
  }

  /// Runs code that depends on the place: what it reads is noted.
  @MainActor
  func noteReads<Result>(_ body: () -> Result) -> Result {
    isNoting = true
    defer { isNoting = false }
    return body()
  }

  /// Reads something of the layout, and takes a note of it where views are updated, or in `noteReads`.
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
      if isNoting || Host.isUpdatingViews, !reads.contains(where: { $0.key == key.value }) {
        let comparison = Comparison.of(Value.self)
        reads.append(Read(key: key.value) { comparison.areEqual(value.value($0), known) })
        dependsOnSizeAlone = reads.count == 1 && key.value == AnyHashable(Self.sizeKey)
        // Views inside may read more later than what the node was notified for.
        if !isNoting, let listener = node as? any GeometryListener { node.host.layoutTree.notifyOnce(listener) }
      }
      return UncheckedSendable(known)
    }.value
  }

  /// Reports a coordinate space that is read and that no view around has.
  func check(_ space: CoordinateSpace, _ site: @autoclosure () -> String) {
    guard case .named = space else { return }
    let site = site()
    assumeMain {
      guard let node, !node.flags.contains(.isUnmounted), let place = node.host.layoutTree.placed(node) else { return }
      node.host.service(UnknownSpaces.self).check(space, around: place, at: node, site)
    }
  }

  /// Whether everything that was read is still as it was; also where the view is not laid out.
  func isUnchanged(_ place: LayoutNode?) -> Bool {
    guard let place else { return true }
    for read in reads where !read.isSame(place) { return false }
    return true
  }
}
