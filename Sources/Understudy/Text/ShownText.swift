import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// A text with all that decides its size: what it says, in which fonts, and how its lines are filled.
package final class ShownText {
  /// Stands for the environment that it was made from.
  private let place: UInt64?
  let runs: [TextRun]
  /// What is drawn of the runs where it is written on them.
  let looks: [TextLook]
  private let paragraph: TextParagraph
  let displayScale: CGFloat

  package init(_ text: ResolvedText, in values: EnvironmentValues, displayScale: CGFloat) {
    place = values.mark
    self.displayScale = displayScale
    let look = values.textLook
    let size = values.dynamicTypeSize
    paragraph = look.paragraph
    guard !text.parts.isEmpty else {
      runs = [look.run(text.string, at: size)]
      looks = []
      return
    }
    let looks = text.parts.map { part in
      var own = look
      // What is written further in comes last, so that it holds.
      for change in part.changes.reversed() { change.apply(to: &own) }
      return own
    }
    self.looks = looks
    runs = zip(text.parts, looks).map { part, own in
      guard let image = part.image else { return own.run(part.text, at: size) }
      let width = image.size(own, at: size, displayScale: displayScale).width
      return TextRun(imageOfWidth: width, font: own.layoutFont(at: size))
    }
  }

  /// A text that an element shows itself, such as a title that has no node. Runs as code of the app.
  package convenience init(_ text: ElementText, in values: EnvironmentValues, displayScale: CGFloat) {
    let resolved =
      switch text {
      case .string(let string): ResolvedText(string)
      case .local(let source as TextSource): source.resolve(in: TextContext(values))
      case .local(let other): ResolvedText(other.written(in: values))
      }
    self.init(resolved, in: values, displayScale: displayScale)
  }

  /// Whether the text was made from these values.
  func isMade(from values: EnvironmentValues) -> Bool { place == values.mark }

  /// Whether both are laid out in the same way.
  package func isEqual(to other: ShownText) -> Bool {
    runs == other.runs && paragraph == other.paragraph && displayScale == other.displayScale
  }

  package var rule: any LayoutRule { MeasuredRule(TextContent(measurement)) }

  var measurement: TextMeasurement { TextMeasurement(runs, paragraph: paragraph, displayScale: displayScale) }
}

extension TextLook {
  /// Characters as they are measured: the case is that which is shown.
  fileprivate func run(_ string: String, at size: DynamicTypeSize) -> TextRun {
    let shown =
      switch textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case nil: string
      }
    return TextRun(
      shown, font: layoutFont(at: size), tracking: tracking == 0 ? kerning : tracking, baselineOffset: baselineOffset)
  }
}
