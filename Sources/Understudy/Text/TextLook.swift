import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// What texts inherit that decides their sizes, in one value: a text looks up one entry of the environment.
package struct TextLook: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  /// What is added after each character, in points; zero leaves that to ``kerning``.
  var tracking: CGFloat = 0
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var lineLimit: Int?
  /// How many lines there is always room for.
  var reservedLines = 1
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case? {
    didSet { isCaseWritten = true }
  }
  /// Whether the app says in which case letters are shown, be it as they are written.
  private(set) var isCaseWritten = false
  var imageScale = Image.Scale.medium
  /// What is written on a text itself; views inherit styles in another way.
  var foreground: TextPaint?
  var isUnderlined = false
  var isStruckThrough = false

  /// The font as texts are measured with it.
  func layoutFont(at size: DynamicTypeSize) -> LayoutFont {
    var result = (font ?? .body).resolved(at: size)
    if let design { result.design = design.layout }
    if let weight { result.weight = weight.layout }
    if isBold { result = result.bold() }
    if isItalic { result.isItalic = true }
    if isMonospaced { result.design = .monospaced }
    if hasMonospacedDigits { result.hasMonospacedDigits = true }
    return result
  }

  /// How lines are filled and cut.
  var paragraph: TextParagraph {
    TextParagraph(
      lineLimit: lineLimit, reservedLines: reservedLines, lineSpacing: lineSpacing, truncation: truncation.layout,
      minimumScaleFactor: minimumScaleFactor, alignment: alignment.layout)
  }
}

/// One change of how texts look: written around a view, or on a text itself.
enum TextChange: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case design(Font.Design?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case lines(limit: Int?, reserved: Int)
  case lineSpacing(CGFloat)
  case alignment(TextAlignment)
  case truncation(Text.TruncationMode)
  case minimumScaleFactor(CGFloat)
  case tightening(Bool)
  case textCase(Text.Case?)
  case imageScale(Image.Scale)
  case foreground(TextPaint?)
  case underline(Bool)
  case strikethrough(Bool)

  func apply(to look: inout TextLook) {
    switch self {
    case .font(let font): look.font = font
    case .weight(let weight):
      look.weight = weight
      // What is written further in replaces what is written further out, also where that is `bold`.
      if weight != nil { look.isBold = false }
    case .design(let design): look.design = design
    case .bold(let isActive): look.isBold = isActive
    case .italic(let isActive): look.isItalic = isActive
    case .monospaced(let isActive): look.isMonospaced = isActive
    case .monospacedDigit: look.hasMonospacedDigits = true
    case .kerning(let length): look.kerning = length
    case .tracking(let length): look.tracking = length
    case .baselineOffset(let length): look.baselineOffset = length
    case .lines(let limit, let reserved): (look.lineLimit, look.reservedLines) = (limit, reserved)
    case .lineSpacing(let length): look.lineSpacing = length
    case .alignment(let alignment): look.alignment = alignment
    case .truncation(let mode): look.truncation = mode
    case .minimumScaleFactor(let factor): look.minimumScaleFactor = factor
    case .tightening(let isAllowed): look.allowsTightening = isAllowed
    case .textCase(let textCase): look.textCase = textCase
    case .imageScale(let scale): look.imageScale = scale
    case .foreground(let paint): look.foreground = paint
    case .underline(let isActive): look.isUnderlined = isActive
    case .strikethrough(let isActive): look.isStruckThrough = isActive
    }
  }
}

/// A style that is written on a text.
struct TextPaint: Equatable, Sendable {
  let style: any ShapeStyle

  static func == (lhs: TextPaint, rhs: TextPaint) -> Bool {
    func isEqual<S: ShapeStyle>(_ style: S) -> Bool {
      (rhs.style as? S).map { Comparison.areEqual(style, $0) } ?? false
    }
    return isEqual(lhs.style)
  }
}

extension TextAlignment {
  fileprivate var layout: TextParagraph.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var layout: TextParagraph.Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
