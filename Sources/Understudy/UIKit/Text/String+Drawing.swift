import Foundation
import UnderstudyLayout

/// How texts are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The number that stands for the options.
  public let rawValue: Int
  /// Makes options of their number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits ends with three dots.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
  /// The text has as many lines as fit; otherwise it is measured as one.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Lines are as high as the typeface says.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Letters are measured by what is drawn of them.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}

/// What a text's drawing may change, and has changed.
open class NSStringDrawingContext: NSObject {
  /// How much smaller letters may become; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// How much smaller letters have become: never.
  open var actualScaleFactor: CGFloat { 1 }
  /// Where the text was drawn: nowhere.
  open var totalBounds: CGRect { .zero }
}

extension String {
  /// The size in points of the text, with a line for each of its own.
  ///
  /// - Parameter attributes: The typeface is read.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextDrawing.size(of: self, attributes, width: nil)
  }

  /// Where the text would be drawn in an area whose corner is at zero.
  ///
  /// - Parameters:
  ///   - size: The area's, in points; its height is not read.
  ///   - options: Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text is measured as one line.
  ///   - attributes: The typeface is read.
  ///   - context: Is not read.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(origin: .zero, size: TextDrawing.size(of: self, attributes, width: width))
  }
}

extension NSString {
  /// The size in points of the text, with a line for each of its own.
  ///
  /// - Parameter attributes: The typeface is read.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Where the text would be drawn in an area whose corner is at zero.
  ///
  /// - Parameters:
  ///   - size: The area's, in points; its height is not read.
  ///   - options: Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text is measured as one line.
  ///   - attributes: The typeface is read.
  ///   - context: Is not read.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size in points of the text in the typeface of its first letter.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  /// Where the text would be drawn in an area whose corner is at zero, in the typeface of its first letter.
  ///
  /// - Parameters:
  ///   - size: The area's, in points; its height is not read.
  ///   - options: Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text is measured as one line.
  ///   - context: Is not read.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
  }

  private var firstAttributes: [Key: Any]? { length > 0 ? attributes(at: 0, effectiveRange: nil) : nil }
}

/// Measures texts as the system's functions for strings do.
private enum TextDrawing {
  /// The size of a text without a typeface, in points.
  static let standardSize: CGFloat = 12
  /// Lines are rounded to pixels of most iPhones.
  static let displayScale: CGFloat = 3

  static func size(of text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> CGSize {
    let font = attributes?[.font] as? UIFont
    let isBold = (font?.weight.rawValue ?? 0) >= UIFont.Weight.semibold.rawValue
    var measurement = TextMeasurement(
      text, font: LayoutFont(size: font?.pointSize ?? standardSize, weight: isBold ? .semibold : .regular),
      paragraph: TextParagraph(lineLimit: nil), displayScale: displayScale)
    return measurement.measure(width: width).size
  }
}
