@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

extension View {
  /// Shows buttons beside the row after a swipe on it; one of them or a swipe back hides them (SEM-358). The first is the
  /// outermost; the row's content moves by their width (LAY-277).
  ///
  /// - Parameters:
  ///   - edge: The side at which they come: a swipe to the left shows those at the trailing edge.
  ///   - allowsFullSwipe: Whether a drag over more than half of the row performs the first at once (F-103); `swipeLeft()` only
  ///     shows them.
  ///   - content: The buttons.
  nonisolated public consuming func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}

public struct _SwipeActionsModifier<Actions> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
}

extension _SwipeActionsModifier: ViewModifier, PrimitiveModifier where Actions: View {
  // No kit: the node holds two contents, one in a scope.
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(make: { SwipeActionsNode(modifier.edge, $0) }, update: { _ in })
    node.allowsFullSwipe = modifier.allowsFullSwipe
    inputs.visit(below: node, mounting: isMounting) { inner in
      inner.lazyWindow = nil
      inner.container { Inner._makeView(content, inputs: &$0) }
      let actions = modifier.actions
      if isMounting {
        node.prepare(
          ScopeNode(
            inner, isVisible: false, environment: { [unowned(unsafe) node] in node.closeOnTap(&$0) },
            content: { actions }))
      } else {
        node.scope?.update { actions }
      }
    }
  }
}

package final class SwipeActionsNode: ContainerNode {
  let edge: HorizontalEdge
  private(set) var scope: ScopeNode?
  var allowsFullSwipe = true

  init(_ edge: HorizontalEdge, _ inputs: _ViewInputs) {
    self.edge = edge
    super.init(inputs)
  }

  func prepare(_ scope: ScopeNode) {
    self.scope = scope
    children.append(scope)
  }

  package override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    // In a list the row decides, which may show other actions.
    guard case .swipe(let direction, _) = action, !isInRow else { return nil }
    return swipe(direction) ? .performed : nil
  }

  private var isInRow: Bool { nearest { $0 is ListCellNode } != nil }

  /// The row lays out the buttons, which are beside all that it shows.
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    guard isInRow else { return appendChildrenLayout(to: &items, tree) }
    for child in children where child !== scope { child.appendLayoutNodes(to: &items, tree) }
  }

  /// The layout nodes of the buttons that are shown, in their order.
  func buttonsLayout(_ tree: LayoutTree) -> [LayoutNode] {
    var items = LayoutItems()
    if isOpen { scope?.appendLayoutNodes(to: &items, tree) }
    return items.nodes
  }

  /// The elements of the buttons that are shown.
  var buttons: [Element] {
    var elements: [Element] = []
    scope?.collect(&elements)
    return elements
  }

  /// The button that a full swipe performs, whether it is shown or not; nil if the first one is disabled.
  var firstButton: ButtonNode? {
    var pending: [Node] = scope.map { [$0] } ?? []
    while let node = pending.popLast() {
      if let button = node as? ButtonNode { return button.isElementEnabled ? button : nil }
      pending += node.children.reversed()
    }
    return nil
  }

  /// Shows the buttons, or hides them.
  ///
  /// - Returns: Whether the direction is one of theirs.
  func swipe(_ direction: ElementDirection) -> Bool {
    guard direction.axis == .horizontal, let scope else { return false }
    let isOpening = (direction == .left) == (edge == .trailing)
    guard isOpening != scope.isVisible else { return false }
    scope.setVisible(isOpening)
    return true
  }

  var isOpen: Bool { scope?.isVisible == true }
  func close() { scope?.setVisible(false) }

  /// Lets a tap on one of the buttons hide all of them.
  func closeOnTap(_ values: inout EnvironmentValues) {
    values.controlsAreSystemDrawn = true
    values.labelsShowIcons = true
    let outer = values.willTapButton
    values.willTapButton = { [unowned(unsafe) self] in
      scope?.setVisible(false)
      outer?()
    }
  }
}

extension Node {
  /// Whether the node holds the buttons of a row's swipe actions.
  var isSwipeActions: Bool { (parent as? SwipeActionsNode)?.scope === self }
}
