/// A colour or pattern that shapes and texts are filled with.
public protocol ShapeStyle: Sendable {}

/// A level of importance of what is in the foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int
  public static let primary = Self(level: 0)
  public static let secondary = Self(level: 1)
  public static let tertiary = Self(level: 2)
  public static let quaternary = Self(level: 3)
  public static let quinary = Self(level: 4)
}

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle { public init() {} }
/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
/// The style of what can be touched.
public struct TintShapeStyle: ShapeStyle { public init() {} }
/// The style of links.
public struct LinkShapeStyle: ShapeStyle { public init() {} }
/// The style of the prompt of a field.
public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
/// The style of the inside of controls.
public struct FillShapeStyle: ShapeStyle { public init() {} }

/// Any style, its type hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { .init() } }

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

/// A style that another modifies.
public struct _ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
}

extension ShapeStyle {
  /// The style with a fraction of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _ModifiedShapeStyle(base: self) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _ModifiedShapeStyle(base: self) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ModifiedShapeStyle(base: self) }
  public var secondary: some ShapeStyle { _ModifiedShapeStyle(base: self) }
  public var tertiary: some ShapeStyle { _ModifiedShapeStyle(base: self) }
  public var quaternary: some ShapeStyle { _ModifiedShapeStyle(base: self) }
}
