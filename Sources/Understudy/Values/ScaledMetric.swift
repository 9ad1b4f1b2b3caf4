import UnderstudyLayout

/// A number that grows with the user's size of text: as given at the usual size, `.large` (SEM-093).
///
/// It grows in the proportion in which the text style grows in Apple's tables of type sizes. Outside of a view it stays as
/// given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// A number that grows with the text style `body`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A number that grows as a text style does.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the usual size of text.
  ///   - textStyle: The style of text that it grows with.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number for the user's size of text; outside of a view, the number as given.
  public var wrappedValue: Value {
    guard let size = _size.installedValue else { return base }
    return base * Value(style.layout.factor(size.layout))
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

extension ScaledMetric: SinglePropertyWrapper {}
