@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows toggles by a style.
  @inlinable
  nonisolated public consuming func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_ToggleStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _ToggleStyles<S: ToggleStyle>: StyleKind {
  /// The toggle style that a view puts into force.
  public typealias Style = S

  static func body(of style: S, _ configuration: ToggleStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for toggles; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// - Parameter configuration: The toggle's label and state.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// What the toggle stands for, as a view for the style's body to place.
  public let label: Label
  /// The state; writing it writes all sources.
  @Binding public var isOn: Bool
  /// Whether some sources are on and some are off (SEM-343).
  public var isMixed: Bool
  let sources: [Binding<Bool>]

  init(label: AnyView, sources: [Binding<Bool>], values: [Bool]) {
    self.label = Label(content: label)
    self.sources = sources
    let isOn = values.allSatisfy { $0 }
    isMixed = !isOn && values.contains(true)
    _isOn =
      sources.count == 1
      ? sources[0]
      : Binding(
        get: { sources.allSatisfy(\.wrappedValue) },
        set: { isOn in for source in sources { source.wrappedValue = isOn } })
  }
}

// MARK: - Built-in styles

protocol BuiltInToggleStyle: ToggleStyle, BuiltInStyle {}

extension BuiltInToggleStyle {
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// The style that the surroundings ask for: a switch.
nonisolated public struct DefaultToggleStyle: BuiltInToggleStyle, Sendable { public init() {} }
/// A switch.
nonisolated public struct SwitchToggleStyle: BuiltInToggleStyle, Sendable {
  /// Selects a switch without a tint.
  public init() {}
  /// A switch in a colour, which the element tree does not show.
  public init(tint: Color) {}
}
/// A button that stays selected while on.
nonisolated public struct ButtonToggleStyle: BuiltInToggleStyle, Sendable { public init() {} }

extension ToggleStyle where Self == DefaultToggleStyle { nonisolated public static var automatic: Self { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { nonisolated public static var `switch`: Self { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { nonisolated public static var button: Self { .init() } }
