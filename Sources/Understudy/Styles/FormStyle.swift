@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows forms by a style.
  @inlinable
  nonisolated public consuming func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_FormStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _FormStyles<S: FormStyle>: StyleKind {
  /// The form style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: FormStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for forms; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol FormStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  /// - Parameter configuration: The form's rows.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a form.
public struct FormStyleConfiguration {
  /// The rows, whatever their types.
  nonisolated public struct Content: View, StyleListPart {
    let visit: @MainActor (inout _ViewInputs) -> Void
  }

  /// The rows of the form, for the style's body to place.
  public let content: Content
}

// MARK: - Built-in styles

protocol BuiltInFormStyle: FormStyle, BuiltInStyle {}

extension BuiltInFormStyle {
  public func makeBody(configuration: FormStyleConfiguration) -> some View { Form(configuration).formStyle(self) }
}

/// The style that the surroundings ask for.
nonisolated public struct AutomaticFormStyle: BuiltInFormStyle, Sendable { public init() {} }
/// Rows in groups.
nonisolated public struct GroupedFormStyle: BuiltInFormStyle, Sendable { public init() {} }
/// Labels and controls in columns.
nonisolated public struct ColumnsFormStyle: BuiltInFormStyle, Sendable { public init() {} }

extension FormStyle where Self == AutomaticFormStyle { nonisolated public static var automatic: Self { .init() } }
extension FormStyle where Self == GroupedFormStyle { nonisolated public static var grouped: Self { .init() } }
extension FormStyle where Self == ColumnsFormStyle { nonisolated public static var columns: Self { .init() } }
