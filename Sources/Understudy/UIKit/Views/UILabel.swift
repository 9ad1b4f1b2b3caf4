import Foundation
import UnderstudyElements
import UnderstudyLayout

/// A view with a text: a static text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text of the label, which is the label of its element where ``UIView/accessibilityLabel`` is nil.
  open var text: String? {
    didSet {
      elementsDidChange()
      invalidateIntrinsicContentSize()
    }
  }
  /// The typeface, by default the system's at ``UIFont/labelFontSize``.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color of the letters, by default ``UIColor/label``.
  open var textColor: UIColor! = .label
  /// Where lines begin and end; by default as the language is written.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be, 1 by default and 0 for any number; the whole text is in the element always.
  open var numberOfLines = 1
  /// Whether a long text becomes smaller instead of being cut off; nothing is cut off here.
  open var adjustsFontSizeToFitWidth = false

  /// Makes a label, which takes no touches until it is set to.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Fails, as there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the text in a line, or in as many as it has of its own.
  open override var intrinsicContentSize: CGSize { measure(nil) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(size.width > 0 ? size.width : nil) }

  private func measure(_ width: CGFloat?) -> CGSize {
    let size = font?.pointSize ?? UIFont.labelFontSize
    let isBold = (font?.weight.rawValue ?? 0) >= UIFont.Weight.semibold.rawValue
    var measurement = TextMeasurement(
      text ?? "", font: LayoutFont(size: size, weight: isBold ? .semibold : .regular),
      paragraph: TextParagraph(lineLimit: numberOfLines > 0 ? numberOfLines : nil),
      displayScale: UIScreen.main.scale)
    return measurement.measure(width: width).size
  }

  override var elementType: ElementType { .staticText }
  override var shownText: String? { text }
}
