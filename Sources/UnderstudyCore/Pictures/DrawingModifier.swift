import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// A modifier that changes how its view is drawn, and nothing else: it makes no node and takes no part in the layout.
///
/// On a list it goes around each entry (SEM-228).
@MainActor
package protocol DrawingModifier: PrimitiveModifier {
  /// Draws the view with what the modifier adds to it.
  ///
  /// - Parameters:
  ///   - place: Where the view is, with the environment of the modifier.
  ///   - content: Draws the view itself, with what it inherits.
  func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void)

  /// Whether another value of the modifier draws the same.
  func isEqual(to other: Self) -> Bool

  /// Whether the modifier draws as if it were not there.
  var isIdle: Bool { get }

  /// Whether what the modifier draws takes a touch (LAY-187).
  ///
  /// - Parameters:
  ///   - point: In the space of the view.
  ///   - size: That of the view.
  func takesTouch(at point: CGPoint, in size: CGSize) -> Bool

  /// Where that may be, in the space of the view, as far as it is not in the view's bounds.
  func touchBounds(in size: CGSize) -> CGRect

  /// Whether it draws over the view.
  var isInFront: Bool { get }
}

extension DrawingModifier {
  package var isIdle: Bool { false }
  package var isInFront: Bool { false }
  package func takesTouch(at point: CGPoint, in size: CGSize) -> Bool { false }
  package func touchBounds(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
}

extension DrawingModifier where Self: Equatable {
  package func isEqual(to other: Self) -> Bool { self == other }
}

extension DrawingModifier {
  @inline(__always)
  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    if modifier.isInFront { inputs.host.mayCover = true }
    let outer = inputs.layoutSteps
    if !modifier.isIdle { inputs.layoutSteps = TypedDrawingStep(modifier, inputs.environment, inside: outer) }
    Inner._makeView(content, inputs: &inputs)
    inputs.layoutSteps = outer
  }
  public static var _isDistributed: Bool { true }
  public static var _passesAttributes: Bool { true }
}

/// Something that is drawn around a layout node and is no part of the layout.
@MainActor
package protocol LayoutDecoration: AnyObject {
  /// - Parameter content: Draws what the decoration is around, with what it inherits.
  func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void)
}

/// A drawing modifier on its way to the layout node inside it.
package class DrawingStep: LayoutStep, LayoutDecoration, TouchTaking {
  let environment: EnvironmentScope

  init(_ environment: EnvironmentScope, inside outer: LayoutStep?) {
    self.environment = environment
    super.init(inside: outer)
  }

  override func makeRule(_ context: LayoutContext) -> (any LayoutRule)? { nil }

  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    content(&canvas, place.look)
  }

  /// The modifier, if it is of a type.
  package func modifier<Modifier>(as type: Modifier.Type) -> Modifier? { nil }

  package func takesTouch(at point: CGPoint, in size: CGSize) -> Bool { false }
  package func touchBounds(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
  package var isInFront: Bool { false }
}

private final class TypedDrawingStep<Modifier: DrawingModifier>: DrawingStep {
  private let modifier: Modifier

  init(_ modifier: Modifier, _ environment: EnvironmentScope, inside outer: LayoutStep?) {
    self.modifier = modifier
    super.init(environment, inside: outer)
  }

  override package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    var place = place
    place.look.values = environment.values
    modifier.draw(place, into: &canvas, content: content)
  }

  package override func modifier<Other>(as type: Other.Type) -> Other? { modifier as? Other }

  package override func takesTouch(at point: CGPoint, in size: CGSize) -> Bool {
    modifier.takesTouch(at: point, in: size)
  }

  package override func touchBounds(in size: CGSize) -> CGRect { modifier.touchBounds(in: size) }

  package override var isInFront: Bool { modifier.isInFront }

  override func hasSameModifier(as other: LayoutStep) -> Bool {
    guard let other = other as? TypedDrawingStep<Modifier> else { return false }
    return modifier.isEqual(to: other.modifier) && environment === other.environment
  }
}
