import Foundation
import UnderstudyElements

/// A view with a picture: an image element.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture, which the element does not describe: its label comes from ``UIView/accessibilityLabel`` alone.
  open var image: UIImage? {
    didSet { elementsDidChange() }
  }

  /// Makes a view of the size of the picture, zero without one.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the picture in points; none without a picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override var elementType: ElementType { .image }
}
