@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows menus by a style.
  @inlinable
  nonisolated public consuming func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_MenuStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _MenuStyles<S: MenuStyle>: StyleKind {
  /// The menu style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: MenuStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for menus; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol MenuStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  /// - Parameter configuration: The menu's label and items, for a menu in the body.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a menu; `Menu(_:)` takes it whole.
public struct MenuStyleConfiguration {
  /// The label, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// The items, whatever their types.
  nonisolated public struct Content: View, StyleListPart {
    let visit: @MainActor (inout _ViewInputs) -> Void
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

// MARK: - Built-in styles

protocol BuiltInMenuStyle: MenuStyle, BuiltInStyle {}

extension BuiltInMenuStyle {
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration).menuStyle(self) }
}

/// The style that the surroundings ask for.
nonisolated public struct DefaultMenuStyle: BuiltInMenuStyle, Sendable { public init() {} }
/// A menu that looks like the button style around it.
nonisolated public struct ButtonMenuStyle: BuiltInMenuStyle, Sendable { public init() {} }
/// A menu without a border.
nonisolated public struct BorderlessButtonMenuStyle: BuiltInMenuStyle, Sendable { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { nonisolated public static var automatic: Self { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { nonisolated public static var button: Self { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Removes the border from the menu's button; its element and its items stay the same.
  nonisolated public static var borderlessButton: Self { .init() }
}
