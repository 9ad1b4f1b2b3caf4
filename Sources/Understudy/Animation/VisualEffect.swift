import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Changes how the view looks by its place on the screen. Its frame follows, and no other view makes room (LAY-181).
  ///
  /// - Parameter effect: Gets the size and place that the view has without the effect; runs after a layout in which what it
  ///   reads has changed.
  nonisolated public consuming func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._geometry }) }
}

public struct _VisualEffectModifier {
  let evaluate: @Sendable (GeometryProxy) -> _VisualGeometry
}

extension _VisualEffectModifier: ViewModifier, EntryModifier {
  package typealias AppliedNode = VisualEffectNode
}

/// Calls the closure of an effect when what it reads of the layout has changed, and moves the view as it says.
package final class VisualEffectNode: ValueNode<_VisualEffectModifier>, GeometryListener {
  private let place = GeometryPlace()
  private var isEvaluated = false
  private var geometry = _VisualGeometry()

  deinit { place.end() }

  package override func didMake() {
    place.begin(self)
    host.mayCover = true
    host.layoutTree.addListener(self)
  }

  package override func accept(_ new: _VisualEffectModifier) {
    super.accept(new)
    isEvaluated = false
    host.layoutTree.notifyOnce(self)
  }

  package var layoutDependency: LayoutDependency { place.dependsOnSizeAlone ? .size : .layout }

  package func layoutDidUpdate(_ place: LayoutNode?) -> Bool {
    if isEvaluated, self.place.isUnchanged(place) { return false }
    isEvaluated = true
    self.place.forgetReads()
    let new = self.place.noteReads { host.updatingViews { modifier.evaluate(GeometryProxy(self.place)) } }
    guard new != geometry else { return false }
    geometry = new
    place?.setRule(geometry.rule)
    return true
  }

  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    appendMarkedLayout(to: &items, tree) { geometry.rule }
  }

  package override func didUnmount() {
    super.didUnmount()
    host.layoutTree.removeListener(self)
  }
}

/// Where an effect moves a view, the innermost step first.
public struct _VisualGeometry: Equatable, Sendable {
  private var steps: [EffectRule.Effect] = []

  fileprivate init() {}

  static func mapped(by transform: CGAffineTransform) -> Self { Self().after(.map(AffineMap(transform))) }

  fileprivate func after(_ step: EffectRule.Effect) -> Self {
    var result = self
    result.steps.append(step)
    return result
  }

  fileprivate var rule: any LayoutRule { steps.isEmpty ? PassThroughRule() : EffectRule(.several(steps)) }
}

/// A change of how a view looks, and of where it is, that leaves the layout around it alone.
public protocol VisualEffect: Sendable, Animatable {
  var _geometry: _VisualGeometry { get }
}

extension VisualEffect {
  public var _geometry: _VisualGeometry { _VisualGeometry() }

  private func moved(_ step: EffectRule.Effect) -> _MovingEffect { _MovingEffect(_geometry: _geometry.after(step)) }
}

/// The view as it is.
public struct EmptyVisualEffect: VisualEffect { public init() {} }

/// The view at another place, in another size, or turned.
public struct _MovingEffect: VisualEffect {
  public let _geometry: _VisualGeometry
}

extension VisualEffect {
  /// Moves the view, with its element's frame, by a distance in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { moved(.offset(offset)) }
  /// Moves the view along each axis, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    moved(.offset(CGSize(width: x, height: y)))
  }
  /// Scales the view by a factor for each axis, around an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    moved(.scale(x: scale.width, y: scale.height, anchor: anchor))
  }
  /// Scales the view by one factor for both axes, around an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    moved(.scale(x: scale, y: scale, anchor: anchor))
  }
  /// Scales the view by separate factors, both 1 by default.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    moved(.scale(x: x, y: y, anchor: anchor))
  }
  /// Turns the view around an anchor: the frame of its element is the box around it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    moved(.rotation(angle.radians, anchor: anchor))
  }
  /// Turns the view in space, without perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { moved(.linear(.turned(angle, axis), anchor: anchor)) }
  /// Maps the view's points to others.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { moved(.map(AffineMap(transform))) }
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
