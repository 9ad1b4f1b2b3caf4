@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows labels by a style.
  @inlinable
  nonisolated public consuming func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_LabelStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _LabelStyles<S: LabelStyle>: StyleKind {
  /// The label style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: LabelStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for labels; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol LabelStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// - Parameter configuration: The label's title and icon.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a label.
public struct LabelStyleConfiguration {
  /// The label's title, whatever its type.
  nonisolated public struct Title: View, StylePart {
    let content: AnyView
  }

  /// The label's icon, whatever its type.
  nonisolated public struct Icon: View, StylePart {
    let content: AnyView
  }

  /// The title, for the style's body to place.
  public let title: Title
  /// The icon, for the style's body to place.
  public let icon: Icon
}

// MARK: - Built-in styles

protocol BuiltInLabelStyle: LabelStyle, BuiltInStyle {}

extension BuiltInLabelStyle {
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { Label(configuration).labelStyle(self) }
}

/// The style that the surroundings ask for: title and icon, in bars and swipe actions the icon alone.
nonisolated public struct DefaultLabelStyle: BuiltInLabelStyle, Sendable { public init() {} }
/// Shows the icon; the title becomes the icon's label.
nonisolated public struct IconOnlyLabelStyle: BuiltInLabelStyle, Sendable { public init() {} }
/// Shows the title.
nonisolated public struct TitleOnlyLabelStyle: BuiltInLabelStyle, Sendable { public init() {} }
/// Shows title and icon wherever the label is.
nonisolated public struct TitleAndIconLabelStyle: BuiltInLabelStyle, Sendable { public init() {} }

extension LabelStyle where Self == DefaultLabelStyle { nonisolated public static var automatic: Self { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { nonisolated public static var iconOnly: Self { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { nonisolated public static var titleOnly: Self { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Shows both parts of a label, also in places that show only one of them by themselves.
  nonisolated public static var titleAndIcon: Self { TitleAndIconLabelStyle() }
}
