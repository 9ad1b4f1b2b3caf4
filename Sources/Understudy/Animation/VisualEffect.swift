import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Changes how the view looks by its place on the screen.
  ///
  /// - Parameter effect: Gets the size and place of the view; runs after each layout. What it returns is nothing that the
  ///   element tree shows.
  nonisolated public consuming func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { _ = effect(EmptyVisualEffect(), $0) }) }
}

public struct _VisualEffectModifier {
  let evaluate: @Sendable (GeometryProxy) -> Void
}

extension _VisualEffectModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = VisualEffectNode
}

/// Calls the closure of an effect when what it reads of the layout has changed.
package final class VisualEffectNode: ValueNode<_VisualEffectModifier>, GeometryListener {
  private let place = GeometryPlace()
  private var isEvaluated = false

  deinit { place.end() }

  package override func didMake() {
    place.begin(self)
    host.layoutTree.addListener(self)
  }

  package override func accept(_ new: _VisualEffectModifier) {
    super.accept(new)
    isEvaluated = false
  }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    if isEvaluated, self.place.isUnchanged(place) { return false }
    isEvaluated = true
    self.place.forgetReads()
    host.updatingViews { modifier.evaluate(GeometryProxy(self.place)) }
    return false
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    appendMarkedLayout(to: &items, tree)
  }

  package override func didUnmount() {
    super.didUnmount()
    host.layoutTree.removeListener(self)
  }
}

/// A change of how a view looks that leaves its place and size alone.
public protocol VisualEffect: Sendable, Animatable {}

/// The view as it is.
public struct EmptyVisualEffect: VisualEffect { public init() {} }

extension VisualEffect {
  /// Moves the drawing by a distance in points; the frame that tests read stays where it is.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Moves the drawing along each axis, in points, without effect on the frame of the element.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Scales the drawing by a factor for each axis; the element keeps its size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Scales the drawing by one factor for both axes; the element keeps its size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Scales the drawing by separate factors, both 1 by default; the element keeps its size.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Turns the drawing around an anchor; a tap still finds the element at its place.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Turns the drawing in space, with a perspective that only a screen would show.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Draws in changed coordinates; the coordinates of the element stay the same.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  /// Blurs the drawing by a radius in points; the texts of the element stay readable for tests.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Brightens the drawing; an amount of 0 leaves it unchanged. Pictures do not show it.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes the contrast of the drawing, which the element tree does not show.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Takes the color out of the drawing: 0 leaves all of it, 1 none. Elements have no color.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Turns all colors of the drawing on the color wheel; elements have no color.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Makes the drawing transparent; the element stays in the tree, even at 0.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Changes how strong the colors of the drawing are; elements have no color.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}
