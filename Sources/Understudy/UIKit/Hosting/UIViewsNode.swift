import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements

/// A place in an app's tree that shows views of UIKit's.
///
/// What they host of SwiftUI's is a scope below this node; views that assistive technology sees are elements.
class UIViewsNode: EvaluatingNode {
  private var scopes: [ObjectIdentifier: ScopeNode] = [:]
  private var elements: [ObjectIdentifier: UIViewElementNode] = [:]
  private var isScheduled = false
  /// Where the finger of the movement under way is on the screen, in points; nil without a layout.
  final var fingerPlace: CGPoint?
  /// The number of the last touch that views were notified of.
  final var notedTouch = 0

  /// The views that are shown, from the back to the front.
  var roots: [UIView] { [] }

  /// Whether the views are in what the user sees.
  var isShowing: Bool { true }

  /// The place on the screen of a view that SwiftUI shows; nil for one that keeps the frame it is given.
  func frame(ofRoot view: UIView) -> CGRect? { nil }

  /// Whether views here show without a window.
  func shows(_ view: UIView) -> Bool { false }

  /// Closes the sheet or the page that the views are in.
  func dismissPlace() {}

  /// A view has another size of its own.
  final func sizesDidChange() { layoutRuleDidChange() }

  /// Views came, went or look different: the tree follows in the app's next update, or in the one under way.
  final func viewsDidChange() {
    guard !isScheduled else { return }
    isScheduled = true
    host.afterUpdate { [weak self] in self?.followViews() }
    host.settleInNextTurn()
  }

  /// Makes the scopes and elements what the views are now.
  final func followViews() {
    isScheduled = false
    guard !flags.contains(.isUnmounted) else { return }
    var hosts: [ObjectIdentifier: any HostedContent] = [:]
    var shown: [ObjectIdentifier: UIView] = [:]
    for root in roots { gather(root, &hosts, &shown) }
    for (identity, scope) in scopes where hosts[identity] == nil {
      close(scope)
      scopes[identity] = nil
    }
    for (identity, element) in elements where shown[identity] == nil {
      remove(element)
      elements[identity] = nil
    }
    for (identity, content) in hosts where scopes[identity] == nil {
      let scope = content.makeScope(innerInputs())
      scopes[identity] = scope
      open(scope)
    }
    for (identity, view) in shown where elements[identity] == nil {
      var inputs = innerInputs()
      let element = UIViewElementNode(view, of: self, &inputs)
      elements[identity] = element
      children.append(element)
    }
    for element in elements.values { element.viewDidChange() }
    childrenDidChange()
    layoutRuleDidChange()
  }

  /// The view that a scope is the content of.
  final func view(of scope: ScopeNode) -> ObjectIdentifier? { scopes.first { $0.value === scope }?.key }

  private func remove(_ element: UIViewElementNode) {
    guard let position = children.firstIndex(where: { $0 === element }) else { return }
    removeChildren(position..<(position + 1))
  }

  private func gather(
    _ view: UIView, _ hosts: inout [ObjectIdentifier: any HostedContent], _ shown: inout [ObjectIdentifier: UIView]
  ) {
    guard !view.isHidden else { return }
    if let content = view.hosted {
      hosts[ObjectIdentifier(view)] = content
    } else if showsElement(view) {
      shown[ObjectIdentifier(view)] = view
    }
    for child in view.subviews { gather(child, &hosts, &shown) }
  }

  /// Whether a view has its own element.
  func showsElement(_ view: UIView) -> Bool { view.isElement }

  override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    recognize(action, on: element)
  }

  /// What is hosted inside a view's element lies in that element, though its node is below this one.
  override func noteStructureChange() -> Bool {
    for element in elements.values { element.setNeedsChildren() }
    return super.noteStructureChange()
  }

  override func collect(_ elements: inout [Element]) {
    for root in roots { collect(root, &elements) }
  }

  /// Adds the elements of a view, or of what lies in it.
  final func collect(_ view: UIView, _ elements: inout [Element]) {
    guard !view.isHidden else { return }
    if let element = self.elements[ObjectIdentifier(view)] { return element.collect(&elements) }
    scopes[ObjectIdentifier(view)]?.collect(&elements)
    for child in view.subviews { collect(child, &elements) }
  }
}

/// The element of a view of UIKit's.
final class UIViewElementNode: ElementNode, PartPlacing {
  private(set) weak var view: UIView?
  private unowned let owner: UIViewsNode

  init(_ view: UIView, of owner: UIViewsNode, _ inputs: inout _ViewInputs) {
    (self.view, self.owner) = (view, owner)
    super.init(view.elementType, &inputs)
  }

  func viewDidChange() {
    setNeedsChildren()
    setNeedsDescription()
  }

  override var alwaysCollects: Bool { true }

  /// Where the view is on the screen.
  func place(in root: UIView) -> CGRect? {
    guard let view, let whole = owner.frame(ofRoot: root) else { return nil }
    return view === root ? whole : root.arrangement(in: whole)[ObjectIdentifier(view)] ?? whole
  }

  override func describe(_ content: inout ElementContent) {
    guard let view else { return }
    content.texts.identifier = view.accessibilityIdentifier ?? ""
    content.texts.label = view.accessibilityLabel ?? view.shownText ?? ""
    content.texts.value = view.accessibilityValue ?? ""
  }

  /// A view that consists of views of SwiftUI's leaves touches to what lies in its middle.
  override func respond(to action: ElementAction, on element: Element) -> ElementActionOutcome? {
    guard view is any ViewWithElementType, let frame = partFrame(of: self.element) else { return nil }
    var node = host.touchedNode(at: CGPoint(x: frame.midX, y: frame.midY))
    while let current = node, current !== self, current !== owner {
      if let outcome = current.respond(to: action, on: element) { return outcome }
      node = current.parent
    }
    return nil
  }

  func partFrame(of element: Element) -> CGRect? {
    guard element === self.element else { return nil }
    return owner.roots.first.flatMap { place(in: $0) }
  }

  override func collectChildren(_ elements: inout [Element]) {
    for child in view?.subviews ?? [] { owner.collect(child, &elements) }
  }
}
