import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyTime

/// Gives a view of SwiftUI's a recognizer of UIKit's, by `gesture(_:)`. Source: Apple's page "UIGestureRecognizerRepresentable".
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What lives as long as the recognizer; nothing by default.
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer, once for the identity of the view.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recognizer up to date with this value.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Acts on a movement: called with each state that the recognizer enters.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what lives as long as the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing, for values on which the recognizer does not depend.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing, for recognizers with targets of their own.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes an empty coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recognizer knows of the view that has it.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// What `makeCoordinator(converter:)` returned.
  public let coordinator: Representable.Coordinator
  /// Places of the movement in the view.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Places of a movement in the view that has the recognizer.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  private let recognizer: () -> UIGestureRecognizer?

  fileprivate init(_ recognizer: @escaping () -> UIGestureRecognizer?) { self.recognizer = recognizer }

  /// Where the movement is, in points of the view.
  public var localLocation: CGPoint { recognizer()?.location(in: nil) ?? .zero }
  /// How far the fingers have moved, for a pan; nil for other movements.
  public var localTranslation: CGPoint? {
    (recognizer() as? UIPanGestureRecognizer).map { $0.translation(in: nil) }
  }
  /// How fast the fingers are, for a pan; nil for other movements.
  public var localVelocity: CGPoint? { (recognizer() as? UIPanGestureRecognizer).map { $0.velocity(in: nil) } }
}

extension View {
  /// Answers to the movements of a recognizer of UIKit's.
  nonisolated public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
    modifier(_RecognizerModifier(representable: representable))
  }
}

public struct _RecognizerModifier<Representable: UIGestureRecognizerRepresentable> {
  let representable: Representable
  @State private var box = RecognizerBox<Representable>()

  init(representable: Representable) { self.representable = representable }
}

extension _RecognizerModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.gesture(box.gesture(of: representable))
  }
}

/// Keeps a recognizer as long as the view has its identity.
@MainActor final class RecognizerBox<Representable: UIGestureRecognizerRepresentable> {
  private var made: (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context)?

  nonisolated init() {}

  func gesture(of representable: Representable) -> AnyGesture<Void> {
    let (recognizer, context) = made ?? make(representable)
    representable.updateUIGestureRecognizer(recognizer, context: context)
    return recognizer.gesture { representable.handleUIGestureRecognizerAction(recognizer, context: context) }
  }

  private func make(
    _ representable: Representable
  ) -> (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context) {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter { [weak self] in self?.made?.recognizer }
    let context = UIGestureRecognizerRepresentableContext<Representable>(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    let new = (recognizer: representable.makeUIGestureRecognizer(context: context), context: context)
    made = new
    return new
  }
}
