import Foundation
import UnderstudyElements
import UnderstudyLayout
import UnderstudyTime

/// The layout of a running app: made from the nodes when something asks for a place, and brought up to date when something
/// asks again.
@_spi(Runtime) @MainActor
public final class LayoutTree {
  private unowned let host: Host
  // Nonisolated for the deinitialiser.
  package nonisolated(unsafe) let context = LayoutContext()
  /// Whether positions are mirrored where the nodes are made now (LAY-012).
  @exclusivity(unchecked) package private(set) var isRightToLeft = false
  /// Whether every node is asked for its rule again: values of the environment have changed, or the screen.
  @exclusivity(unchecked) private(set) var looksAtAll = false
  private var mustLookAtAll = true
  private var mustLookAtRoots = false
  /// What has to be made again with the next question.
  var stale = StaleLayouts()
  private(set) var roots: [Root] = []
  /// The roots of the last time, while new ones are made.
  private var formerRoots: [Root] = []
  @exclusivity(unchecked) var stackRules = StackRules()
  var listeners = GeometryListeners()
  /// The state of the layout that listeners were notified of last.
  var notifiedGeneration: UInt32?
  var pursuits: [any LayoutPursuit] = []
  /// Whether nodes of a type place what is inside them: to ask each node would take longer than the rest.
  private var partPlacingTypes: [ObjectIdentifier: Bool] = [:]

  /// Something that fills a part of the screen: the window's content, a sheet.
  struct Root {
    let node: Node
    let layout: LayoutNode
    let safeArea: SafeAreaInsets
  }

  init(_ host: Host) {
    self.host = host
    // Weak references would make each use of the tree slower.
    context.report = { [unowned(unsafe) self] text, node in
      nonisolated(unsafe) let owner = node.nearestOwner
      assumeMain { self.host.log(.layout, text, at: owner as? Node) }
    }
  }

  deinit {
    context.report = { _, _ in }
    context.stopFollowingSizes()
  }

  /// Makes a layout node in this tree.
  package func makeNode(_ rule: any LayoutRule, _ children: [LayoutNode] = []) -> LayoutNode {
    LayoutNode(rule, children, in: context, isRightToLeft: isRightToLeft)
  }

  /// Makes what `body` makes in a direction of reading.
  package func withDirection(isRightToLeft direction: Bool, _ body: () -> Void) {
    let outer = isRightToLeft
    isRightToLeft = direction
    body()
    isRightToLeft = outer
  }

  /// Makes the app update once, if only to notify those that depend on the layout.
  package func requestUpdate() { host.enqueueChange {} }

  /// Has every node asked for its rule again.
  package func environmentDidChange() { mustLookAtAll = true }

  /// What fills the screen, or a part of it, may have other content.
  func rootsDidChange() { mustLookAtRoots = true }

  /// The screen as the device is held.
  package var screen: ScreenGeometry { host.device.geometry }

  // MARK: Bringing up to date

  /// Brings the layout nodes up to date with the nodes. Views must not be updated meanwhile.
  package func refresh() {
    update()
    if let field = host.focus.takeUnrevealed(), let place = placed(field) {
      host.scrollToVisible(place, updates: false)
      update()
    }
    if let element = host.revealing.takePending(), let anchor = anchor(of: element) {
      host.scrollToVisible(anchor.layout, updates: false)
      update()
    }
  }

  private func update() {
    guard isStale else { return }
    looksAtAll = mustLookAtAll
    mustLookAtAll = false
    isRightToLeft = host.root.environment.values.layoutDirection == .rightToLeft
    context.displayScale = screen.displayScale
    context.keyboardTop = host.focus.keyboardFrame?.minY
    // Making one may show that another, which was made before, has to be made again; after these passes with the next question.
    for _ in 0..<ProgressLimits.rounds where looksAtAll || mustLookAtRoots || !stale.isEmpty {
      if !looksAtAll { makeStaleLayouts() }
      mustLookAtRoots = false
      makeRoots()
      looksAtAll = false
    }
  }

  /// Whether the layout nodes may not be what the nodes give.
  var isStale: Bool { mustLookAtMore || !stale.isEmpty }

  /// Whether more than single nodes may lie elsewhere.
  var mustLookAtMore: Bool { mustLookAtRoots || mustLookAtAll }

