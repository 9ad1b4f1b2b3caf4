import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

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
  /// The size for a proposal (LAY-246); nil, as by default, for that of the view's `intrinsicContentSize`.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
  /// Makes what lives as long as the controller, before it.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing: the controller is released once its identity is gone.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// The place of the controller's view; the runtime makes the controller when it is shown.
  public var body: some View {
    UIKitPlace(
      makeCoordinator: makeCoordinator, make: { makeUIViewController(context: Context($0)) },
      update: { updateUIViewController($0, context: Context($1)) },
      dismantle: { Self.dismantleUIViewController($0, coordinator: $1) }, root: { $0.view },
      sizeThatFits: { sizeThatFits($0, uiViewController: $1, context: Context($2)) })
  }
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
  public let transaction: UpdateTransaction
  /// The environment at the controller's place. Any change of it updates the controller.
  public let environment: EnvironmentValues

  init(_ surroundings: PlaceSurroundings<Representable.Coordinator>) {
    coordinator = surroundings.coordinator
    transaction = surroundings.transaction
    environment = surroundings.environment
  }
}
