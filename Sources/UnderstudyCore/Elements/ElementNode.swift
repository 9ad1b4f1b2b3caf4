import Foundation
import UnderstudyElements
import UnderstudyLayout

/// A node that shows an element.
///
/// Subclasses describe the element; the runtime asks when something that they show has changed and a query wants to know.
@_spi(Runtime) open class ElementNode: Node, ElementSource, LocationReader {
  package final let element: Element
  @exclusivity(unchecked) package final var attributes: ElementAttributes
  @exclusivity(unchecked) unowned(unsafe) package private(set) final var environment: EnvironmentScope
  /// The element around, nil once this node has left the tree, which that one may leave earlier.
  @exclusivity(unchecked) unowned(unsafe) package private(set) final var enclosingElement: ElementNode?
  unowned(unsafe) package final let overrides: OverrideScope?
  private final lazy var cache = PreferenceCache()

  /// Makes the node and its empty element; it takes the attributes that modifiers around have written so far.
  public init(_ type: ElementType, _ inputs: inout _ViewInputs) {
    element = Element(type: type)
    attributes = inputs.takeAttributes()
    environment = inputs.environment
    enclosingElement = inputs.enclosingElement
    overrides = inputs.overrides
    super.init(inputs)
    element.attach(self)
    flags.formUnion([.needsDescription, .needsChildren, .isListed])
    if type.scrolls { flags.insert(.scrolls) }
    if let enclosingElement, !enclosingElement.flags.isDisjoint(with: [.scrolls, .isInScroll]) {
      flags.insert(.isInScroll)
    }
    host.addElementToRefresh(self)
  }

  init(rootOf host: Host, type: ElementType, environment: EnvironmentScope) {
    element = Element(type: type)
    attributes = ElementAttributes()
    self.environment = environment
    enclosingElement = nil
    overrides = nil
    super.init(rootOf: host)
    element.attach(self)
    flags.formUnion([.needsDescription, .needsChildren, .isListed])
    host.addElementToRefresh(self)
  }

  deinit { element.detach() }

  // MARK: For subclasses

  /// Makes an element inside the node's own that the node acts for, such as the switch inside a toggle.
  package final func makePart(_ type: ElementType, _ texts: ElementTexts = ElementTexts()) -> Element {
    Element(type: type, texts: texts, partOf: element)
  }

  /// Says what the element is now. Runs on a query; reads values live, must not change anything.
  open func describe(_ content: inout ElementContent) {}

  /// The element's children, in order: what the nodes below show.
  open func collectChildren(_ elements: inout [Element]) {
    for position in children.indices { children.unretained(at: position).with { $0.collectInFlow(&elements) } }
  }

  /// Whether the label follows from the elements below, which then must report their changes.
  open var derivesLabel: Bool { false }

  /// Whether the elements below are part of the tree, or only give their texts to this one.
  open var showsChildren: Bool { true }

  // MARK: Changes

  package final func setNeedsDescription() {
    flags.insert(.needsDescription)
    list()
    textDidChange()
    if let enclosingElement, enclosingElement.derivesLabel { enclosingElement.setNeedsDescription() }
  }

  package final func setNeedsChildren() {
    flags.insert(.needsChildren)
    if derivesLabel { flags.insert(.needsDescription) }
    list()
  }

  private final func list() {
    guard !flags.contains(.isListed) else { return }
    flags.insert(.isListed)
    host.addElementToRefresh(self)
  }

  /// Brings the element up to date with its node. Called for listed nodes, in any order.
  final func refresh(_ tree: ElementTree) {
    flags.remove(.isListed)
    guard !flags.contains(.isUnmounted) else { return }
    if flags.contains(.needsChildren) {
      flags.remove(.needsChildren)
      var elements: [Element] = []
      if showsChildren, !children.isEmpty || element.children.isEmpty == false || alwaysCollects {
        collectChildren(&elements)
        sortByPriority(&elements)
      }
      if !(elements.isEmpty && element.children.isEmpty) { tree.setChildren(elements, of: element) }
    }
    if flags.contains(.needsDescription) { describeElement(tree) }
  }

