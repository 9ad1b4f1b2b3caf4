@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows progress by a style.
  @inlinable
  nonisolated public consuming func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_ProgressViewStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _ProgressViewStyles<S: ProgressViewStyle>: StyleKind {
  public typealias Style = S

  static func body(of style: S, _ configuration: ProgressViewStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for progress; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// - Parameter configuration: How far it has come, and the labels.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of progress.
public struct ProgressViewStyleConfiguration {
  /// What goes on, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// How far it has come, whatever its type.
  nonisolated public struct CurrentValueLabel: View, StylePart {
    let content: AnyView
  }

  /// The share that is done, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

// MARK: - Built-in styles

protocol BuiltInProgressViewStyle: ProgressViewStyle, BuiltInStyle {}

extension BuiltInProgressViewStyle {
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// The style that the surroundings ask for.
nonisolated public struct DefaultProgressViewStyle: BuiltInProgressViewStyle, Sendable { public init() {} }
/// A bar.
nonisolated public struct LinearProgressViewStyle: BuiltInProgressViewStyle, Sendable {
  public init() {}
  /// - Parameter tint: cannot be seen here.
  public init(tint: Color) {}
}
/// A ring.
nonisolated public struct CircularProgressViewStyle: BuiltInProgressViewStyle, Sendable {
  public init() {}
  /// - Parameter tint: cannot be seen here.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: Self { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: Self { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: Self { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  package var progressViewStyle: StyleEntry<ProgressViewStyleConfiguration>? {
    get { self[StyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[StyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}
