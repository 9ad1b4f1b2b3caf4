import Foundation
import UnderstudyElements

/// A view with a picture: an image element.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture, which the element does not describe: its label comes from ``UIView/accessibilityLabel`` alone.
  open var image: UIImage? {
    didSet { elementsDidChange() }
  }

  /// Makes a view of size zero: an image view does not take the size of its picture here.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var elementType: ElementType { .image }
}
