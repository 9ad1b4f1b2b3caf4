@_spi(Runtime) import UnderstudyCore

extension View {
  /// Shows gauges by a style.
  @inlinable
  nonisolated public consuming func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(_StyleModifier<_GaugeStyles<S>>(style))
  }
}

/// The styles of a type, as ``StyleKind`` wants them.
public enum _GaugeStyles<S: GaugeStyle>: StyleKind {
  public typealias Style = S

  static func body(of style: S, _ configuration: GaugeStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A look for gauges; its dynamic properties work as those of a view do (SEM-096).
@MainActor @preconcurrency
public protocol GaugeStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// - Parameter configuration: The value and the labels.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a gauge.
public struct GaugeStyleConfiguration {
  /// What is measured, whatever its type.
  nonisolated public struct Label: View, StylePart {
    let content: AnyView
  }

  /// The measured value, whatever its type.
  nonisolated public struct CurrentValueLabel: View, StylePart {
    let content: AnyView
  }

  /// The lower end, whatever its type.
  nonisolated public struct MinimumValueLabel: View, StylePart {
    let content: AnyView
  }

  /// The upper end, whatever its type.
  nonisolated public struct MaximumValueLabel: View, StylePart {
    let content: AnyView
  }

  /// The share of the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

// MARK: - Built-in styles

protocol BuiltInGaugeStyle: GaugeStyle, BuiltInStyle {}

extension BuiltInGaugeStyle {
  public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    Gauge(configuration).gaugeStyle(self)
  }
}

/// The style that the surroundings ask for.
nonisolated public struct DefaultGaugeStyle: BuiltInGaugeStyle, Sendable { public init() {} }
/// An open ring with a marker.
nonisolated public struct AccessoryCircularGaugeStyle: BuiltInGaugeStyle, Sendable { public init() {} }
/// A closed ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle, Sendable { public init() {} }
/// A bar with a marker.
nonisolated public struct AccessoryLinearGaugeStyle: BuiltInGaugeStyle, Sendable { public init() {} }
/// A bar that fills, with labels around it.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: BuiltInGaugeStyle, Sendable { public init() {} }
/// A bar that fills.
nonisolated public struct LinearCapacityGaugeStyle: BuiltInGaugeStyle, Sendable { public init() {} }

extension GaugeStyle where Self == DefaultGaugeStyle { nonisolated public static var automatic: Self { .init() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: Self { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: Self { .init() }
}

extension EnvironmentValues {
  var gaugeStyle: StyleEntry<GaugeStyleConfiguration>? {
    get { self[StyleKey<GaugeStyleConfiguration>.self] }
    set { self[StyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}
