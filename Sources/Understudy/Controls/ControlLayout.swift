import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

// What the layouts of controls have in common.

extension Node {
  /// The node's own layout node with a rule that is compared with the last one: it follows from more than the node.
  final func controlLayout(_ tree: LayoutTree, _ parts: [LayoutNode], _ rule: any ComparableRule) -> LayoutNode {
    let own = ownLayout(tree, parts) { rule.isSame(as: $0) ? nil : rule }
    if !rule.isSame(as: own.rule) { own.setRule(rule) }
    return own
  }

  /// The layout nodes of a child that stands for a part of the control.
  final func partLayout(_ position: Int, _ tree: LayoutTree) -> [LayoutNode] {
    guard children.indices.contains(position) else { return [] }
    let child = children[position]
    guard !child.flags.contains(.isOutOfFlow), !child.hidesContent else { return [] }
    var items = LayoutItems()
    child.appendLayoutNodes(to: &items, tree)
    return items.nodes
  }

  /// One layout node for several, in a stack that is kept as long as they are the same.
  ///
  /// - Parameters:
  ///   - known: The node of the last time.
  ///   - rule: Makes the stack's rule.
  final func stackLayout(
    _ content: [LayoutNode], known: LayoutNode?, _ tree: LayoutTree,
    rule: () -> StackRule = { StackRule(horizontal: .center) }
  ) -> LayoutNode? {
    guard content.count > 1 else { return content.first }
    if let known, known.rule is StackRule, known.isAround(content) {
      known.isRightToLeft = tree.isRightToLeft
      return known
    }
    return tree.makeNode(rule(), content)
  }

  /// A part of the node's layout of the last time.
  final func knownPart(_ position: Int) -> LayoutNode? {
    guard let parts = layout?.own?.children, parts.indices.contains(position) else { return nil }
    return parts[position]
  }
}

/// A text that a control draws itself and that has no node: a title, a chosen value.
@MainActor
final class DrawnText {
  @exclusivity(unchecked) private var text: String?
  @exclusivity(unchecked) private var font: LayoutFont?
  @exclusivity(unchecked) private var node: LayoutNode?

  /// The text's layout node, which is kept as long as the text is the same.
  func layout(_ text: String, _ font: LayoutFont, _ tree: LayoutTree) -> LayoutNode {
    if let node, text == self.text, font == self.font { return node }
    self.text = text
    self.font = font
    let measurement = TextMeasurement(text, font: font, displayScale: tree.context.displayScale)
    let rule = TextRule(measurement)
    if let node {
      node.setRule(rule)
      return node
    }
    let made = tree.makeNode(rule)
    node = made
    return made
  }
}

/// A part of a control with a fixed size and without a node, such as a switch.
@MainActor
final class DrawnPart {
  private var size: CGSize?
  private var node: LayoutNode?

  func layout(_ size: CGSize, _ tree: LayoutTree) -> LayoutNode {
    if let node, size == self.size { return node }
    self.size = size
    if let node {
      node.setRule(FixedSizeLeaf(size))
      return node
    }
    let made = tree.makeNode(FixedSizeLeaf(size))
    node = made
    return made
  }
}

extension EnvironmentValues {
  /// The font of the texts that controls draw here.
  ///
  /// - Parameter style: The style that the control prescribes, where the app writes no font.
  func controlFont(_ style: TextStyle = .body) -> LayoutFont {
    let shown = ShownLook.of(self)
    guard shown.look.font == nil, style != .body else { return shown.font }
    return LayoutFont(style, typeSize: shown.size.layout)
  }
}

extension ElementNode {
  final var isRightToLeft: Bool { environment.values.layoutDirection == .rightToLeft }

  /// The place of a part at the trailing edge of a frame, in the middle of its height.
  final func trailingFrame(_ size: CGSize, in frame: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? frame.minX : frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The place of a part at the leading edge of a frame, in the middle of its height.
  final func leadingFrame(_ size: CGSize, in frame: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? frame.maxX - size.width : frame.minX, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The place of a part in the middle of a frame.
  final func centeredFrame(_ size: CGSize, in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where one of equally wide parts is that stand side by side.
  final func share(_ position: Int, of count: Int, in frame: CGRect) -> CGRect {
    let width = frame.width / CGFloat(max(count, 1))
    let index = isRightToLeft ? count - 1 - position : position
    return CGRect(x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: frame.height)
  }
}
