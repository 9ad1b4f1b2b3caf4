import UnderstudyLayout

/// What a node has of the layout tree: the modifiers written around it, and the layout nodes that were made of them.
@MainActor
package final class NodeLayout {
  /// The node that this is the layout of; not to be used once the layout has ended.
  unowned(unsafe) let node: Node
  /// The modifiers around the node, from the innermost.
  @exclusivity(unchecked) fileprivate(set) var steps: LayoutStep?
  /// The node's own layout node, for a view that is one.
  // Nonisolated for the deinitialiser.
  @exclusivity(unchecked) package nonisolated(unsafe) fileprivate(set) var own: LayoutNode?
  /// Whether the node gives its own layout node to the list around it, without modifiers, as most do: the lists are not
  /// used then.
  @exclusivity(unchecked) private var givesOwn = false
  /// What the node gives to the list around it otherwise; nil before it was asked for.
  @exclusivity(unchecked) fileprivate var result: [LayoutNode]?
  /// The layout nodes of the modifiers, which refer to this object.
  @exclusivity(unchecked) private nonisolated(unsafe) var wrappers: [LayoutNode] = []
  /// What the modifiers went around then.
  @exclusivity(unchecked) private var content: [LayoutNode] = []
  /// The modifiers then.
  @exclusivity(unchecked) private var madeSteps: LayoutStep?
  @exclusivity(unchecked) fileprivate var hasNewSteps = false
  @exclusivity(unchecked) fileprivate var hasNewRule = false
  /// The direction of reading where the node is (LAY-012).
  @exclusivity(unchecked) fileprivate var isRightToLeft = false
  /// Whether the node gives the list around it other layout nodes than before.
  @exclusivity(unchecked) fileprivate var hasNewResult = false
  /// Whether it waits among the ``StaleLayouts``.
  @exclusivity(unchecked) var isStale = false
  /// Whether it has to be made again, and does not only pass a change on.
  @exclusivity(unchecked) var mustBeMade = false
  @exclusivity(unchecked) private(set) var hasEnded = false

  fileprivate init(_ node: Node) { self.node = node }

  deinit {
    own?.owner = nil
    for wrapper in wrappers { wrapper.owner = nil }
  }

  /// The rule depends on what was found inside: it is made again with the next look.
  func setNeedsRule() { hasNewRule = true }

  /// The node has left the tree.
  func end() { hasEnded = true }

  /// Whether the node has given layout nodes to the list around it.
  var hasResult: Bool { givesOwn || result != nil }

  /// Adds what the node gives to the list around it.
  fileprivate func appendResult(to items: inout LayoutItems) {
    if givesOwn, let own { items.append(own) } else if let result { items.nodes += result }
  }

  /// Makes the node's layout again.
  ///
  /// - Returns: Whether the list around it gets other layout nodes.
  func remake(_ tree: LayoutTree) -> Bool {
    node.flags.insert(.needsLayout)
    hasNewResult = false
    var items = LayoutItems()
    tree.withDirection(isRightToLeft: isRightToLeft) { node.appendLayoutNodes(to: &items, tree) }
    return hasNewResult
  }

  fileprivate func finish(_ new: [LayoutNode], _ tree: LayoutTree) {
    let isOwn = new.count == 1 && new[0] === own
    if isOwn, steps == nil { return finishWithOwn(tree) }
    isRightToLeft = tree.isRightToLeft
    mustBeMade = false
    let isSame = content.isSame(as: new) && !wrappers.contains(where: \.hasLostChild)
    if result != nil, isSame, !hasNewSteps || replaceRules(tree) { return }
    givesOwn = false
    hasNewSteps = false
    hasNewResult = true
    content = new
    madeSteps = steps
    for wrapper in wrappers { wrapper.owner = nil }
    wrappers = []
    guard steps != nil else { return result = new }
    var wrapped: [LayoutNode] = []
    wrapped.reserveCapacity(new.count)
    for node in new { wrapped.append(wrap(node, tree)) }
    result = wrapped
  }

  /// The node has its own layout node alone, and no modifiers.
  fileprivate func finishWithOwn(_ tree: LayoutTree) {
    isRightToLeft = tree.isRightToLeft
    mustBeMade = false
    hasNewSteps = false
    if givesOwn { return }
    givesOwn = true
    hasNewResult = true
    own?.decorations = []
    for wrapper in wrappers { wrapper.owner = nil }
    (content, wrappers, result, madeSteps) = ([], [], nil, nil)
  }

  /// Gives the layout nodes of modifiers that have other values their new rules, where all else is as it was.
  ///
  /// - Returns: Whether that was possible, so that the list around gets the same layout nodes.
  private func replaceRules(_ tree: LayoutTree) -> Bool {
    guard content.count == 1, let rules = changedRules(tree) else { return false }
    for (place, rule) in rules { wrappers[place].setRule(rule) }
    (madeSteps, hasNewSteps) = (steps, false)
    return true
  }

  /// The rules of the modifiers that differ from those that the layout nodes were made of, by their places; nil where there are
  /// other modifiers, or one that is drawn differs.
  private func changedRules(_ tree: LayoutTree) -> [(Int, any LayoutRule)]? {
    var rules: [(Int, any LayoutRule)] = []
    var place = 0
    var (old, new) = (madeSteps, steps)
    while let former = old, let step = new {
      guard type(of: former) == type(of: step), let rule = step.makeRule(tree.context) else { return nil }
      if !step.hasSameModifier(as: former) { rules.append((place, rule)) }
      place += 1
      (old, new) = (former.outer, step.outer)
    }
    return old == nil && new == nil && place == wrappers.count ? rules : nil
  }

  private func wrap(_ content: LayoutNode, _ tree: LayoutTree) -> LayoutNode {
    var node = content
    var step = steps
    if content === own { content.decorations = [] }
    while let current = step {
      if let rule = current.makeRule(tree.context) {
        node = makeWrapper(rule, node, tree)
      } else {
        // What other nodes made keeps its own decorations.
        if node === content, node !== own { node = makeWrapper(PassThroughRule(), node, tree) }
        node.decorations.append(current)
      }
      step = current.outer
    }
    return node
  }

  private func makeWrapper(_ rule: any LayoutRule, _ content: LayoutNode, _ tree: LayoutTree) -> LayoutNode {
    let made = tree.makeNode(rule, [content])
    made.owner = self
    wrappers.append(made)
    return made
  }
}

