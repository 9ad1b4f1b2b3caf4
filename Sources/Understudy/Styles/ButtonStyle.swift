import Observation
@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows buttons by a style that draws the label and leaves the interaction to the button (SEM-342).
  @inlinable
  nonisolated public consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_ButtonStyles<S>>(style))
  }

  /// Shows buttons by a style that also decides when the action runs (SEM-342).
  @inlinable
  nonisolated public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_PrimitiveButtonStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _ButtonStyles<S: ButtonStyle>: StyleKind {
  /// The button style that a view puts into force.
  public typealias Style = S

  static var isBuiltIn: Bool { false }

  static func body(of style: S, _ configuration: PrimitiveButtonStyleConfiguration) -> S.Body {
    style.makeBody(configuration: ButtonStyleConfiguration(configuration))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _PrimitiveButtonStyles<S: PrimitiveButtonStyle>: StyleKind {
  /// The primitive button style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: PrimitiveButtonStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for buttons; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// - Parameter configuration: The button's label and role.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a button.
public struct ButtonStyleConfiguration {
  /// The button's label, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// What the button's action means for the user's data; nil where the button has no role.
  public let role: ButtonRole?
  /// The button's label, for the style's body to place.
  public let label: Label
  /// Whether a finger rests on the button: a tap presses it, lets bodies follow, releases it and runs the action.
  public let isPressed: Bool

  @MainActor
  init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    label = Label(content: configuration.label.content)
    isPressed = configuration.press.isDown
  }
}

/// Whether a finger rests on a button; the bodies of styles that read it follow.
@MainActor @Observable
final class ButtonPress {
  var isDown = false
}

/// A look and an interaction for buttons: the action runs when the style calls `trigger()`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// - Parameter configuration: The button's label, role and action.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a primitive style shows of a button, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// What the button's action means for the user's data; nil where the button has no role.
  public let role: ButtonRole?
  /// The button's label, for the style's body to place beside a call of `trigger()`.
  public let label: Label
  let action: @MainActor () -> Void
  let press: ButtonPress

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// A button of glass.
nonisolated public struct GlassButtonStyle: BuiltInButtonStyle, Sendable {
  /// Selects glass of the usual kind.
  public init() {}
  /// Accepts a kind of glass, which is not stored: nothing is drawn.
  public init(_ glass: Glass) {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Selects the glass look; the button stays one element of type button.
  nonisolated public static var glass: Self { GlassButtonStyle() }
  /// Accepts a kind of glass; the button is the one of `glass`.
  nonisolated public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

/// A button of coloured glass.
nonisolated public struct GlassProminentButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Selects the tinted glass look; the button stays one element of type button.
  nonisolated public static var glassProminent: Self { GlassProminentButtonStyle() }
}

/// A style that differs in looks only.
protocol BuiltInButtonStyle: PrimitiveButtonStyle, BuiltInStyle {}

/// The style that the surroundings ask for.
nonisolated public struct DefaultButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }
/// A button without decoration.
nonisolated public struct PlainButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }
/// A button without a border.
nonisolated public struct BorderlessButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }
/// A button with a border.
nonisolated public struct BorderedButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }
/// A button with a filled border.
nonisolated public struct BorderedProminentButtonStyle: BuiltInButtonStyle, Sendable { public init() {} }

extension BuiltInButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Lets the button's surroundings choose its look, also where a custom style is in force further out.
  nonisolated public static var automatic: Self { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { nonisolated public static var plain: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Selects a look without a border; the button stays one element of type button.
  nonisolated public static var borderless: Self { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Selects a look with a border; the button stays one element of type button.
  nonisolated public static var bordered: Self { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Selects a look with a filled border; the button stays one element of type button.
  nonisolated public static var borderedProminent: Self { BorderedProminentButtonStyle() }
}
