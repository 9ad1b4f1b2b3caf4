/// A colour or pattern that shapes and texts are filled with.
///
/// A style of the app resolves to another one, for an environment: pictures show what that is in the end.
public protocol ShapeStyle: Sendable {
  /// What the style is in an environment; `Never` for styles of the library, which are not resolved further.
  associatedtype Resolved: ShapeStyle = Never
  /// The style to use in an environment. Runs when a picture is drawn.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Stops the program: the style is not resolved further.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is not resolved further: it is painted as it is.")
  }
}

extension Never: ShapeStyle {}

/// A level of importance of what is in the foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  /// The first level, for the main content.
  public static let primary = Self(level: 0)
  /// The second level, for details beside the main content.
  public static let secondary = Self(level: 1)
  /// The third level, below details.
  public static let tertiary = Self(level: 2)
  /// The fourth level, near the background.
  public static let quaternary = Self(level: 3)
  /// The fifth level, nearest to the background.
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
  let style: any ShapeStyle
  /// Wraps a style, so that a property or a function can hold styles of different types.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground, where a style is expected.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground, where a style is expected.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground, where a style is expected.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground, where a style is expected.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground, where a style is expected.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { .init() } }

extension ShapeStyle where Self == Color {
  /// The color ``Color/red``, where a style is expected.
  public static var red: Color { .red }
  /// The color ``Color/orange``, where a style is expected.
  public static var orange: Color { .orange }
  /// The color ``Color/yellow``, where a style is expected.
  public static var yellow: Color { .yellow }
  /// The color ``Color/green``, where a style is expected.
  public static var green: Color { .green }
  /// The color ``Color/mint``, where a style is expected.
  public static var mint: Color { .mint }
  /// The color ``Color/teal``, where a style is expected.
  public static var teal: Color { .teal }
  /// The color ``Color/cyan``, where a style is expected.
  public static var cyan: Color { .cyan }
  /// The color ``Color/blue``, where a style is expected.
  public static var blue: Color { .blue }
  /// The color ``Color/indigo``, where a style is expected.
  public static var indigo: Color { .indigo }
  /// The color ``Color/purple``, where a style is expected.
  public static var purple: Color { .purple }
  /// The color ``Color/pink``, where a style is expected.
  public static var pink: Color { .pink }
  /// The color ``Color/brown``, where a style is expected.
  public static var brown: Color { .brown }
  /// The color ``Color/white``, where a style is expected.
  public static var white: Color { .white }
  /// The color ``Color/gray``, where a style is expected.
  public static var gray: Color { .gray }
  /// The color ``Color/black``, where a style is expected.
  public static var black: Color { .black }
  /// A color that cannot be seen, where a style is expected.
  public static var clear: Color { .clear }
  /// The app's accent color, where a style is expected.
  public static var accentColor: Color { .accentColor }
}

/// A style that another modifies.
public struct _ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  /// What is left of the base's opacity.
  var opacity = 1.0
}

extension ShapeStyle {
  /// The style with a fraction of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _ModifiedShapeStyle(base: self, opacity: opacity) }
  /// The style, mixed in a given way with what lies below it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _ModifiedShapeStyle(base: self) }
  /// The style with a shadow behind what it fills, or inside it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ModifiedShapeStyle(base: self) }
  /// The second level of the style, for details beside the main content.
  public var secondary: some ShapeStyle { _ModifiedShapeStyle(base: self, opacity: 0.5) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { _ModifiedShapeStyle(base: self, opacity: 0.25) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _ModifiedShapeStyle(base: self, opacity: 0.18) }
}
