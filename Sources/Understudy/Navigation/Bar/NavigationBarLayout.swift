import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// What the bar has laid out that has no node: texts, and the bar at the bottom.
@MainActor
struct NavigationBarParts {
  /// What decides the bar's rule.
  struct Key: Equatable {
    let parts: [NavigationBarRule.Part]
    let itemsHeight: CGFloat
    let content: NavigationBarMetrics.Content
  }

  /// A text of the bar.
  struct Label {
    let text: String
    let font: LayoutFont
    let node: LayoutNode
  }

  var key: Key?
  var title: Label?
  var back: Label?
  /// The label of the button for a split view's columns, which shows a symbol.
  var toggle: Label?
  var toolbar: LayoutNode?
  /// The bar above the keyboard, which is placed by itself.
  var keyboardBar: LayoutNode?

  static func label(_ text: String, _ font: LayoutFont, _ known: Label?, _ tree: LayoutTree) -> Label {
    if let known, known.text == text, known.font == font { return known }
    let measurement = TextMeasurement(
      text, font: font, paragraph: TextParagraph(lineLimit: 1), displayScale: tree.screen.displayScale)
    return Label(text: text, font: font, node: tree.makeNode(TextRule(measurement)))
  }
}

extension NavigationBarNode {
  /// What the bar shows below the items.
  private var content: NavigationBarMetrics.Content {
    NavigationBarMetrics.Content(hasLargeTitle: showsLargeTitle, hasSearchField: showsSearchField)
  }

  /// The bar with its items and texts in their places (LAY-203, LAY-204).
  ///
  /// - Parameter itemsHeight: The height of the part with the items, in points.
  func makeLayout(_ tree: LayoutTree, itemsHeight: CGFloat) -> LayoutNode {
    flags.remove(.needsLayout)
    var parts: [NavigationBarRule.Part] = []
    var nodes: [LayoutNode] = []
    func add(_ node: LayoutNode, _ part: NavigationBarRule.Part) {
      nodes.append(node)
      parts.append(part)
    }
    if !isTakenBySearch { addItems(tree, add) } else { (laidOut.toggle, laidOut.back, laidOut.title) = (nil, nil, nil) }
    let itemsHeight = isTakenBySearch ? 0 : itemsHeight
    let key = NavigationBarParts.Key(parts: parts, itemsHeight: itemsHeight, content: content)
    let own = ownLayout(tree, nodes) { $0 == nil ? rule(key) : nil }
    if let known = laidOut.key, known != key { own.setRule(rule(key)) }
    laidOut.key = key
    return own
  }

  private func addItems(_ tree: LayoutTree, _ add: (LayoutNode, NavigationBarRule.Part) -> Void) {
    laidOut.toggle = toggleLabel.map { _ in NavigationBarParts.label("", .body, laidOut.toggle, tree) }
    if let toggle = laidOut.toggle { add(item(toggle.node, tree), .leading) }
    laidOut.back = backTitle.map { NavigationBarParts.label($0, .body, laidOut.back, tree) }
    if let back = laidOut.back { add(item(back.node, tree), .back) }
    for item in items where item.placement.isLeading {
      for node in item.detachedLayout(tree) { add(self.item(node, tree), .leading) }
    }
    addTitle(tree, add)
    for item in items where !item.placement.isLeading && item.placement.isInBar {
      let isPrincipal = item.placement == .principal
      for node in item.detachedLayout(tree) {
        add(isPrincipal ? node : self.item(node, tree), isPrincipal ? .principal : .trailing)
      }
    }
  }

  private func rule(_ key: NavigationBarParts.Key) -> NavigationBarRule {
    NavigationBarRule(key.parts, itemsHeight: key.itemsHeight, content: key.content)
  }

  /// The size up to which a large title grows: the largest with which it has room in the bar (F-138).
  private static let largestTitle = DynamicTypeSize.xxxLarge

  private func addTitle(_ tree: LayoutTree, _ add: (LayoutNode, NavigationBarRule.Part) -> Void) {
    guard !title.isEmpty else { return laidOut.title = nil }
    let font =
      showsLargeTitle
      ? NavigationBarMetrics.largeTitleFont(min(environment.values.dynamicTypeSize, Self.largestTitle).layout)
      : NavigationBarMetrics.inlineTitleFont
    let label = NavigationBarParts.label(title, font, laidOut.title, tree)
    laidOut.title = label
    add(label.node, showsLargeTitle ? .largeTitle : .title)
  }

  /// A button of a bar around its label, the same as long as the label is.
  private func item(_ label: LayoutNode, _ tree: LayoutTree) -> LayoutNode {
    if let known = label.parent, known.rule is BarItemRule { return known }
    return tree.makeNode(BarItemRule(), [label])
  }

  // MARK: The bar at the bottom

  /// The bar at the bottom of the screen, where the page has items for it (LAY-206); the one above the keyboard is made too.
  func makeToolbarLayout(_ tree: LayoutTree) -> LayoutNode? {
    laidOut.toolbar = makeBar(of: items.filter(\.placement.isBottom), known: laidOut.toolbar, surfaceOf: self, tree)
    laidOut.keyboardBar = makeBar(
      of: items.filter { $0.placement == .keyboard }, known: laidOut.keyboardBar, surfaceOf: nil, tree)
    return laidOut.toolbar
  }

