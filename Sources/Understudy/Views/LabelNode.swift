@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// The node of a label: its icon, then its title.
package final class LabelNode: ContainerNode {
  /// Where a label is, which decides how its parts are arranged.
  enum Place {
    case inline
    case row
    case unavailableContent
  }

  /// Found by what is around the node, which never changes.
  private(set) lazy var place: Place =
    switch parent?.nearest({ $0 is ListCellNode || $0 is UnavailableLabelNode || $0.flags.contains(.isOutOfFlow) }) {
    case is ListCellNode: .row
    case is UnavailableLabelNode: .unavailableContent
    default: .inline
    }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    items.append(ownLayout(tree, childrenLayout(tree)) { $0 == nil ? rule : nil })
  }

  private var rule: StackRule {
    switch place {
    case .inline: StackRule(horizontal: .center, spacing: LabelMetrics.gap)
    case .row: StackRule(horizontal: .center, spacing: LabelMetrics.listGap)
    case .unavailableContent: StackRule(vertical: .center, spacing: UnavailableContentLook.iconGap)
    }
  }
}

/// The title or the icon of a label. A hidden title still gives its text to the icon.
package final class LabelPartNode: Node {
  enum Part { case title, icon }

  private let part: Part

  init(_ part: Part, isShown: Bool, _ inputs: _ViewInputs) {
    self.part = part
    super.init(inputs)
    hidesContent = !isShown
  }

  package override func collect(_ elements: inout [Element]) {
    if !hidesContent { super.collect(&elements) }
  }

  // MARK: Layout

  /// In a row of a list, icons are in a column of their own (LAY-243).
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    guard isBesideTitle, (parent as? LabelNode)?.place == .row else { return appendChildrenLayout(to: &items, tree) }
    appendMarkedLayout(to: &items, tree) {
      FlexibleFrameRule(width: .init(LabelMetrics.listIconWidth))
    }
  }

  private var isBesideTitle: Bool {
    part == .icon && !hidesContent && (parent?.children.last as? LabelPartNode)?.hidesContent == false
  }

  /// Changes how a symbol in the icon looks, unless a font is written on it.
  func changeLook(_ look: inout TextLook) {
    guard part == .icon, (parent as? LabelNode)?.place == .unavailableContent,
      look.font == UnavailableContentLook.title
    else { return }
    look.font = UnavailableContentLook.icon
  }

  // MARK: Texts

  /// What the image of the icon says: nothing beside a title, the title's text in its place; nil in a title.
  var labelOfIcon: String? {
    guard part == .icon, let title = parent?.children.last as? LabelPartNode, title !== self else { return nil }
    return title.hidesContent ? title.labels().joined(separator: ", ") : ""
  }
}
