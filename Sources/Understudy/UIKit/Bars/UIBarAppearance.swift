import Foundation

/// The looks of a bar, to be set as a whole. Kept, without effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The color behind the bar's items; nil leaves it to the system.
  open var backgroundColor: UIColor?
  /// A picture behind the bar's items, in front of the color.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge; by default ``UIColor/separator``, and nil for no line.
  open var shadowColor: UIColor? = .separator
  /// A picture in place of the line at the bar's edge.
  open var shadowImage: UIImage?

  public override init() { super.init() }

  /// Resets the background color to nil and the shadow color to ``UIColor/separator``; pictures stay as they are.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }
  /// Sets the background color to ``UIColor/systemBackground`` and the shadow color to ``UIColor/separator``.
  open func configureWithOpaqueBackground() { (backgroundColor, shadowColor) = (.systemBackground, .separator) }
  /// Removes the background color and the shadow color.
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}