  /// Makes what is stale again, the innermost first, and what is around it where that gets other layout nodes.
  private func makeStaleLayouts() {
    while let layout = stale.popDeepest() {
      let isOther = layout.mustBeMade && layout.remake(self)
      layout.mustBeMade = false
      layout.node.flags.remove(.needsLayout)
      passOn(isOther, from: layout.node)
    }
  }

  /// Notes a change in the nearest node around that has layout nodes; what lies between passes them on.
  private func passOn(_ isOther: Bool, from node: Node) {
    var current = node.parent
    while let outer = current {
      if let layout = outer.layout, layout.hasResult {
        return stale.insert(layout, mustBeMade: isOther || outer.readsLayoutInside)
      }
      outer.flags.remove(.needsLayout)
      current = outer.parent
    }
    mustLookAtRoots = true
  }

  private func makeRoots() {
    host.root.flags.remove(.needsLayout)
    formerRoots = roots
    roots = [root(of: host.root.window, in: host.root.window.givenFrame)]
    for presentation in host.presentations.presented {
      if presentation.kind == .cover {
        roots.append(root(of: presentation.node, in: presentation.frame(on: screen)))
      } else if let overlay = presentation.node as? any OverlayContainer, let content = overlay.laidOutContent {
        roots.append(root(of: content, in: overlay))
      }
    }
    for root in formerRoots where !roots.contains(where: { $0.layout === root.layout }) { root.layout.leaveScreen() }
    formerRoots = []
  }

  /// The window, which has no safe area of its own where it is not the screen.
  private func root(of window: Node, in frame: CGRect?) -> Root {
    guard let frame else { return root(of: window, in: screen.bounds) }
    let root = layoutRoot(of: window, safeArea: SafeAreaInsets())
    root.layout.move(to: Placement(frame.origin, LayoutBounds(frame.size)))
    return root
  }

  /// Something that fills a part of the screen, with the parts of the screen's safe area that it touches.
  private func root(of node: Node, in frame: CGRect) -> Root {
    let screen = screen
    let container = EdgeInsets(
      top: frame.minY > 0 ? 0 : screen.safeArea.top, leading: frame.minX > 0 ? 0 : screen.safeArea.leading,
      bottom: frame.maxY < screen.size.height ? 0 : screen.safeArea.bottom,
      trailing: frame.maxX < screen.size.width ? 0 : screen.safeArea.trailing)
    let covered = context.keyboardTop.map { min(max(frame.maxY - $0, 0), frame.height) } ?? 0
    let keyboard = EdgeInsets(top: 0, leading: 0, bottom: covered, trailing: 0)
    let root = layoutRoot(of: node, safeArea: SafeAreaInsets(container: container, keyboard: keyboard))
    root.layout.move(to: Placement(frame.origin, LayoutBounds(frame.size)))
    return root
  }

  /// The content of an overlay, which is as large as it wants to be.
  private func root(of node: Node, in overlay: any OverlayContainer) -> Root {
    let root = layoutRoot(of: node, safeArea: SafeAreaInsets())
    let frame = overlay.contentFrame(of: root.layout.size(in: .unspecified), on: screen)
    root.layout.move(to: Placement(frame.origin, LayoutBounds(frame.size)))
    return root
  }

  private func layoutRoot(of node: Node, safeArea: SafeAreaInsets) -> Root {
    var items = LayoutItems()
    if node === host.root.window {
      node.flags.remove(.needsLayout)
      node.appendChildrenLayout(to: &items, self)
    } else {
      node.appendLayoutNodes(to: &items, self)
    }
    let content = items.nodes
    let known = formerRoots.first { $0.node === node }
    let layout = known?.layout ?? makeNode(RootRule(safeArea))
    if let known, looksAtAll || known.safeArea != safeArea { layout.setRule(RootRule(safeArea)) }
    layout.setContent(content, self)
    layout.enterScreen()
    return Root(node: node, layout: layout, safeArea: safeArea)
  }

  // MARK: Reading

  /// The size that a node's views answer to a proposal, whether they are on the screen or not.
  package func size(of node: Node, in proposal: ProposedViewSize) -> CGSize {
    refresh()
    var items = LayoutItems()
    node.appendLayoutNodes(to: &items, self)
    guard items.count > 1 else { return items.nodes.first?.size(in: proposal) ?? .zero }
    // Several views stand one below the other, as at the root (LAY-009).
    if let stack = items.nodes[0].parent, stack.rule is StackRule { return stack.size(in: proposal) }
    return makeNode(StackRule(vertical: .center), items.nodes).size(in: proposal)
  }

