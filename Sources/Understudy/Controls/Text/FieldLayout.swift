import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// The layout of a text control, made again when what decides its size is another (LAY-239).
@MainActor
final class FieldLayout {
  private struct Key: Equatable {
    /// The text, which does not matter in a field of one line.
    let text: String
    let placeholder: String
    let kind: FieldContent.Kind
    let font: LayoutFont
    let hasBorder: Bool
    let displayScale: CGFloat
  }

  private var key: Key?
  private var known: MeasuredRule?

  /// - Parameters:
  ///   - text: What the control shows.
  ///   - placeholder: What it shows without a text.
  ///   - kind: Which control it is.
  func rule(
    text: String, placeholder: String, kind: TextInputSetup.Kind, _ values: EnvironmentValues, _ tree: LayoutTree
  ) -> MeasuredRule {
    let style = values[StyleKey<TextField<_TextFieldStyleLabel>>.self]?.type
    let content: FieldContent.Kind =
      switch kind {
      case .line, .secure, .search: .line
      case .vertical: .growing
      case .editor: .editor
      }
    let key = Key(
      text: content == .line ? "" : text, placeholder: placeholder, kind: content, font: values.controlFont(),
      hasBorder: style == RoundedBorderTextFieldStyle.self && kind != .search && kind != .editor,
      displayScale: tree.context.displayScale)
    if let known, key == self.key { return known }
    func measurement(_ text: String) -> TextMeasurement {
      TextMeasurement(text, font: key.font, displayScale: key.displayScale)
    }
    let made = MeasuredRule(
      FieldContent(
        measurement(key.text), placeholder: measurement(placeholder), kind: content, hasBorder: key.hasBorder))
    self.key = key
    known = made
    return made
  }
}
