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
    return base * Value(TypeSizes.factor(of: style, at: size))
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

/// The sizes of text in points, from the smallest that a user can choose to the largest.
enum TypeSizes {
  static func factor(of style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
    points(of: style, at: size) / points(of: style, at: .large)
  }

  static func points(of style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
    sizes(of: style)[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  private static func sizes(of style: Font.TextStyle) -> [Double] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }
}

extension ScaledMetric: SinglePropertyWrapper {}
