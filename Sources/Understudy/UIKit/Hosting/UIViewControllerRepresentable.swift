@_spi(Runtime) import UnderstudyCore

/// Shows a controller of UIKit's, with its view, among the views of SwiftUI, as ``UIViewRepresentable`` shows a view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What lives as long as the controller, such as its delegate; nothing by default.
  associatedtype Coordinator = Void
  /// The context that the methods of this type get.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; ``updateUIViewController(_:context:)`` follows.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date with this value.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Runs when the controller's identity is gone.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what lives as long as the controller, before it.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing: the controller is released once its identity is gone.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public var body: some View { UIViewControllerPlace(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes an empty coordinator, for types that declare none.
  public func makeCoordinator() {}
}

/// What a controller that is shown among the views of SwiftUI knows of its place.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What `makeCoordinator()` returned; it stays the same until the controller's identity is gone.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update under way.
  public let transaction: Transaction
  /// The environment at the controller's place. Any change of it updates the controller.
  public let environment: EnvironmentValues
}

private struct UIViewControllerPlace<Representable: UIViewControllerRepresentable>: UIKitPlace {
  let representable: Representable

  func makeCoordinator() -> Representable.Coordinator { representable.makeCoordinator() }

  private func context(_ surroundings: PlaceSurroundings<Representable.Coordinator>) -> Representable.Context {
    Representable.Context(
      coordinator: surroundings.coordinator, transaction: surroundings.transaction,
      environment: surroundings.environment)
  }

  func make(_ surroundings: PlaceSurroundings<Representable.Coordinator>) -> Representable.UIViewControllerType {
    representable.makeUIViewController(context: context(surroundings))
  }

  func update(
    _ made: Representable.UIViewControllerType, _ surroundings: PlaceSurroundings<Representable.Coordinator>
  ) {
    representable.updateUIViewController(made, context: context(surroundings))
  }

  static func dismantle(_ made: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator) {
    Representable.dismantleUIViewController(made, coordinator: coordinator)
  }

  static func root(of made: Representable.UIViewControllerType) -> UIView { made.view }
}
