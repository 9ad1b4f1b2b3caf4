import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// Shows a view of UIKit's among those of SwiftUI.
///
/// The view is made once for the identity and updated when this value, or state that the update reads, changes. It is not drawn: it
/// is an element with its accessibility identifier, label and value, as are the views in it that have one.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What lives as long as the view, such as its delegate; nothing by default.
  associatedtype Coordinator = Void
  /// The context that the methods of this type get.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; ``updateUIView(_:context:)`` follows.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date with this value.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Runs when the view's identity is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size for a proposal (LAY-246); nil, as by default, for that of the view's `intrinsicContentSize`.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Makes what lives as long as the view, before it.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing: the view is released once its identity is gone.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Leaves the size to the view.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  /// The place of the view; the runtime makes it when it is shown.
  public var body: some View {
    UIKitPlace(
      makeCoordinator: makeCoordinator, make: { makeUIView(context: Context($0)) },
      update: { updateUIView($0, context: Context($1)) },
      dismantle: { Self.dismantleUIView($0, coordinator: $1) }, root: { $0 },
      sizeThatFits: { sizeThatFits($0, uiView: $1, context: Context($2)) })
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes an empty coordinator, for types that declare none.
  public func makeCoordinator() {}
}

/// What a view that is shown among those of SwiftUI knows of its place.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What `makeCoordinator()` returned; it stays the same until the view's identity is gone.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update under way.
  public let transaction: UpdateTransaction
  /// The environment at the view's place. Any change of it updates the view.
  public let environment: EnvironmentValues

  init(_ surroundings: PlaceSurroundings<Representable.Coordinator>) {
    coordinator = surroundings.coordinator
    transaction = surroundings.transaction
    environment = surroundings.environment
  }
}
