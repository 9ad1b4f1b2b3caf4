import Foundation

/// What is around a view: the appearance, the size of text, how much room there is. Source: Apple's page "UITraitCollection".
///
/// Snapshots set by it what their views find in the environment. What is unspecified stays as it is.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  private struct Values: Hashable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var category = UIContentSizeCategory.unspecified
  }

  private let values: Values

  private init(_ values: Values) { self.values = values }

  private convenience init(_ set: (inout Values) -> Void) {
    var values = Values()
    set(&values)
    self.init(values)
  }

  /// Traits of which nothing is specified.
  public convenience override init() { self.init(Values()) }

  /// The traits of several collections; where two specify one trait, the later one applies.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Values()
    for next in traitCollections.map(\.values) {
      if next.idiom != .unspecified { merged.idiom = next.idiom }
      if next.style != .unspecified { merged.style = next.style }
      if next.direction != .unspecified { merged.direction = next.direction }
      if next.scale != 0 { merged.scale = next.scale }
      if next.horizontal != .unspecified { merged.horizontal = next.horizontal }
      if next.vertical != .unspecified { merged.vertical = next.vertical }
      if next.category != .unspecified { merged.category = next.category }
    }
    self.init(merged)
  }

  /// A kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.idiom = idiom } }
  /// Light or dark.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init { $0.style = style } }
  /// A direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }
  /// A number of pixels in a point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.scale = scale } }
  /// How much room there is from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass }
  }
  /// How much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.vertical = verticalSizeClass } }
  /// A size of text.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init { $0.category = category }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// Pixels in a point; 0 for unspecified.
  public var displayScale: CGFloat { values.scale }
  /// How much room there is from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  public override var hash: Int { values.hashValue }
}