  /// The node's own layout node, as far as it is laid out on the screen.
  ///
  /// Brings the layout up to date, unless views are updated now: code of the app that asks then gets the last layout.
  package func placed(_ node: Node) -> LayoutNode? {
    if !Host.isUpdatingViews { refresh() }
    guard let own = node.layout?.own else { return nil }
    return own.isOnScreen ? own : nil
  }

  /// The frame of an element on the screen, on whole pixels (LAY-022, LAY-340); nil where nothing lays it out.
  func frame(of element: Element) -> ElementFrame? {
    guard let frame = partFrame(of: element) ?? ownFrame(of: element) else { return nil }
    return frame.width.isFinite && frame.height.isFinite ? ElementFrame(frame) : nil
  }

  /// The frame of an element with a node, or the one that the nearest such element around gives its part.
  private func ownFrame(of element: Element) -> CGRect? {
    var outer: Element? = element
    while let current = outer {
      if let node = current.source as? ElementNode, node.element === current {
        guard let place = placed(node) else { return nil }
        if current !== element, let part = (node as? any PartLaying)?.layout(ofPart: element, in: place) {
          return part.snappedFrame()
        }
        let whole = node.frame(of: place)
        return current === element ? whole : node.frame(ofPart: element, in: whole)
      }
      outer = current.parent
    }
    return nil
  }

  /// The frame that a bar or a row gives an element inside it.
  private func partFrame(of element: Element) -> CGRect? {
    var outer: Element? = element
    while let current = outer {
      if let source = current.source, isPartPlacing(type(of: source)), let placer = source as? any PartPlacing,
        let frame = placer.partFrame(of: element)
      {
        return frame
      }
      outer = current.parent
    }
    return nil
  }

  private func isPartPlacing(_ type: Any.Type) -> Bool {
    if let known = partPlacingTypes[ObjectIdentifier(type)] { return known }
    let isPlacing = type is any PartPlacing.Type
    partPlacingTypes[ObjectIdentifier(type)] = isPlacing
    return isPlacing
  }

  /// The frame on the screen of something that is presented.
  package func rootFrame(of node: Node) -> CGRect? {
    roots.first { $0.node === node }?.layout.snappedFrame()
  }

  /// The size that the window's content has where nothing is proposed to it.
  package var idealSize: CGSize { contentSize(in: .unspecified) }

  /// The size that the window's content has for a proposal.
  package func contentSize(in proposal: ProposedViewSize) -> CGSize {
    refresh()
    return roots.first?.layout.children.first?.size(in: proposal) ?? .zero
  }

  // MARK: Drawing

  /// The layout of the window and of the sheets and covers in front of it, each with the environment of its content.
  var drawnRoots: [(layout: LayoutNode, values: EnvironmentValues, grip: SheetGrip)] {
    roots.map { root in
      let scope = root.node as? ScopeNode
      let grip = scope?.preference(SheetGripKey.self, bit: host.preferenceBit(of: SheetGripKey.self))
      return (root.layout, scope?.scope.values ?? host.root.environment.values, grip ?? SheetGrip())
    }
  }
}

extension LayoutNode {
  /// The node of a view that this is the layout of, or the one around.
  fileprivate var nearestOwner: AnyObject? {
    var place: LayoutNode? = self
    while let current = place {
      if let node = current.owner as? Node { return node }
      place = current.parent
    }
    return nil
  }

  fileprivate func move(to new: Placement) {
    if placement != new { place(new) }
  }

  /// Gives a root its content: several views of a root stand one below the other, as in a stack.
  @MainActor fileprivate func setContent(_ content: [LayoutNode], _ tree: LayoutTree) {
    if content.count > 1 {
      if let stack = children.first, stack.rule is StackRule, stack.isAround(content) { return }
      setChildren([tree.makeNode(StackRule(vertical: .center), content)])
    } else if !isAround(content) {
      setChildren(content)
    }
  }
}

extension Host {
  /// The layout of the app, made with the first question.
  package var layoutTree: LayoutTree {
    if !revealing.isLooking { revealing.isLayoutRead = true }
    if let knownLayoutTree { return knownLayoutTree }
    let made = LayoutTree(self)
    knownLayoutTree = made
    return made
  }
}

extension CGRect {
  init(_ frame: ElementFrame) { self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }
}

extension ElementFrame {
  init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }
}
