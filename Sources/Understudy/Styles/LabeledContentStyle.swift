@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows labeled content by a style.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(style, at: \.labeledContentStyle, isBuiltIn: S.self == AutomaticLabeledContentStyle.self) {
      $0.makeBody(configuration: $1)
    }
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
  public struct Label {
    let content: AnyView
  }

  /// What the label names, whatever its type.
  public struct Content {
    let visit: @MainActor (inout _ViewInputs) -> Void
  }

  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, StylePart {}
extension LabeledContentStyleConfiguration.Content: View, StyleListPart {}

/// The style that the surroundings ask for: the label, then the content.
public struct AutomaticLabeledContentStyle: Sendable { public init() {} }

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: Self { .init() }
}

extension EnvironmentValues {
  var labeledContentStyle: StyleEntry<LabeledContentStyleConfiguration>? {
    get { self[StyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[StyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}
