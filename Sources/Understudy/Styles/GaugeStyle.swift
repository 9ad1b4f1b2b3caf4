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
  /// The gauge style that a view puts into force.
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
  /// What is measured, for the style's body to place.
  public var label: Label
  /// The value in words; nil for a gauge that has no such label.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower end of the range; nil for a gauge that has no such label.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper end of the range; nil for a gauge that has no such label.
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
  /// Draws an open ring on a device; the gauge stays one element with a label and a value.
  nonisolated public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// Draws a closed ring on a device; the gauge stays one element with a label and a value.
  nonisolated public static var accessoryCircularCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// Draws a bar with a marker on a device; the gauge stays one element with a label and a value.
  nonisolated public static var accessoryLinear: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// Draws a filled bar between its labels on a device; the gauge stays one element with a label and a value.
  nonisolated public static var accessoryLinearCapacity: Self { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// Draws a filled bar on a device; the gauge stays one element with a label and a value.
  nonisolated public static var linearCapacity: Self { .init() }
}
