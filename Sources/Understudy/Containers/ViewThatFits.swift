@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The first of several views whose ideal size fits into the room, otherwise the last (LAY-140).
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View, EntryView {
  /// Shows the first view of the content whose ideal size is not too large.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a view must fit.
  ///   - content: The views, the preferred one first.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package static func makeEntry(_ view: Self, _ inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { FittingNode(view.axes, $0) }, update: { $0.accept(view.axes) })
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.lazyWindow = nil
      Content._makeView(view.content, inputs: &inner)
    }
  }
}

/// Shows the entry of its list that fits.
package final class FittingNode: ContainerNode, GeometryListener {
  private var axes: Axis.Set
  private var shownIndex = 0

  init(_ axes: Axis.Set, _ inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs)
    host.layoutTree.addListener(self)
  }

  fileprivate func accept(_ new: Axis.Set) {
    guard new != axes else { return }
    axes = new
    layoutRuleDidChange()
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(ownLayout(tree, childrenLayout(tree)) { [axes] _ in ViewThatFitsRule(in: axes) })
  }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    let former = shownIndex
    if let place, let rule = place.rule as? ViewThatFitsRule { shownIndex = rule.chosen(of: place) ?? 0 }
    var index = 0
    for child in children { _ = markShown(child, &index) }
    guard shownIndex != former else { return false }
    childrenDidChange()
    return true
  }

  /// Only the view that fits appears (LAY-141): what stands for others alone is out of view.
  ///
  /// - Parameter index: How many views of the list come before; those of the node are added.
  /// - Returns: Whether the node is, or holds, the view that fits.
  private func markShown(_ node: Node, _ index: inout Int) -> Bool {
    var isShown = false
    if node.isTransparent {
      for child in node.children where markShown(child, &index) { isShown = true }
    } else {
      isShown = index == shownIndex
      index += 1
    }
    node.setOutOfView(!isShown)
    return isShown
  }

  package override func collect(_ elements: inout [Element]) { shownEntry?.collect(&elements) }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    stalePreferences &= ~bit
    return shownEntry?.preference(key, bit: bit)
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    shownEntry?.contributes(to: key, bit: bit) ?? false
  }

  package override func didUnmount() { host.layoutTree.removeListener(self) }

  private var shownEntry: Node? {
    var pending = Array(children.reversed())
    var index = 0
    while let node = pending.popLast() {
      if node.isTransparent {
        pending.append(contentsOf: node.children.reversed())
      } else if index == shownIndex {
        return node
      } else {
        index += 1
      }
    }
    return nil
  }
}
