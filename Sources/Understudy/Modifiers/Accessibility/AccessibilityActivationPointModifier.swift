import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// The point at which the element is touched, in place of the middle of its visible part (LAY-342, LAY-350).
  ///
  /// - Parameters:
  ///   - activationPoint: The point, relative to the view's size.
  ///   - isEnabled: Whether the point applies.
  nonisolated public consuming func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool = true
  ) -> some View {
    var place = _AccessibilityPlaceModifier()
    if isEnabled {
      place.activationPoint = { CGPoint(x: activationPoint.x * $0.width, y: activationPoint.y * $0.height) }
    }
    return modifier(place)
  }

  /// The point at which the element is touched, wherever the middle of its visible part is (LAY-342, LAY-350).
  ///
  /// - Parameters:
  ///   - activationPoint: The point, in points from the view's top left.
  ///   - isEnabled: Whether the point applies.
  nonisolated public consuming func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool = true
  ) -> some View {
    var place = _AccessibilityPlaceModifier()
    if isEnabled { place.activationPoint = { _ in activationPoint } }
    return modifier(place)
  }
}

/// Says where the element inside it is, by the size of its view.
public struct _AccessibilityPlaceModifier: Sendable {
  var activationPoint: (@Sendable (CGSize) -> CGPoint)?
  var shapeBounds: (@Sendable (CGSize) -> CGRect)?

  init() {}
}

extension _AccessibilityPlaceModifier: ViewModifier, AttributeModifier {
  package func apply(to attributes: inout ElementAttributes) {
    if attributes.activationPoint == nil, let activationPoint { attributes.activationPoint = activationPoint }
    if attributes.shapeBounds == nil, let shapeBounds { attributes.shapeBounds = shapeBounds }
  }
}
