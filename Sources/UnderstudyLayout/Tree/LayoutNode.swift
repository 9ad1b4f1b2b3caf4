import Foundation

/// A part of the layout tree: a rule, its children, the sizes it answered, and where its parent placed it.
///
/// A size is computed on the first request and cached until the rule, the children or something below changes (LAY-060,
/// LAY-402). A tree is used from one thread at a time. Nodes do not retain their parents: the owner of a tree retains
/// its root.
///
/// Measuring is recursive, one call for each level of the tree. Trees of 5,000 stacks inside each other need less than
/// 8 MB of stack in a debug build; for more, the caller reads frames on a thread with a larger stack.
package final class LayoutNode {
  // Stored properties are unchecked: checks of exclusive access would take a sixth of a layout's time.
  package let context: LayoutContext
  @exclusivity(unchecked) package private(set) var rule: any LayoutRule
  @exclusivity(unchecked) package private(set) var children: [LayoutNode] = []

  // In a large tree most of the time is spent on waiting for memory. So what the first look at each node reads lies together:
  // the first child, as most nodes with children have one, and the limits.
  @exclusivity(unchecked) private unowned(unsafe) var firstChild: LayoutNode?
  @exclusivity(unchecked) private var horizontalLimits: LengthLimits?
  @exclusivity(unchecked) private var verticalLimits: LengthLimits?
  /// Whether the rule was asked for them.
  @exclusivity(unchecked) private var knowsLimits = false
  @exclusivity(unchecked) package private(set) var traits: RuleTraits
  @exclusivity(unchecked) private var asked = GuideKinds(rawValue: 0)

  // Not weak, because every step of a layout follows it: a parent clears it in its children when it is destroyed.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: LayoutNode?
  @exclusivity(unchecked) private(set) var index = 0
  /// Whether another node has taken one of the children since they were set.
  @exclusivity(unchecked) package private(set) var hasLostChild = false

  /// What the node is the layout of: the view whose place this is, or the modifiers around a view. The owner clears the
  /// reference before it is destroyed.
  @exclusivity(unchecked) package unowned(unsafe) var owner: AnyObject?

  /// What is drawn around the node and is no part of the layout, from the innermost.
  @exclusivity(unchecked) package var decorations: [AnyObject] = [] {
    didSet { forgetTouchExtent() }
  }

  /// What the rule stores between passes.
  @exclusivity(unchecked) package var memory: (any LayoutMemory)?

  /// Whether horizontal positions in the node are mirrored (LAY-012).
  @exclusivity(unchecked) package var isRightToLeft: Bool {
    didSet { if oldValue != isRightToLeft { noteChange() } }
  }

  @exclusivity(unchecked) private var cache = SizeCache()
  @exclusivity(unchecked) private var knownSpacing: ViewSpacing?

  /// How often the rule computed a size since the counter was set to zero (LAY-405).
  @exclusivity(unchecked) package var measureCount: Int32 = 0

  @exclusivity(unchecked) private var placed = Placement.zero
  /// The parent's epoch when this node was placed.
  @exclusivity(unchecked) private var placedEpoch: UInt32 = 0
  /// Changes whenever the placements of the children are out of date.
  @exclusivity(unchecked) private var epoch: UInt32 = 1
  @exclusivity(unchecked) private var placedGeneration: UInt32 = 0
  /// Known as long as the generation is that of the context.
  @exclusivity(unchecked) private var originInRoot = CGPoint.zero
  @exclusivity(unchecked) private var isPlain = false
  /// Whether the node is below a root that is on the screen, or is one; known as long as the generation is that of the context.
  @exclusivity(unchecked) private var isBelowScreen = false
  /// Whether the node is a root that is on the screen.
  @exclusivity(unchecked) private var isScreen = false

  // Followed sizes: see FollowedSizes.swift.
  /// Whether the owner is notified when the node gets another size.
  @exclusivity(unchecked) package internal(set) var isSizeFollowed = false
  /// Whether that is so for the node, or was for one below it.
  @exclusivity(unchecked) var holdsFollowedSize = false
  /// Whether the node is among the context's `unplaced`.
  @exclusivity(unchecked) var isUnplaced = false

  /// Whether a container around may have stored a touch extent that includes the node.
  @exclusivity(unchecked) var isInTouchExtent = false

  package init(
    _ rule: any LayoutRule, _ children: [LayoutNode] = [], in context: LayoutContext, isRightToLeft: Bool = false
  ) {
    self.rule = rule
    self.context = context
    self.isRightToLeft = isRightToLeft
    traits = rule.traits
    adopt(children)
  }

  deinit {
    cache.free()
    for child in children where child.parent === self { child.parent = nil }
    if holdsFollowedSize { context.forgetPositioned(self) }
  }

  // MARK: - Changes

  /// Replaces the rule. The node's memory is lost, unless the new rule is of the same type and keeps it.
  package func setRule(_ new: any LayoutRule) {
    let old = rule
    rule = new
    if old is EffectRule, new is EffectRule { return invalidatePlacements() }
    // Below effects, sizes are read on whole pixels; and a rule may begin to place its children by where the node is.
    if holdsFollowedSize, traits != new.traits { followSizesAgain() }
    let sets = traits.union(new.traits).contains(.setsGuides)
    let keepsMemory = new.traits.contains(.keepsMemory) && type(of: old) == type(of: new)
    traits = new.traits
    if keepsMemory { memory?.forget() } else { memory = nil }
    if old.orientation != new.orientation { forgetOrientation() }
    invalidate(sets ? .all : .inherited)
  }

  /// Replaces the children, of which any number may have been children before.
  package func setChildren(_ new: [LayoutNode]) {
    for child in children where child.parent === self { child.parent = nil }
    adopt(new)
    memory?.forget()
    invalidate(.all)
  }

  /// Whether the children are these, and none has been taken by another node.
  package func isAround(_ content: [LayoutNode]) -> Bool {
    guard !hasLostChild, children.count == content.count else { return false }
    var index = 0
    while index < content.count {
      guard children[index] === content[index] else { return false }
      index += 1
    }
    return true
  }

  /// Forgets the sizes of the node and of the ancestors up to the next relayout boundary (LAY-402).
  package func invalidate(_ changes: GuideKinds = .inherited) {
    noteChange()
    forgetSizes()
    var child = self
    while let parent = child.parent {
      let reach = parent.rule.reach(ofChangeIn: child.index, of: parent)
      parent.memory?.childChanged(child.index)
      parent.forgetPlacements()
      switch reach {
      case .placement: return
      case .guides: if parent.asked.isDisjoint(with: changes) { return }
      case .everything: break
      }
      parent.forgetSizes()
      child = parent
    }
  }

  /// Places the children again, for a change that alters no size, such as a scroll offset.
  package func invalidatePlacements() {
    noteChange()
    forgetPlacements()
  }

  private func noteChange() {
    context.noteChange()
    forgetTouchExtent()
  }

  private func adopt(_ new: [LayoutNode]) {
    children = new
    firstChild = new.first
    hasLostChild = false
    for index in new.indices {
      new.with(index) { child in
        if let former = child.parent, former !== self { former.hasLostChild = true }
        child.parent = self
        child.index = index
        child.placedEpoch = 0
        if child.holdsFollowedSize { child.passOnFollowing() }
      }
    }
  }

  /// The places of the children are out of date.
  private func forgetPlacements() {
    epoch &+= 1
    if holdsFollowedSize { context.noteUnplaced(self) }
  }

  private func forgetSizes() {
    cache.removeAll()
    knownSpacing = nil
    knowsLimits = false
    forgetPlacements()
  }

  /// Spacers below have another axis now.
  private func forgetOrientation() {
    for child in children {
      child.forgetSizes()
      child.memory?.forget()
      if child.rule.orientation == .inherited { child.forgetOrientation() }
    }
  }

  // MARK: - Measuring

  /// The node's answer to a proposal, from the cache where it is there.
  package func size(in proposal: ProposedViewSize) -> CGSize {
    if traits.contains(.isClosedForm) { return rule.size(of: self, in: proposal) }
    if let known = cache.find(proposal) { return known }
    measureCount += 1
    context.measureCount += 1
    let size = rule.size(of: self, in: proposal)
    cache.insert(proposal, size)
    return size
  }

  var hasChildren: Bool { firstChild != nil }

  /// The size of the first child; zero without one.
  func contentSize(in proposal: ProposedViewSize) -> CGSize {
    withFirstChild { $0.size(in: proposal) } ?? .zero
  }

  /// The limits of the first child; nil without one.
  func contentLimits(along axis: Axis) -> LengthLimits? { withFirstChild { $0.limits(along: axis) } ?? nil }

  /// Runs code with the first child, if there is one. The child is not retained: its parent does.
  @inline(__always)
  func withFirstChild<Result>(_ body: (LayoutNode) -> Result) -> Result? {
    guard let firstChild else { return nil }
    return Unmanaged.passUnretained(firstChild)._withUnsafeGuaranteedRef(body)
  }

  /// The answer to a proposal together with the guides.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(in: proposal), proposal: proposal, of: self)
  }

  /// The answer to a proposal, as bounds to place the node with.
  package func bounds(in proposal: ProposedViewSize) -> LayoutBounds {
    LayoutBounds(size: size(in: proposal), proposal: proposal)
  }

  /// The lengths at proposals of zero and infinity along an axis, where they need no measuring (LAY-401). A node that
  /// has them sets no guide other than baselines.
  package func limits(along axis: Axis) -> LengthLimits? {
    asked.insert(.standard)
    if !knowsLimits {
      // Both at once, as in stacks of both axes each is asked for: a second visit would wait for memory again.
      horizontalLimits = rule.limits(along: .horizontal, of: self)
      verticalLimits = rule.limits(along: .vertical, of: self)
      knowsLimits = true
    }
    return axis == .horizontal ? horizontalLimits : verticalLimits
  }

  package var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = rule.spacing(of: self)
    knownSpacing = spacing
    return spacing
  }

  package var priority: Double { rule.priority(of: self) }

  /// Where the node itself puts a guide, in points of its bounds; nil where the guide's default applies (LAY-099).
  package func explicitValue(of key: AlignmentKey, in bounds: LayoutBounds) -> CGFloat? {
    asked.insert(key.isInherited ? .inherited : .standard)
    return rule.explicitValue(of: key, in: bounds, of: self)
  }

  /// Where a guide of the node lies when it has the bounds.
  package func guide(_ key: AlignmentKey, in bounds: LayoutBounds) -> CGFloat {
    if let explicit = explicitValue(of: key, in: bounds) { return explicit }
    guard key.kind == .custom else { return key.defaultValue(in: bounds.size) }
    return key.defaultValue(in: ViewDimensions(size: bounds.size, proposal: bounds.proposal, of: self))
  }

  package func layoutValue(of key: ObjectIdentifier) -> Any? {
    asked.insert(.standard)
    return rule.layoutValue(of: key, of: self)
  }

  /// Whether an answer that the node gave depends on a length that was left open.
  var hasOpenProposals: Bool { cache.hasOpenProposals }

  /// The axis of the container around the node (LAY-111).
  package var stackAxis: Axis? {
    var node = parent
    while let current = node {
      if case .own(let axis) = current.rule.orientation { return axis }
      node = current.parent
    }
    return nil
  }

  // MARK: - Placing

  /// Where the parent places the node, after all changes so far.
  package var placement: Placement {
    if placedGeneration != context.generation { resolve() }
    return placed
  }

  /// Where the node was placed last, for rules that run while it is placed. Reading it places nothing.
  var lastOrigin: CGPoint { placed.origin }

  /// The size of the node as placed.
  package var placedSize: CGSize { placement.bounds.size }

  /// Places a root.
  package func place(_ placement: Placement) {
    context.noteChange()
    accept(placement)
  }

  /// Makes a root one of those on the screen.
  package func enterScreen() {
    if !isScreen { context.noteChange() }
    isScreen = true
  }

  /// Takes a root from the screen.
  package func leaveScreen() {
    isScreen = false
    context.noteChange()
  }

  /// Whether the node is below a root that is on the screen, or is one.
  package var isOnScreen: Bool {
    if placedGeneration != context.generation { resolve() }
    return isBelowScreen
  }

  /// The node's origin in the space of the root's container, unless there is an effect in between.
  var plainOrigin: CGPoint? {
    if placedGeneration != context.generation { resolve() }
    return isPlain ? originInRoot : nil
  }

  /// Places the ancestors that are out of date, then the node: no sibling is touched.
  private func resolve() {
    if let parent, parent.placedGeneration != context.generation { parent.resolve() }
    resolveInParent(context.generation)
  }

  /// Places the node in a parent that is up to date.
  private func resolveInParent(_ generation: UInt32) {
    placedGeneration = generation
    guard let parent else {
      originInRoot = placed.origin
      isPlain = true
      isBelowScreen = isScreen
      return
    }
    isBelowScreen = parent.isBelowScreen
    if placedEpoch != parent.epoch || parent.traits.contains(.dependsOnPosition) {
      accept(parent.rule.placement(of: index, in: parent, parent.placed.bounds))
      placedEpoch = parent.epoch
    }
    let wasPlain = isPlain
    isPlain = parent.isPlain && !parent.traits.contains(.hasEffect)
    // Inside of effects, readers get sizes on whole pixels.
    if isPlain != wasPlain, holdsFollowedSize { context.noteUnplaced(self) }
    var x = placed.origin.x
    if parent.isRightToLeft { x = parent.placed.bounds.size.width - x - placed.bounds.size.width }
    originInRoot = CGPoint(x: parent.originInRoot.x + x, y: parent.originInRoot.y + placed.origin.y)
  }

  private func accept(_ new: Placement) {
    let isSame = new.bounds == placed.bounds
    let isResized = new.bounds.size != placed.bounds.size
    placed = new
    guard !isSame else { return }
    forgetPlacements()
    if isResized, traits.contains(.isContainer), context.hasRelativeFrames { invalidateRelativeFrames() }
  }

  /// The node's size as it was placed last, less the insets of its rule; nil before that. Reading it places nothing.
  var knownContainerSize: CGSize? {
    guard placedGeneration != 0 || placed.bounds.size != .zero else { return nil }
    switch rule {
    case let root as RootRule: return root.safeSize(placed.bounds.size)
    case let scroll as ScrollRule: return scroll.visibleSize(placed.bounds.size)
    default: return placed.bounds.size
    }
  }

  private func invalidateRelativeFrames() {
    for child in children {
      if child.rule is ContainerRelativeFrameRule { child.invalidate() }
      child.invalidateRelativeFrames()
    }
  }
}

extension [LayoutNode] {
  /// Runs code with a node that the array retains meanwhile: to retain each again would take a tenth of a layout's time.
  @inline(__always)
  func with<Result>(_ index: Int, _ body: (LayoutNode) -> Result) -> Result {
    withUnsafeBufferPointer { Unmanaged.passUnretained($0[index])._withUnsafeGuaranteedRef(body) }
  }
}