  /// Puts elements with a higher priority first, where any has one.
  package final func sortByPriority(_ elements: inout [Element]) {
    guard host.usesSortPriorities, elements.contains(where: { $0.sortPriority != 0 }) else { return }
    let sorted = elements.enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }
    elements = sorted.map(\.element)
  }

  /// Whether children are asked for even without child nodes, as bars that make their own.
  open var alwaysCollects: Bool { false }

  private final func describeElement(_ tree: ElementTree) {
    flags.remove(.needsDescription)
    var content = ElementContent(type: element.type)
    describe(&content)
    let said = writtenAttributes
    if let identifier = said.identifier { content.texts.identifier = identifier }
    if said.hasExtras {
      if let label = said.label { content.texts.label = written(label) }
      if let value = said.value { content.texts.value = written(value) }
      if let type = said.addedRoles.subtracting(said.removedRoles).elementType { content.type = type }
      if said.addedRoles.contains(.selected) { content.traits.insert(.selected) }
      if said.removedRoles.contains(.selected) { content.traits.remove(.selected) }
      if said.addedRoles.contains(.header) { content.traits.insert(.header) }
      if said.removedRoles.contains(.button), content.type == .button { content.type = .other }
    }
    let sortPriority = said.hasExtras ? said.sortPriority ?? 0 : 0
    if sortPriority != element.sortPriority {
      element.sortPriority = sortPriority
      host.usesSortPriorities = true
      (element.parent?.source as? ElementNode)?.setNeedsChildren()
    }
    tree.update(element, type: content.type, texts: content.texts, traits: content.traits)
  }

  /// What modifiers say of the element, the outermost word first.
  private final var writtenAttributes: ElementAttributes { overrides?.applied(to: attributes) ?? attributes }

  /// Where the app wants the element to be touched, in points of the screen (LAY-350).
  package final func activationPoint(in place: LayoutNode) -> CGPoint? {
    guard isWrittenAbout, let point = writtenAttributes.activationPoint else { return nil }
    return place.map().apply(point(place.placedSize))
  }

  /// Whether the app wants the element to be touched elsewhere than in its middle.
  package final var hasActivationPoint: Bool { isWrittenAbout && writtenAttributes.activationPoint != nil }

  /// The identifier that the app wrote for the element, nil where it wrote none.
  package final var writtenIdentifier: String? { writtenAttributes.identifier }

  /// What assistive technology reads of the element on demand, without what was taken back.
  package final var writtenDetails: [(label: String, value: String, isImportant: Bool)] {
    guard isWrittenAbout else { return [] }
    return writtenAttributes.customContent.compactMap { detail in
      detail.value.map { (written(detail.label), written($0), detail.isImportant) }
    }
  }

  /// The lists by which assistive technology moves through the element, with the names of their places.
  package final var writtenRotors: [(label: String, entries: [String])] {
    guard isWrittenAbout else { return [] }
    return writtenAttributes.rotors.map { (written($0.label), $0.entries().map(written)) }
  }

  /// Whether modifiers say anything of the element, or of what lies around it and has no element.
  package final var isWrittenAbout: Bool {
    overrides != nil || attributes.identifier != nil || attributes.hasExtras
  }

  /// The texts of the element, made now if they are not up to date.
  package final var currentTexts: ElementTexts {
    if flags.contains(.needsDescription) { describeElement(host.tree) }
    return element.texts
  }

  // MARK: Node

  open override func collect(_ elements: inout [Element]) {
    if attributes.hasExtras, attributes.isHidden == true { return }
    elements.append(element)
  }

  public override final func noteStructureChange() -> Bool {
    setNeedsChildren()
    if derivesLabel { setNeedsDescription() }
    return true
  }

  open override func preference<K: PreferenceKey>(_ key: K.Type, bit: UInt64) -> K.Value? {
    containerPreference(key, bit: bit, cache: cache)
  }

  open override func contributes<K: PreferenceKey>(to key: K.Type, bit: UInt64) -> Bool {
    containerContributes(key, bit: bit)
  }

  // MARK: Layout

  /// The element is one view of the list around, with what is inside it.
  open override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    let content = childrenLayout(tree)
    if let own = layout?.own, min(own.children.count, 2) != min(content.count, 2) { layout?.setNeedsRule() }
    items.append(
      ownLayout(tree, content) { makeLayout(contentCount: content.count, old: $0.map { ElementLayout($0) })?.rule })
  }

  /// How the element is laid out around what is inside it.
  ///
  /// - Parameters:
  ///   - contentCount: The number of views inside.
  ///   - old: The layout of the last time.
  /// - Returns: The layout; nil to keep the old one.
  open func makeLayout(contentCount: Int, old: ElementLayout?) -> ElementLayout? {
    if contentCount == 0 { return old?.rule is FixedSizeLeaf ? nil : ElementLayout(FixedSizeLeaf(.zero)) }
    // A divider in it follows the stack around, and what the view says to that stack reaches it (LAY-111, LAY-148).
    if contentCount == 1 { return old?.rule is PassThroughRule ? nil : ElementLayout(PassThroughRule()) }
    return old?.rule is StackRule ? nil : ElementLayout(StackRule(horizontal: .center, isStatic: false))
  }

  /// Whether the element takes touches wherever it is, not only where something inside it does (LAY-187).
  open var takesTouches: Bool { true }

  /// Whether the view in the middle of the element takes a touch on it, and may be another one than the element (F-101).
  open var isTouchedByPlace: Bool { false }

  /// The frame of a part of the element that is an element without a node, such as the switch inside a toggle.
  ///
  /// - Parameters:
  ///   - part: The element.
  ///   - frame: The frame of the whole on the screen, in points.
  /// - Returns: Its frame on the screen; nil for a share of the whole.
  open func frame(ofPart part: Element, in frame: CGRect) -> CGRect? { nil }

  /// The frame of the element itself on the screen: that of its place; of what scrolls, the visible part, which reaches under
  /// bars (LAY-270, LAY-341).
  package final func frame(of place: LayoutNode) -> CGRect {
    if isWrittenAbout, let bounds = writtenAttributes.shapeBounds {
      return place.map().apply(bounds(place.placedSize)).snapped(scale: place.context.displayScale)
    }
    if let scroll = place.rule as? ScrollRule {
      return place.map().apply(scroll.viewport(of: place)).snapped(scale: place.context.displayScale)
    }
    return place.snappedFrame()
  }

  // MARK: Readers of bindings

  /// Marks the element for description, so that the next query sees the new value.
  open func locationDidChange() { setNeedsDescription() }
  /// Puts the node into the next update, which marks the element for description.
  open func locationWillChange() { host.invalidate(self) }
  open override func update() { setNeedsDescription() }

  // MARK: ElementSource

  package final var isElementEnabled: Bool { environment.values.isEnabled && isAvailable }

  /// Whether the control itself can be used now, `disabled(_:)` aside.
  open var isAvailable: Bool { true }

  package final func perform(_ action: ElementAction, on element: Element) -> ElementActionOutcome {
    perform(action, on: element, from: self)
  }

  /// Lets the nodes around the one that a finger meets act: that node is this one, or inside it.
  package final func perform(_ action: ElementAction, on element: Element, from start: Node) -> ElementActionOutcome {
    guard host.hasInterceptors || action.isHover else { return Self.performPlainly(action, on: element, from: start) }
    var path: [Node] = []
    var current: Node? = start
    while let node = current {
      path.append(node)
      current = node.flags.contains(.isOutOfFlow) ? nil : node.parent
    }
    guard case .hover(let place) = action else { return Self.perform(action, on: element, along: path) }
    if path.contains(where: { $0.intercept(action, on: element) != nil }) { path = [] }
    return host.service(Pointer.self).move(to: place, along: followersInside + path)
  }

  /// Lets nodes act on what was done to an element: from the outside in where one comes before all inside, then from the
  /// inside out until one acts, then those that act beside it.
  ///
  /// - Parameter path: The nodes from the innermost to the outermost.
  package static func perform(
    _ action: ElementAction, on element: Element, along path: [Node]
  ) -> ElementActionOutcome {
    for node in path.reversed() {
      if let outcome = node.intercept(action, on: element) { return outcome }
    }
    var outcome = ElementActionOutcome.unhandled
    for node in path {
      guard let answer = node.respond(to: action, on: element) else { continue }
      outcome = answer
      break
    }
    for node in path where node.accompany(action, on: element) && outcome == .unhandled { outcome = .performed }
    return outcome
  }

  /// The views inside that follow the pointer, where no element inside shows them: from the innermost to the outermost.
  private final var followersInside: [Node] {
    guard !showsChildren else { return [] }
    var found: [Node] = []
    var pending = Array(children.reversed())
    while let node = pending.popLast() {
      if node.flags.contains(.isOutOfFlow) || node.hidesContent { continue }
      if node is any PointerFollower { found.append(node) }
      pending += node.children.reversed()
    }
    return found.reversed()
  }

  private static func performPlainly(
    _ action: ElementAction, on element: Element, from start: Node
  ) -> ElementActionOutcome {
    var current: Node? = start
    while let node = current {
      if let outcome = node.respond(to: action, on: element) { return outcome }
      current = node.flags.contains(.isOutOfFlow) ? nil : node.parent
    }
    return .unhandled
  }

  open override func didUnmount() {
    element.detach()
    enclosingElement = nil
    if host.focus.node === self { host.focus.nodeDidUnmount(self) }
  }
}

