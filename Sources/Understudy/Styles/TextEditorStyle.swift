@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows text editors by a style.
  @inlinable
  nonisolated public consuming func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_TextEditorStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _TextEditorStyles<S: TextEditorStyle>: StyleKind {
  /// The text editor style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: TextEditorStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for text editors; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol TextEditorStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration

  /// - Parameter configuration: The editor, which a built-in style can show.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The editor on its way to a style. It has no public parts: a custom style shows it by the body of a built-in one.
public struct TextEditorStyleConfiguration {
  let editor: TextEditor
}

// MARK: - Built-in styles

protocol BuiltInTextEditorStyle: TextEditorStyle, BuiltInStyle {}

extension BuiltInTextEditorStyle {
  public func makeBody(configuration: TextEditorStyleConfiguration) -> some View {
    configuration.editor.textEditorStyle(self)
  }
}

/// The style that the surroundings ask for.
nonisolated public struct AutomaticTextEditorStyle: BuiltInTextEditorStyle, Sendable { public init() {} }
/// An editor without decoration.
nonisolated public struct PlainTextEditorStyle: BuiltInTextEditorStyle, Sendable { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// Shows the editor without additions, also where a custom style is in force further out.
  nonisolated public static var automatic: Self { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle { nonisolated public static var plain: Self { .init() } }
