import Foundation

/// A resolved font: everything of it that decides sizes of texts (LAY-300, LAY-307).
package struct LayoutFont: Hashable, Sendable {
  /// The weights of the system font, from thin to thick.
  package enum Weight: Int, CaseIterable, Sendable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// The designs of the system font.
  package enum Design: CaseIterable, Sendable {
    case standard
    case rounded
    case serif
    case monospaced
  }

  /// In points, finite and from 0 to 10,000.
  package let size: CGFloat
  /// The distance of baselines of its text style, in points; 0 for a font without one.
  package let leading: CGFloat
  package var weight: Weight
  package var design: Design
  package var isItalic = false
  package var hasMonospacedDigits = false
  /// The weight that `bold()` gives.
  private var boldWeight: Weight

  /// The font of a text style at a setting of Dynamic Type.
  package init(_ style: TextStyle, typeSize: TypeSize = .large, design: Design = .standard) {
    size = style.pointSize(typeSize)
    leading = style.leading(typeSize)
    weight = style.weight
    boldWeight = style.boldWeight
    self.design = design
  }

  /// A font of a size that does not scale. A size that is negative or not a number becomes 0, an infinite one 10,000
  /// points.
  ///
  /// - Parameter size: In points.
  package init(size: CGFloat, weight: Weight = .regular, design: Design = .standard) {
    self.size = size > 0 ? min(size, Self.largestSize) : 0
    leading = 0
    self.weight = weight
    boldWeight = .bold
    self.design = design
  }

  /// A font of a size that grows with a text style.
  ///
  /// - Parameter size: At the setting `large`, in points.
  package init(size: CGFloat, relativeTo style: TextStyle, typeSize: TypeSize, design: Design = .standard) {
    self.init(size: size * style.factor(typeSize), design: design)
  }

  /// The default font: body (LAY-300).
  package static let body = LayoutFont(.body)

  private static let largestSize: CGFloat = 10_000

  /// The bold variant: bold for titles and sizes, semibold for the other styles; never thinner than the font is.
  package func bold() -> LayoutFont {
    var font = self
    if weight.rawValue < boldWeight.rawValue { font.weight = boldWeight }
    return font
  }

  /// The font at another size, with its leading in proportion (LAY-311).
  func scaled(by factor: CGFloat) -> LayoutFont {
    LayoutFont(copy: self, size: size * factor, leading: leading * factor)
  }

  private init(copy font: LayoutFont, size: CGFloat, leading: CGFloat) {
    self.size = size
    self.leading = leading
    weight = font.weight
    design = font.design
    isItalic = font.isItalic
    hasMonospacedDigits = font.hasMonospacedDigits
    boldWeight = font.boldWeight
  }
}
