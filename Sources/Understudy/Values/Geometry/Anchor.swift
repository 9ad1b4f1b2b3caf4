import Foundation

/// A place in a view that another view can ask for in its own terms. No layout runs: it is zero (SEM-227).
public struct Anchor<Value> {
  let value: Value

  /// Which place of a view an anchor stands for.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Equatable where Value: Equatable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Self { Self(value: .zero) }

  /// A rectangle in the view, which resolves to the zero rectangle here.
  public static func rect(_ rect: CGRect) -> Self { Self(value: .zero) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view, which resolves to the origin here.
  public static func point(_ point: CGPoint) -> Self { Self(value: .zero) }

  /// A point in fractions of the view's size, which resolves to the origin here.
  public static func unitPoint(_ point: UnitPoint) -> Self { Self(value: .zero) }
  /// The center of the view, which resolves to the origin here.
  public static var center: Self { Self(value: .zero) }
  /// The center of the leading side, which resolves to the origin here.
  public static var leading: Self { Self(value: .zero) }
  /// The center of the trailing side, which resolves to the origin here.
  public static var trailing: Self { Self(value: .zero) }
  /// The center of the top, which resolves to the origin here.
  public static var top: Self { Self(value: .zero) }
  /// The center of the bottom, which resolves to the origin here.
  public static var bottom: Self { Self(value: .zero) }
  /// The top leading corner, which resolves to the origin here.
  public static var topLeading: Self { Self(value: .zero) }
  /// The top trailing corner, which resolves to the origin here.
  public static var topTrailing: Self { Self(value: .zero) }
  /// The bottom leading corner, which resolves to the origin here.
  public static var bottomLeading: Self { Self(value: .zero) }
  /// The bottom trailing corner, which resolves to the origin here.
  public static var bottomTrailing: Self { Self(value: .zero) }
}

extension GeometryProxy {
  /// The place that an anchor stands for, in points of the view that asks: zero without a layout (SEM-227).
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
