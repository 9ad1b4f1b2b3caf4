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
  /// The progress view style that a view puts into force.
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
  /// What continues, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// How far it has come, whatever its type.
  nonisolated public struct CurrentValueLabel: View, StylePart {
    let content: AnyView
  }

  /// The share that is done, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  /// What continues; nil for progress without a label.
  public var label: Label?
  /// How far it has come, in words; nil for progress without such a label.
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
  /// Selects the bar; the type of the element depends on whether the progress is known, not on the style.
  public init() {}
  /// Selects the bar, in a colour.
  ///
  /// - Parameter tint: cannot be seen here.
  public init(tint: Color) {}
}
/// A ring.
nonisolated public struct CircularProgressViewStyle: BuiltInProgressViewStyle, Sendable {
  /// Selects the ring; the type of the element depends on whether the progress is known, not on the style.
  public init() {}
  /// Selects the ring, in a colour.
  ///
  /// - Parameter tint: cannot be seen here.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Lets the progress view's surroundings choose between bar and ring.
  nonisolated public static var automatic: Self { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Draws a bar on a device; the element stays the same.
  nonisolated public static var linear: Self { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Draws a ring on a device; the element stays the same.
  nonisolated public static var circular: Self { CircularProgressViewStyle() }
}
