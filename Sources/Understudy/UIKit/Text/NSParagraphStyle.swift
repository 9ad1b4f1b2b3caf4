import Foundation

/// How the lines of a paragraph are made; it is kept in attributes, and lines break by words.
///
/// Source: Apple's page "NSParagraphStyle".
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The style of a paragraph that has none.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate var values = Values()

  fileprivate struct Values: Equatable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  /// Makes the style of a paragraph that has none.
  public override init() {}

  /// Points between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where lines begin and end.
  open var alignment: NSTextAlignment { values.alignment }
  /// Points before the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points before the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Points after lines; negative ones count from the end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// What becomes of text that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height of a line in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// By what a line's own height is multiplied; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// From how full a line words are divided, 0 for never.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Makes a style with the same values that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Makes an `NSMutableParagraphStyle` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { Int(values.lineSpacing) ^ values.alignment.rawValue }
}

/// A style of paragraphs that can be changed.
///
/// Source: Apple's page "NSMutableParagraphStyle".
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}

/// What becomes of text that does not fit into its place.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping
  /// Lines break between letters.
  case byCharWrapping
  /// Lines are cut off.
  case byClipping
  /// The begin of a line is left out.
  case byTruncatingHead
  /// The end of a line is left out.
  case byTruncatingTail
  /// The middle of a line is left out.
  case byTruncatingMiddle
}
