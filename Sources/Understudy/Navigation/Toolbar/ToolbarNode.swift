@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// The items of the pages' toolbars, innermost page first.
package struct ToolbarKey: PreferenceKey {
  package static var defaultValue: [ToolbarItemNode] { [] }
  package static func reduce(value: inout [ToolbarItemNode], nextValue: () -> [ToolbarItemNode]) {
    value += nextValue()
  }
}

/// A toolbar's content with its items, which show in a bar and not here.
package final class ToolbarNode: WrapperNode {
  override init(isList: Bool, _ inputs: _ViewInputs) {
    super.init(isList: isList, inputs)
    announcePreference(bit: host.preferenceBit(of: ToolbarKey.self))
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    let inner = combinedPreference(key, bit: bit)
    guard key == ToolbarKey.self else { return inner }
    let own = (children[0] as? ToolbarItemsNode)?.items ?? []
    return ((inner as? [ToolbarItemNode] ?? []) + own) as? K.Value
  }

  package override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    key == ToolbarKey.self || hasContributingChild(key, bit: bit)
  }
}

package final class ToolbarItemsNode: Node, ClosedContainer {
  /// What the items inherit: a bar draws its buttons itself, shows of a label the icon, and has one size (F-138).
  let scope: EnvironmentScope

  override package init(_ inputs: _ViewInputs) {
    scope = EnvironmentScope(parent: inputs.environment) {
      $0.controlsAreSystemDrawn = true
      $0.labelsShowIcons = true
      $0.dynamicTypeSize = .large
    }
    super.init(inputs)
    flags.insert(.isOutOfFlow)
  }

  var items: [ToolbarItemNode] {
    var result: [ToolbarItemNode] = []
    var pending: [Node] = Array(children.reversed())
    while let node = pending.popLast() {
      if let item = node as? ToolbarItemNode { result.append(item) } else { pending += node.children.reversed() }
    }
    return result
  }

  package override func collect(_ elements: inout [Element]) {}

  /// The items are made wherever they are written; a bar shows them where there is one.
  package func closedContent() -> Node? { self }

  package override func noteStructureChange() -> Bool {
    parent?.preferenceDidChange(bit: host.preferenceBit(of: ToolbarKey.self))
    return true
  }

  package override func didUnmount() { scope.close() }
}

/// One item: its elements are the bar's.
package class ToolbarItemNode: ContainerNode {
  final var placement: ToolbarItemPlacement
  private final let page: NavigationPage?
  /// The bar that shows the item: that of its page's stack, or of a stack on that page.
  final weak var bar: NavigationBarNode?

  init(_ placement: ToolbarItemPlacement, _ inputs: _ViewInputs) {
    self.placement = placement
    page = inputs.environment.values.navigationPage
    super.init(inputs)
  }

  final func collectItems(_ elements: inout [Element]) {
    for child in children { child.collect(&elements) }
  }

  package override func noteStructureChange() -> Bool {
    guard let bar = bar ?? page?.stack?.bar else { return true }
    bar.setNeedsChildren()
    if !placement.isInBar {
      bar.stack.childrenDidChange()
    } else if bar.stack !== page?.stack {
      bar.stack.layoutDidChange()
    }
    return true
  }
}
