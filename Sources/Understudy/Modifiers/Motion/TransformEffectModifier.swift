import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Maps the view, with its element's frame, by a transform, and leaves its place in the layout as it was (LAY-175).
  nonisolated public consuming func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}

public struct _TransformEffect: Equatable, Sendable {
  let transform: CGAffineTransform
}

extension _TransformEffect: ViewModifier, LayoutModifier {
  package var mayCover: Bool { true }
  package func makeRule(_ context: LayoutContext) -> any LayoutRule {
    EffectRule(.map(AffineMap(transform)))
  }
}

extension AffineMap {
  init(_ transform: CGAffineTransform) {
    self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}
