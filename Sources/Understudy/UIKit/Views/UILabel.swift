import UnderstudyElements

/// A view with a text: a static text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text of the label, which is the label of its element where ``UIView/accessibilityLabel`` is nil.
  open var text: String? {
    didSet { elementsDidChange() }
  }
  /// The typeface, by default the system's at ``UIFont/labelFontSize``.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  /// The color of the letters, by default ``UIColor/label``.
  open var textColor: UIColor! = .label
  /// Where lines begin and end; by default as the language is written.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be, 1 by default and 0 for any number; the whole text is in the element always.
  open var numberOfLines = 1
  /// Whether a long text becomes smaller instead of being cut off; nothing is cut off here.
  open var adjustsFontSizeToFitWidth = false

  override var elementType: ElementType { .staticText }
  override var shownText: String? { text }
}