extension [LayoutNode] {
  fileprivate func isSame(as other: [LayoutNode]) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index < count {
      guard self[index] === other[index] else { return false }
      index += 1
    }
    return true
  }
}

extension Node {
  /// Takes the modifiers written around the node.
  @inline(__always)
  final func takeSteps(_ steps: LayoutStep?) {
    if steps != nil || layout?.steps != nil { acceptSteps(steps) }
  }

  private final func acceptSteps(_ steps: LayoutStep?) {
    let layout = layoutRecord
    guard !LayoutStep.areEqual(layout.steps, steps) else { return }
    var step = steps
    while let current = step {
      if let problem = current.problem { host.log(.layout, problem, at: self) }
      step = current.outer
    }
    layout.steps = steps
    layout.hasNewSteps = true
    layoutDidChange()
  }

  private final var layoutRecord: NodeLayout {
    if let layout { return layout }
    let made = NodeLayout(self)
    layout = made
    return made
  }

  /// The node's own rule is another one: a stack has another spacing, a text other words.
  package final func layoutRuleDidChange() {
    layout?.hasNewRule = true
    layoutDidChange()
  }

  /// What the node, or something below it, gives to the layout may be something else.
  ///
  /// The nearest node with layout nodes is made again with the next question, and then those around it whose lists differ.
  package final func layoutDidChange() {
    host.revealing.version &+= 1
    markLayout()
  }

  /// The node says something else, and is where it was, as far as the size of what it says is the same.
  final func textDidChange() {
    layout?.hasNewRule = true
    markLayout()
  }

  private final func markLayout() {
    forEachOutward { node in
      if node.flags.contains(.needsLayout) { return false }
      node.flags.insert(.needsLayout)
      if let layout = node.layout, layout.hasResult {
        node.host.knownLayoutTree?.stale.insert(layout, mustBeMade: true)
        return false
      }
      if node.parent == nil { node.host.knownLayoutTree?.rootsDidChange() }
      return true
    }
  }

