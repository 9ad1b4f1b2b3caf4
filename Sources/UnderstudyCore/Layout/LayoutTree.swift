import Foundation
import UnderstudyElements
import UnderstudyLayout

/// The layout of a running app: made from the nodes when something asks for a place, and brought up to date when something
/// asks again.
@_spi(Runtime) @MainActor
public final class LayoutTree {
  private unowned let host: Host
  package let context = LayoutContext()
  /// Whether positions are mirrored where the nodes are made now (LAY-012).
  package private(set) var isRightToLeft = false
  /// Whether every node is asked for its rule again: values of the environment have changed, or the screen.
  private(set) var looksAtAll = false
  private var mustLookAtAll = true
  private var roots: [Root] = []
  var listeners = GeometryListeners()
  /// Whether nodes of a type place what is inside them: to ask each node would take longer than the rest.
  private var partPlacingTypes: [ObjectIdentifier: Bool] = [:]

  /// Something that fills a part of the screen: the window's content, a sheet.
  private struct Root {
    let node: Node
    let layout: LayoutNode
  }

  init(_ host: Host) {
    self.host = host
    context.report = { [weak host] text in
      guard let host else { return }
      assumeMain { host.log(.layout, text, at: nil) }
    }
  }

  /// Makes a layout node in this tree.
  package func makeNode(_ rule: any LayoutRule, _ children: [LayoutNode] = []) -> LayoutNode {
    let node = LayoutNode(rule, children, in: context)
    node.isRightToLeft = isRightToLeft
    return node
  }

  /// Makes what `body` makes in a direction of reading.
  package func withDirection(isRightToLeft direction: Bool, _ body: () -> Void) {
    let outer = isRightToLeft
    isRightToLeft = direction
    body()
    isRightToLeft = outer
  }

  /// Has every node asked for its rule again.
  package func environmentDidChange() { mustLookAtAll = true }

  /// The screen as the device is held.
  package var screen: ScreenGeometry {
    host.device.screen ?? host.screenProfile.geometry(isLandscape: host.device.isLandscape)
  }

  /// The size that the window's content has where nothing is proposed to it.
  package var idealSize: CGSize {
    refresh()
    return roots.first?.layout.children.first?.size(in: .unspecified) ?? .zero
  }

  // MARK: Bringing up to date

  /// Brings the layout nodes up to date with the nodes. Views must not be updated meanwhile.
  package func refresh() {
    guard host.root.flags.contains(.needsLayout) || mustLookAtAll else { return }
    looksAtAll = mustLookAtAll
    mustLookAtAll = false
    host.root.flags.remove(.needsLayout)
    isRightToLeft = host.root.environment.values.layoutDirection == .rightToLeft
    context.displayScale = screen.displayScale
    var current: [Root] = []
    let window = root(of: host.root.window, of: screen.size, safeArea: screen.safeArea)
    current.append(window)
    for presentation in host.presentations.presented where presentation.kind == .cover {
      current.append(root(of: presentation))
    }
    roots = current
    looksAtAll = false
  }

  private func root(of node: Node, of size: CGSize, at origin: CGPoint = .zero, safeArea: EdgeInsets) -> Root {
    var items = LayoutItems()
    if node === host.root.window {
      node.flags.remove(.needsLayout)
      node.appendChildrenLayout(to: &items, self)
    } else {
      node.appendLayoutNodes(to: &items, self)
    }
    let content = items.nodes
    let rule = RootRule(SafeAreaInsets(container: safeArea))
    let layout: LayoutNode
    if let known = roots.first(where: { $0.node === node })?.layout {
      layout = known
      if looksAtAll { layout.setRule(rule) }
      layout.setContent(content, self)
    } else {
      layout = makeNode(rule)
      layout.setContent(content, self)
    }
    let placement = Placement(origin, LayoutBounds(size))
    if layout.placement != placement { layout.place(placement) }
    return Root(node: node, layout: layout)
  }

  private func root(of presentation: Presentation) -> Root {
    let frame = presentation.frame(on: screen)
    let insets = EdgeInsets(
      top: frame.minY > 0 ? 0 : screen.safeArea.top, leading: screen.safeArea.leading,
      bottom: screen.safeArea.bottom, trailing: screen.safeArea.trailing)
    return root(of: presentation.node, of: frame.size, at: frame.origin, safeArea: insets)
  }

  // MARK: Reading

  /// The node's own layout node, as far as it is laid out on the screen.
  ///
  /// Brings the layout up to date, unless views are updated now: code of the app that asks then gets the last layout.
  package func placed(_ node: Node) -> LayoutNode? {
    if !Host.isUpdatingViews { refresh() }
    guard let own = node.layout?.own else { return nil }
    return isOnScreen(own) ? own : nil
  }

  /// The frame of an element on the screen, on whole pixels (LAY-022, LAY-340); nil where nothing lays it out.
  func frame(of element: Element) -> ElementFrame? {
    guard let frame = partFrame(of: element) ?? ownFrame(of: element) else { return nil }
    return frame.width > 0 && frame.height > 0 ? ElementFrame(frame) : nil
  }

  /// The frame of an element with a node, or the one that the nearest such element around gives its part.
  private func ownFrame(of element: Element) -> CGRect? {
    var outer: Element? = element
    while let current = outer {
      if let node = current.source as? ElementNode, node.element === current {
        guard let place = placed(node) else { return nil }
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

  // MARK: Drawing

  /// The layout of the window and of the sheets and covers in front of it, each with the environment of its content.
  var drawnRoots: [(layout: LayoutNode, values: EnvironmentValues)] {
    roots.map { root in
      let values = (root.node as? ScopeNode)?.scope.values ?? host.root.environment.values
      return (root.layout, values)
    }
  }

  private func isOnScreen(_ node: LayoutNode) -> Bool {
    var top = node
    while let parent = top.parent { top = parent }
    return roots.contains { $0.layout === top }
  }
}

extension LayoutNode {
  /// Gives a root its content: several views of a root stand one below the other, as in a stack.
  @MainActor fileprivate func setContent(_ content: [LayoutNode], _ tree: LayoutTree) {
    if content.count > 1 {
      if let stack = children.first, stack.rule is StackRule, stack.children.elementsEqual(content, by: ===) { return }
      setChildren([tree.makeNode(StackRule(vertical: .center), content)])
    } else if !children.elementsEqual(content, by: ===) {
      setChildren(content)
    }
  }
}

extension Host {
  /// The layout of the app, made with the first question.
  package var layoutTree: LayoutTree {
    if let knownLayoutTree { return knownLayoutTree }
    let made = LayoutTree(self)
    knownLayoutTree = made
    return made
  }

  /// The screen that the profile's size names; one of another size has the safe area of the usual iPhone.
  var screenProfile: ScreenProfile { ScreenProfile.ofSize(configuration.profile.screenSize) }
}

extension ElementFrame {
  init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }
}
