import Foundation
import Understudy

/// A text in a scene. Source: Apple's page "SKLabelNode".
@preconcurrency @MainActor open class SKLabelNode: SKNode {
  /// The text.
  open var text: String? { didSet { didChange() } }
  /// The text with attributes, which shows in place of ``text``, in the look of the label.
  open var attributedText: NSAttributedString? { didSet { didChange() } }
  /// The name of the typeface; texts show in that of the system.
  open var fontName: String?
  /// The size of the typeface, in points of the scene.
  open var fontSize: CGFloat = 32 { didSet { didChange() } }
  /// The color of the text.
  open var fontColor: UIColor? = .white { didSet { didChange() } }
  /// Where the text is beside the node's place.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { didChange() } }
  /// Where the text is above or below the node's place.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { didChange() } }
  /// How many lines there are at most; 0 for any number.
  open var numberOfLines = 1 { didSet { didChange() } }
  /// The width at which lines break; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { didChange() } }
  /// Where lines break; kept, as they break between words.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// A color that is mixed into the text; kept, without effect.
  open var color: UIColor?
  /// How much of that color is mixed in; kept, without effect.
  open var colorBlendFactor: CGFloat = 0
  /// How the node mixes with what is behind; kept, without effect.
  open var blendMode = SKBlendMode.alpha

  /// Makes a label without a text.
  public override init() { super.init() }

  /// Makes a label with a text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  /// Makes a label with a text that has attributes.
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  /// Makes a label in a typeface.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }

  /// There are no archives of nodes here: a label without a text.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// What the label shows.
  final var shownText: String { attributedText?.string ?? text ?? "" }

  override var contentBounds: CGRect {
    guard !shownText.isEmpty else { return .null }
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: fontSize)]
    let isLimited = preferredMaxLayoutWidth > 0 && numberOfLines != 1
    let size =
      isLimited
      ? shownText.boundingRect(
        with: CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin, attributes: font, context: nil
      ).size : shownText.size(withAttributes: font)
    let x =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: CGFloat.zero
      case .right: -size.width
      }
    let y =
      switch verticalAlignmentMode {
      case .baseline: -fontSize * 0.25
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: CGFloat.zero
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

/// Where a text is beside a place. Source: Apple's page "SKLabelHorizontalAlignmentMode".
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// Where a text is above or below a place. Source: Apple's page "SKLabelVerticalAlignmentMode".
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
