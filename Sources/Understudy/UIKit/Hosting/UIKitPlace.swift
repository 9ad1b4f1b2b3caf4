import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// What an object of UIKit's finds at its place among the views of SwiftUI.
struct PlaceSurroundings<Coordinator> {
  let coordinator: Coordinator
  let transaction: UpdateTransaction
  let environment: EnvironmentValues
}

/// A place among the views of SwiftUI that an object of UIKit's fills.
@MainActor struct UIKitPlace<Made: AnyObject, Coordinator>: NodeView {
  let makeCoordinator: () -> Coordinator
  let make: (PlaceSurroundings<Coordinator>) -> Made
  let update: (Made, PlaceSurroundings<Coordinator>) -> Void
  let dismantle: (Made, Coordinator) -> Void
  let root: (Made) -> UIView
  let sizeThatFits: (ProposedViewSize, Made, PlaceSurroundings<Coordinator>) -> CGSize?

  func makeNode(_ inputs: _ViewInputs) -> UIKitPlaceNode<Made, Coordinator> { UIKitPlaceNode(self, inputs) }
  func update(_ node: UIKitPlaceNode<Made, Coordinator>) { node.accept(self) }
}

/// Keeps the object as long as its identity lasts.
final class UIKitPlaceNode<Made: AnyObject, Coordinator>: UIViewsNode {
  private var place: UIKitPlace<Made, Coordinator>
  private let coordinator: Coordinator
  private var made: Made?
  private var isVisible = false

  init(_ place: UIKitPlace<Made, Coordinator>, _ inputs: _ViewInputs) {
    self.place = place
    coordinator = place.makeCoordinator()
    super.init(inputs)
    flags.insert(.hasLifecycle)
    raise(.containsLifecycle)
    followEnvironment()
    markDirty()
  }

  func accept(_ new: UIKitPlace<Made, Coordinator>) {
    place = new
    markDirty()
  }

  /// The code of the app that runs here reads state as a body does.
  override func update() {
    let surroundings = surroundings
    evaluate {
      let made = self.made ?? place.make(surroundings)
      self.made = made
      place.update(made, surroundings)
    }
    if let root, root.mirror !== self { root.mirror = self }
    flags.insert(.isMounted)
    viewsDidChange()
  }

  private var surroundings: PlaceSurroundings<Coordinator> {
    PlaceSurroundings(coordinator: coordinator, transaction: .current, environment: environment.values)
  }

  // The context has all of the environment, so any change of it matters.
  override func environmentDidChange() {
    if host.isUpdating { markDirty() } else { host.invalidate(self) }
  }

  private var root: UIView? { made.map { place.root($0) } }
  override var roots: [UIView] { root.map { [$0] } ?? [] }
  override var isShowing: Bool { isVisible }
  override func dismissPlace() { environment.values.dismiss() }
  override func showsElement(_ view: UIView) -> Bool { view === root || super.showsElement(view) }

  // MARK: Layout

  /// One view, in which what is hosted inside has its places.
  override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    var content = LayoutItems()
    var views: [ObjectIdentifier?] = []
    for child in children {
      if let scope = child as? ScopeNode {
        scope.appendLayoutNodes(to: &content, tree)
        views += Array(repeating: view(of: scope), count: content.nodes.count - views.count)
      } else {
        child.flags.remove(.needsLayout)
      }
    }
    items.append(ownLayout(tree, content.nodes) { _ in makeRule(views) })
  }

  private func makeRule(_ views: [ObjectIdentifier?]) -> any LayoutRule {
    guard let root else { return FillRule() }
    let sizeThatFits = { [weak self] (proposal: ProposedViewSize) -> CGSize? in
      guard let self, let made = self.made else { return nil }
      return host.session.perform { self.place.sizeThatFits(proposal, made, self.surroundings) }
    }
    return root.makeRule(sizeThatFits, views: views)
  }

  override func frame(ofRoot view: UIView) -> CGRect? {
    view === root ? host.layoutTree.placed(self)?.snappedFrame() : nil
  }
  override func shows(_ view: UIView) -> Bool { isVisible }

  override func didAppear() {
    isVisible = true
    root?.visibilityDidChange()
  }

  override func didDisappear() {
    isVisible = false
    root?.visibilityDidChange()
  }

  override func didUnmount() {
    super.didUnmount()
    if let made { place.dismantle(made, coordinator) }
    made = nil
  }
}
