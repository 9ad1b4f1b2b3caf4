import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyTime

/// A modifier of the app's that maps a view by its size, such as a shake or a flip; its place in the layout stays as it was.
///
/// An animation changes its numbers at once (SEM-136). Source: Apple's page "GeometryEffect".
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Maps the view from its own place; of a projection in perspective only what is seen from afar applies (LAY-175).
  ///
  /// - Parameter size: That of the view, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Never called: the runtime applies the effect to the content's places.
  @MainActor public func body(content: Content) -> Never {
    preconditionFailure("body(content:) should not be called on \(Self.self): the runtime applies it itself.")
  }

  @MainActor public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let map = UncheckedSendable { modifier.effectValue(size: $0).affine }
    let applied = _VisualEffectModifier { .mapped(by: map.value($0.size)) }
    _VisualEffectModifier._makeView(applied, content: content, inputs: &inputs)
  }

  /// An effect that maps the view in the same way; layouts, which it is to be hidden from, see no effect in any case.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  /// The wrapped effect's map.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The wrapped effect's numbers.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// A modifier with numbers that an animation passes through; they change at once (SEM-136).
///
/// Source: Apple's page "AnimatableModifier".
public protocol AnimatableModifier: Animatable, ViewModifier {}
