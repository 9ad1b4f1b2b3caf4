@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows group boxes by a style.
  @inlinable
  nonisolated public consuming func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_GroupBoxStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _GroupBoxStyles<S: GroupBoxStyle>: StyleKind {
  /// The group box style that a view puts into force.
  public typealias Style = S

  static var isBuiltIn: Bool { S.self == DefaultGroupBoxStyle.self }

  static func body(of style: S, _ configuration: GroupBoxStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for group boxes; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol GroupBoxStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  /// - Parameter configuration: The box's label and content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// The views in the box, whatever their types.
  nonisolated public struct Content: View, StyleListPart {
    let visit: @MainActor (inout _ViewInputs) -> Void
  }

  /// The label of the box; empty in a box without one.
  public let label: Label
  /// The views in the box, for the style's body to place.
  public let content: Content
}

/// The style that the surroundings ask for: the label, then the content.
public struct DefaultGroupBoxStyle: Sendable { public init() {} }

extension DefaultGroupBoxStyle: GroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).groupBoxStyle(self) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { nonisolated public static var automatic: Self { .init() } }
