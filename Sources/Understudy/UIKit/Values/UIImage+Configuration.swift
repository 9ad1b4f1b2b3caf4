import Foundation
import UnderstudyCore

extension UIImage {
  /// How an image is chosen among variants. Source: Apple's page "UIImage.Configuration".
  open class Configuration: NSObject, @unchecked Sendable {
    fileprivate override init() { super.init() }
  }

  /// How a symbol looks: no picture of UIKit's is drawn by it. Source: Apple's page "UIImage.SymbolConfiguration".
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the text beside the symbol, in points; nil where it is not said.
    let pointSize: CGFloat?

    private init(size: CGFloat?) {
      pointSize = size
      super.init()
    }

    /// Takes the size and the weight of the text beside the symbol.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .default
    ) {
      self.init(size: pointSize)
    }
    /// Takes a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(size: nil) }
    /// Takes a size beside text.
    public convenience init(scale: UIImage.SymbolScale) { self.init(size: nil) }
    /// Takes the typeface of the text beside the symbol.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale = .default) {
      self.init(size: font.pointSize)
    }
    /// Takes a style of text.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// Takes the colors of a symbol's parts.
    public convenience init(paletteColors: [UIColor]) { self.init(size: nil) }
    /// Takes the color that the parts are shades of.
    public convenience init(hierarchicalColor: UIColor) { self.init(size: nil) }

    /// Joins two configurations; the size of the other takes precedence.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      let other = otherConfiguration as? SymbolConfiguration
      return SymbolConfiguration(size: other?.pointSize ?? pointSize)
    }
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small, medium, large }

  /// A picture of an asset catalog, by its name alone.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// A picture of an asset catalog, by its name alone; the configuration changes nothing.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// A system symbol with a configuration, which changes nothing.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }

  /// The image itself: nothing is drawn by a configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The image itself: nothing is drawn by a configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// The image itself, as its color is not drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
}