  /// All below may have other rules: values of the environment have changed. What is out of view follows when it is shown.
  final func layoutRulesDidChange() {
    host.revealing.version &+= 1
    forEachDescendant { node in
      node.flags.insert(.needsLayout)
      node.layout?.hasNewRule = true
    }
    parent?.layoutDidChange()
    // A sheet's content lies below, and is laid out by itself.
    host.knownLayoutTree?.rootsDidChange()
  }

  /// Adds the node's layout nodes, brought up to date, to those of the list around.
  package final func appendLayoutNodes(to items: inout LayoutItems, _ tree: LayoutTree) {
    if !flags.contains(.needsLayout), !tree.looksAtAll, let layout, layout.hasResult {
      return layout.appendResult(to: &items)
    }
    flags.remove(.needsLayout)
    guard layout != nil else {
      appendContentLayout(to: &items, tree)
      // A view with its own layout node keeps a record from now on.
      if let layout, layout.own != nil { layout.finishWithOwn(tree) }
      return
    }
    var content = LayoutItems()
    appendContentLayout(to: &content, tree)
    guard let layout else { return }
    layout.finish(content.nodes, tree)
    layout.appendResult(to: &items)
  }

  /// The layout nodes of the children, which the node shows where it stands.
  package final func childrenLayout(_ tree: LayoutTree) -> [LayoutNode] {
    var items = LayoutItems()
    items.nodes.reserveCapacity(children.count)
    appendChildrenLayout(to: &items, tree)
    return items.nodes
  }

  package final func appendChildrenLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    for position in children.indices {
      children.unretained(at: position).with { child in
        if child.flags.contains(.isOutOfFlow) || child.hidesContent { return }
        child.appendLayoutNodes(to: &items, tree)
      }
    }
  }

  /// One layout node for all that the node shows: several views lie in front of each other. A single one is as it is, so that a
  /// spacer follows the stack around.
  package final func groupLayout(_ tree: LayoutTree) -> LayoutNode {
    flags.remove(.needsLayout)
    let content = childrenLayout(tree)
    return content.count == 1 ? content[0] : ownLayout(tree, content) { $0 == nil ? ZStackRule() : nil }
  }

  /// The node's own layout node, made or brought up to date.
  ///
  /// - Parameters:
  ///   - children: What lies inside.
  ///   - rule: Makes the rule; called the first time and after ``layoutRuleDidChange()``. Gets the rule of the last time, and
  ///     answers nil to keep it.
  package final func ownLayout(
    _ tree: LayoutTree, _ children: [LayoutNode], rule: (_ old: (any LayoutRule)?) -> (any LayoutRule)?
  ) -> LayoutNode {
    let layout = layoutRecord
    if let own = layout.own {
      if layout.hasNewRule || tree.looksAtAll, let new = rule(own.rule) { own.setRule(new) }
      layout.hasNewRule = false
      if !own.isAround(children) { own.setChildren(children) }
      own.isRightToLeft = tree.isRightToLeft
      return own
    }
    layout.hasNewRule = false
    let own = tree.makeNode(rule(nil) ?? PassThroughRule(), children)
    own.owner = self
    layout.own = own
    return own
  }
}

extension Node {
  /// Adds a layout node of the node's own around its content, which it leaves as it is: one that the node's place is read from.
  ///
  /// - Parameter rule: Makes the rule around the content.
  package final func appendMarkedLayout(
    to items: inout LayoutItems, _ tree: LayoutTree, rule: () -> any LayoutRule = { PassThroughRule() }
  ) {
    var content = childrenLayout(tree)
    guard !content.isEmpty else { return }
    if content.count > 1 {
      let group = layout?.own?.children.first.flatMap { $0.rule is ZStackRule ? $0 : nil }
      if let group, group.isAround(content) {
        content = [group]
      } else {
        content = [tree.makeNode(ZStackRule(), content)]
      }
    }
    items.append(ownLayout(tree, content) { $0 == nil ? rule() : nil })
  }
}