  /// Gives the bar above the keyboard its place, which depends on the keyboard alone (LAY-208).
  private func placeKeyboardBar() {
    let frame = keyboardBarFrame
    let placement = Placement(frame.origin, LayoutBounds(frame.size))
    if let bar = laidOut.keyboardBar, bar.placement != placement { bar.place(placement) }
  }

  /// A bar with items beside each other, the same as long as there are some.
  private func makeBar(
    of items: [ToolbarItemNode], known: LayoutNode?, surfaceOf owner: NavigationBarNode?, _ tree: LayoutTree
  ) -> LayoutNode? {
    let nodes = items.flatMap { $0.detachedLayout(tree) }
    guard !nodes.isEmpty else { return nil }
    let content = nodes.map { $0.traits.contains(.isSpacer) ? $0 : item($0, tree) }
    if let known {
      let stack = known.children[0].children[0]
      if !stack.isAround(content) { stack.setChildren(content) }
      return known
    }
    let stack = tree.makeNode(StackRule(horizontal: .center, spacing: NavigationBarMetrics.itemGap), content)
    let margin = MarginMetrics.margin(ofWidth: tree.screen.size.width)
    let padded = tree.makeNode(PaddingRule(.horizontal, margin), [stack])
    let height = TabBarMetrics.toolbarHeight
    let rule = FlexibleFrameRule(
      width: FlexibleFrameRule.Limits(0, nil, .infinity), height: FlexibleFrameRule.Limits(height, nil, height))
    let made = tree.makeNode(rule, [padded])
    made.decorations = [BarBackground(owner: owner)]
    return made
  }
}

extension NavigationBarNode: PartPlacing {
  package func partFrame(of element: Element) -> CGRect? {
    if element === bottomBar { return frame(laidOut.toolbar) }
    if element === keyboardBar { return keyboardBarFrame }
    if let item = itemFrame(of: element) { return item }
    guard let bar = host.layoutTree.placed(self)?.snappedFrame() else { return nil }
    if element === titleText || element === titleButton { return frame(laidOut.title?.node) }
    if element === backButton { return backButtonFrame(in: bar) }
    if element === toggleButton { return frame(laidOut.toggle?.node.parent) }
    if element === cancelButton { return searchFrames(in: bar)?.cancel }
    if let field = search?.field?.element, field === element { return searchFrames(in: bar)?.field }
    return nil
  }

  /// Directly above the keyboard (LAY-208).
  private var keyboardBarFrame: CGRect {
    let screen = host.layoutTree.screen
    let height = KeyboardMetrics.accessoryHeight
    let top = host.focus.keyboardFrame?.minY ?? screen.content.maxY - height
    return CGRect(x: 0, y: top, width: screen.size.width, height: height)
  }

  private func backButtonFrame(in bar: CGRect) -> CGRect? {
    guard let item = frame(laidOut.back?.node.parent) else { return nil }
    let height = min(NavigationBarMetrics.backButtonHeight, bar.height)
    return CGRect(x: item.minX, y: item.midY - height / 2, width: item.width, height: height)
  }

  private func frame(_ node: LayoutNode?) -> CGRect? { node?.snappedFrame() }

  /// A button is as large as its item, whatever its label is (LAY-204).
  private func itemFrame(of element: Element) -> CGRect? {
    let bars = [self.element, bottomBar, keyboardBar]
    guard bars.contains(where: { $0 === element.parent }) else { return nil }
    if element.parent === keyboardBar { placeKeyboardBar() }
    if element.type == .staticText || element.type == .image || element.type == .other { return nil }
    var node = (element.source as? Node).flatMap { $0.layout?.own }
    while let current = node?.parent {
      if current.rule is BarItemRule { return current.snappedFrame() }
      guard current.rule is any UnaryRule else { return nil }
      node = current
    }
    return nil
  }

  /// The field with the button that ends the search beside it (LAY-202).
  func searchFrames(in bar: CGRect) -> (field: CGRect, cancel: CGRect?)? {
    guard let key = laidOut.key else { return nil }
    let metrics = NavigationBarMetrics(width: bar.width, itemsHeight: key.itemsHeight, key.content)
    guard var field = metrics.searchField?.offsetBy(dx: bar.minX, dy: bar.minY) else { return nil }
    guard search?.isActive == true else { return (field, nil) }
    var label = TextMeasurement(cancelButton.texts.label)
    let width = label.measure().size.width
    field.size.width -= width + NavigationBarMetrics.itemGap
    let cancel = CGRect(x: field.maxX + NavigationBarMetrics.itemGap, y: field.minY, width: width, height: field.height)
    return (field, cancel)
  }
}

extension Node {
  /// The layout of what hangs from here and is shown somewhere else; changes inside are noted there from now on.
  func detachedLayout(_ tree: LayoutTree) -> [LayoutNode] {
    var node: Node? = self
    while let current = node {
      current.flags.remove(.needsLayout)
      if current.flags.contains(.isOutOfFlow) { break }
      node = current.parent
    }
    return childrenLayout(tree)
  }
}
