/// The style that views inherit for what is in the foreground.
public struct ForegroundStyle: ShapeStyle { public init() {} }

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { .init() } }
