import Foundation

/// The looks of a bar, to be set as a whole. Kept, without effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?

  public override init() { super.init() }

  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }
  open func configureWithOpaqueBackground() { (backgroundColor, shadowColor) = (.systemBackground, .separator) }
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}
