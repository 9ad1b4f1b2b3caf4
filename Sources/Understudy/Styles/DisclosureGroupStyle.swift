@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows disclosure groups by a style.
  @inlinable
  nonisolated public consuming func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_DisclosureGroupStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _DisclosureGroupStyles<S: DisclosureGroupStyle>: StyleKind {
  /// The disclosure group style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: DisclosureGroupStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for disclosure groups; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// - Parameter configuration: The label, the content, and whether it is shown.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// What is shown and hidden, whatever its type.
  nonisolated public struct Content: View, StyleListPart {
    let visit: @MainActor (inout _ViewInputs) -> Void
  }

  /// The part that is always visible, for the style's body to place.
  public let label: Label
  /// The part that opens and closes; the style's body decides when to place it.
  public let content: Content
  /// Whether the group is open; the style's body reads it and may write it.
  @Binding public var isExpanded: Bool
}

/// The style that the surroundings ask for: a line to tap, and the content below it.
public struct AutomaticDisclosureGroupStyle: Sendable { public init() {} }

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
    .disclosureGroupStyle(self)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// Shows the label as a button whose value is "Expanded" or "Collapsed", and the open content after it.
  nonisolated public static var automatic: Self { .init() }
}
