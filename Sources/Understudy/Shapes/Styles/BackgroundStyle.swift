/// The style of the surface behind views.
public struct BackgroundStyle: ShapeStyle { public init() {} }

extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { .init() } }
