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
  /// The images among the runs, each in the place of its run.
  let images: [RunImage?]
  private let look: ShownLook
  let displayScale: CGFloat

  package init(_ text: ResolvedText, in values: EnvironmentValues, displayScale: CGFloat) {
    place = values.mark
    self.displayScale = displayScale
    let shown = ShownLook.of(values)
    look = shown
    guard !text.parts.isEmpty else {
      runs = [shown.look.run(text.string, shown.font)]
      (looks, images) = ([], [])
      return
    }
    let (look, size) = (shown.look, shown.size)
    let looks = text.parts.map { part in
      var own = look
      // What is written further in comes last, so that it holds.
      for change in part.changes.reversed() { change.apply(to: &own) }
      return own
    }
    self.looks = looks
    let images = zip(text.parts, looks).map { part, own in
      part.image.map { RunImage(image: $0, size: $0.size(own, at: size, displayScale: displayScale)) }
    }
    self.images = images
    runs = zip(zip(text.parts, images), looks).map { part, own in
      guard let image = part.1 else { return own.run(part.0.text, own.layoutFont(at: size)) }
      return TextRun(imageOfWidth: image.size.width, font: own.layoutFont(at: size))
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
    runs == other.runs && look.paragraph == other.look.paragraph && displayScale == other.displayScale
  }

  package var rule: any LayoutRule { TextRule(measurement) }

  var measurement: TextMeasurement { TextMeasurement(runs, paragraph: look.paragraph, displayScale: displayScale) }
}

/// An image in a line of text.
struct RunImage {
  let image: Image
  let size: CGSize
}

extension TextLook {
  /// Characters as they are measured: the case is that which is shown.
  fileprivate func run(_ string: String, _ font: LayoutFont) -> TextRun {
    let shown =
      switch textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case nil: string
      }
    return TextRun(
      shown, font: font, tracking: tracking == 0 ? kerning : tracking, baselineOffset: baselineOffset)
  }
}
