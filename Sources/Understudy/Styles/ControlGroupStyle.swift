@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows groups of controls by a style.
  @inlinable
  nonisolated public consuming func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_ControlGroupStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _ControlGroupStyles<S: ControlGroupStyle>: StyleKind {
  /// The control group style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: ControlGroupStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for groups of controls; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol ControlGroupStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  /// - Parameter configuration: The controls and their label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls, whatever their types.
  nonisolated public struct Content: View, StyleListPart {
    let visit: @MainActor (inout _ViewInputs) -> Void
  }

  /// The label, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// The controls, for the style's body to place; each keeps its element.
  public let content: Content
  /// What the controls are for; empty in a group without a label.
  public let label: Label
}

// MARK: - Built-in styles

/// A style that shows the controls side by side, whatever it looks like.
protocol BuiltInControlGroupStyle: ControlGroupStyle, BuiltInStyle {}

extension BuiltInControlGroupStyle {
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

/// The style that the surroundings ask for.
nonisolated public struct AutomaticControlGroupStyle: BuiltInControlGroupStyle, Sendable { public init() {} }
/// Controls for going back and forth.
nonisolated public struct NavigationControlGroupStyle: BuiltInControlGroupStyle, Sendable { public init() {} }
/// Small controls in a row.
nonisolated public struct PaletteControlGroupStyle: BuiltInControlGroupStyle, Sendable { public init() {} }

/// A menu of the controls, opened by the label.
public struct MenuControlGroupStyle: Sendable { public init() {} }

extension MenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A menu whose items are small controls in a row, opened by the label.
public struct CompactMenuControlGroupStyle: Sendable { public init() {} }

extension CompactMenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Shows the controls side by side, without the label.
  nonisolated public static var automatic: Self { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Shows the controls side by side, as `automatic` does; only the look is different.
  nonisolated public static var navigation: Self { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Shows the controls side by side, as `automatic` does; the size is not modeled.
  nonisolated public static var palette: Self { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { nonisolated public static var menu: Self { .init() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Hides the controls in a menu, which a tap on the label opens.
  nonisolated public static var compactMenu: Self { .init() }
}
