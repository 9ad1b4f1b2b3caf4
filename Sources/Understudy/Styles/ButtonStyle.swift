import Observation
@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows buttons by a style that draws the label and leaves the interaction to the button (SEM-342).
  @inlinable
  nonisolated public consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<S, PrimitiveButtonStyleConfiguration>(buttons: style))
  }

  /// Shows buttons by a style that also decides when the action runs (SEM-342).
  @inlinable
  nonisolated public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<S, PrimitiveButtonStyleConfiguration>(primitiveButtons: style))
  }
}

extension _StyleModifier where Style: ButtonStyle, Configuration == PrimitiveButtonStyleConfiguration {
  @usableFromInline
  init(buttons style: Style) {
    (self.style, keyPath) = (style, \.buttonStyle)
    entry = { style, outer in
      StyleEntry(style, outer: outer) { $0.makeBody(configuration: ButtonStyleConfiguration($1)) }
    }
  }
}

extension _StyleModifier where Style: PrimitiveButtonStyle, Configuration == PrimitiveButtonStyleConfiguration {
  @usableFromInline
  init(primitiveButtons style: Style) {
    (self.style, keyPath) = (style, \.buttonStyle)
    entry = { style, outer in
      if Style.self is any BuiltInButtonStyle.Type { return StyleEntry(builtIn: Style.self, outer: outer) }
      return StyleEntry(style, outer: outer) { $0.makeBody(configuration: $1) }
    }
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
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
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

extension ButtonStyleConfiguration.Label: View, StylePart {}

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
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  let press: ButtonPress

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View, StylePart {}

extension EnvironmentValues {
  package var buttonStyle: StyleEntry<PrimitiveButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyleEntry<PrimitiveButtonStyleConfiguration>? { nil }
}
