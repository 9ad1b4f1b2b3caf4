import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// How numbers grow with the size of text that the user of the running app has chosen, as `ScaledMetric` does (SEM-093).
///
/// Outside of apps, and on threads other than the main one, the size is the usual one, so that they stay as they are.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Metrics that grow as a text style does.
  ///
  /// - Parameter textStyle: The style of text that numbers grow with.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.ofSwiftUI }

  /// The number in the proportion in which the text style has grown; at the usual size of text, the number itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * style.layout.factor(Self.size.layout) }

  /// The font at its scaled size.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

  /// The font at its scaled size, or at the maximum where that is smaller.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  static var size: DynamicTypeSize {
    guard MainThread.isCurrent else { return .large }
    return assumeMain { UnderstudyCore.Host.current?.root.environment.values.dynamicTypeSize } ?? .large
  }
}

extension UIFont.TextStyle {
  var ofSwiftUI: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    default: .body
    }
  }
}
