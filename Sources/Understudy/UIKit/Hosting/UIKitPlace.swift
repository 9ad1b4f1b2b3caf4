@_spi(Runtime) import UnderstudyCore

/// What an object of UIKit's finds at its place among the views of SwiftUI.
struct PlaceSurroundings<Coordinator> {
  let coordinator: Coordinator
  let transaction: Transaction
  let environment: EnvironmentValues
}

/// A place among the views of SwiftUI that an object of UIKit's fills.
@MainActor protocol UIKitPlace: NodeView {
  associatedtype Made: AnyObject
  associatedtype Coordinator
  func makeCoordinator() -> Coordinator
  func make(_ surroundings: PlaceSurroundings<Coordinator>) -> Made
  func update(_ made: Made, _ surroundings: PlaceSurroundings<Coordinator>)
  static func dismantle(_ made: Made, _ coordinator: Coordinator)
  static func root(of made: Made) -> UIView
}

extension UIKitPlace {
  func makeNode(_ inputs: _ViewInputs) -> UIKitPlaceNode<Self> { UIKitPlaceNode(self, inputs) }
  func update(_ node: UIKitPlaceNode<Self>) { node.accept(self) }
}

/// Keeps the object as long as its identity lasts.
final class UIKitPlaceNode<Place: UIKitPlace>: UIViewsNode {
  private var place: Place
  private let coordinator: Place.Coordinator
  private var made: Place.Made?
  private var isVisible = false

  init(_ place: Place, _ inputs: _ViewInputs) {
    self.place = place
    coordinator = place.makeCoordinator()
    super.init(inputs)
    flags.insert(.hasLifecycle)
    raise(.containsLifecycle)
    followEnvironment()
    markDirty()
  }

  func accept(_ new: Place) {
    place = new
    markDirty()
  }

  /// The code of the app that runs here reads state as a body does.
  override func update() {
    let surroundings = PlaceSurroundings(
      coordinator: coordinator, transaction: .current, environment: environment.values)
    evaluate {
      let made = self.made ?? place.make(surroundings)
      self.made = made
      place.update(made, surroundings)
    }
    if let root { root.mirror = self }
    flags.insert(.isMounted)
    viewsDidChange()
  }

  // The context has all of the environment, so any change of it matters.
  override func environmentDidChange() {
    if host.isUpdating { markDirty() } else { host.invalidate(self) }
  }

  private var root: UIView? { made.map { Place.root(of: $0) } }
  override var roots: [UIView] { root.map { [$0] } ?? [] }
  override var isShowing: Bool { isVisible }
  override func showsElement(_ view: UIView) -> Bool { view === root || super.showsElement(view) }

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
    if let made { Place.dismantle(made, coordinator) }
    made = nil
  }
}
