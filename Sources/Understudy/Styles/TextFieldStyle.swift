@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows text fields, secure ones too, by a style.
  @inlinable
  nonisolated public consuming func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_TextFieldStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _TextFieldStyles<S: TextFieldStyle>: StyleKind {
  /// The text field style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: TextField<_TextFieldStyleLabel>) -> S._Body {
    style._body(configuration: configuration)
  }
}

/// A look for text fields; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol TextFieldStyle: DynamicProperty {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// - Parameter configuration: The field itself, to be placed among other views.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a field on its way to a style, whatever its type.
public struct _TextFieldStyleLabel {
  let content: AnyView
}

extension _TextFieldStyleLabel: View, StylePart {}

// MARK: - Built-in styles

protocol BuiltInTextFieldStyle: TextFieldStyle, BuiltInStyle {}

extension BuiltInTextFieldStyle {
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

/// The style that the surroundings ask for.
nonisolated public struct DefaultTextFieldStyle: BuiltInTextFieldStyle, Sendable { public init() {} }
/// A field without decoration.
nonisolated public struct PlainTextFieldStyle: BuiltInTextFieldStyle, Sendable { public init() {} }
/// A field with a rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle, Sendable { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Shows the field without additions, also where a custom style is in force further out.
  nonisolated public static var automatic: Self { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { nonisolated public static var plain: Self { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Draws a rounded border on a device; the field stays one element.
  nonisolated public static var roundedBorder: Self { .init() }
}