extension Node {
  /// The texts of the elements below, for a label made of them, in order.
  package final func labels() -> [String] {
    var result: [String] = []
    appendLabels(to: &result)
    return result
  }

  private final func appendLabels(to result: inout [String]) {
    for child in children where !child.flags.contains(.isOutOfFlow) && !child.hidesContent {
      if let node = child as? ElementNode {
        let texts = node.currentTexts
        if node.attributes.isHidden == true { continue }
        if !texts.label.isEmpty { result.append(texts.label) }
        if texts.label.isEmpty { node.appendLabels(to: &result) }
      } else {
        child.appendLabels(to: &result)
      }
    }
  }
}

extension _ViewInputs {
  /// Makes or updates an element, and visits its content below.
  package mutating func element<N: ElementNode>(
    make: (inout _ViewInputs) -> N, update: (N) -> Void, content: @MainActor (inout _ViewInputs) -> Void
  ) {
    let isMounting = isMounting
    let node = element(make: make, update: update)
    visit(below: node, mounting: isMounting) { inner in
      inner.overrides = nil
      inner.enclosingElement = node
      content(&inner)
    }
  }

  /// Makes the node of an element, or brings the one from the last update up to date.
  ///
  /// - Returns: The element's node, which has got its attributes and is marked for description.
  @inline(__always)
  @discardableResult
  package mutating func element<N: ElementNode>(make: (inout _ViewInputs) -> N, update: (N) -> Void) -> N {
    if isMounting {
      let node = make(&self)
      node.takeSteps(layoutSteps)
      parent.children.append(node)
      cursor += 1
      return node
    }
    let node = unsafeDowncast(parent.children[cursor], to: N.self)
    cursor += 1
    node.attributes = takeAttributes()
    node.takeSteps(layoutSteps)
    update(node)
    node.setNeedsDescription()
    return node
  }
}
