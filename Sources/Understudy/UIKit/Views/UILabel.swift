import UnderstudyElements

/// A view with a text: a static text.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    didSet { elementsDidChange() }
  }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false

  override var elementType: ElementType { .staticText }
  override var shownText: String? { text }
}
