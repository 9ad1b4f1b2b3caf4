@_spi(Runtime) import UnderstudyCore

/// A number that grows with the user's size of text. No fonts are measured here: it stays as given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

extension ScaledMetric: Sendable where Value: Sendable {}
