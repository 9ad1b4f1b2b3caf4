@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows labeled content by a style.
  @inlinable
  nonisolated public consuming func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_LabeledContentStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _LabeledContentStyles<S: LabeledContentStyle>: StyleKind {
  /// The labeled content style that a view puts into force.
  public typealias Style = S

  static var isBuiltIn: Bool { S.self == AutomaticLabeledContentStyle.self }

  static func body(of style: S, _ configuration: LabeledContentStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for labeled content; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol LabeledContentStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  /// - Parameter configuration: The label and what it names.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of labeled content.
public struct LabeledContentStyleConfiguration {
  /// The label, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// What the label names, whatever its type.
  nonisolated public struct Content: View, StyleListPart {
    let visit: @MainActor (inout _ViewInputs) -> Void
  }

  /// The part that names the content, for the style's body to place.
  public let label: Label
  /// The content that the label names, for the style's body to place.
  public let content: Content
}

/// The style that the surroundings ask for: the label, then the content.
public struct AutomaticLabeledContentStyle: Sendable { public init() {} }

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Shows the label, then the content, also where a custom style is in force further out.
  nonisolated public static var automatic: Self { .init() }
}
