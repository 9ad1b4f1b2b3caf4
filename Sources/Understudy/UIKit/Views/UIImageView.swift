import Foundation
import UnderstudyElements

/// A view with a picture: an image element.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { elementsDidChange() }
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var elementType: ElementType { .image }
}
