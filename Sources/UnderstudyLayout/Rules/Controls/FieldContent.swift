import Foundation

/// Text to be edited: fields of one line, fields that grow, and editors (LAY-239). They fill the width.
package final class FieldContent: MeasuredContent {
  package enum Kind: Equatable, Sendable {
    /// One line, whatever the text is.
    case line
    /// As many lines as the text has.
    case growing
    /// All that is proposed.
    case editor
  }

  private var text: TextMeasurement
  private var placeholder: TextMeasurement
  private let kind: Kind
  package let hasBorder: Bool

  /// - Parameters:
  ///   - text: What the field shows.
  ///   - placeholder: What it shows without a text; its width is the ideal one.
  ///   - kind: How the height follows from the text.
  ///   - hasBorder: Whether a rounded border is around it.
  package init(_ text: TextMeasurement, placeholder: TextMeasurement, kind: Kind, hasBorder: Bool) {
    self.text = text
    self.placeholder = placeholder
    self.kind = kind
    self.hasBorder = hasBorder
  }

  private var font: LayoutFont { text.runs.first?.font ?? .body }
  private var inset: CGFloat { hasBorder ? TextFieldMetrics.borderInset : 0 }
  /// What a border adds above and below a line.
  private var verticalInset: CGFloat {
    hasBorder ? (TextFieldMetrics.height(font, hasBorder: true) - TextFieldMetrics.height(font)) / 2 : 0
  }

  package func size(in proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? idealWidth, 0)
    return CGSize(width: width, height: height(width, proposal))
  }

  /// An editor has no placeholder: it is as wide as a view without a size of its own.
  private var idealWidth: CGFloat {
    guard kind != .editor else { return ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width }
    return placeholder.measure().size.width + 2 * inset
  }

  private func height(_ width: CGFloat, _ proposal: ProposedViewSize) -> CGFloat {
    switch kind {
    case .line: return TextFieldMetrics.height(font, hasBorder: hasBorder)
    case .growing:
      return text.measure(width: max(width - 2 * inset, 0)).size.height + 2 * verticalInset
    case .editor:
      if let height = proposal.height { return height }
      return FontMetrics(font).height(ofLines: TextFieldMetrics.editorLines, displayScale: text.displayScale)
    }
  }

  package func limits(along axis: Axis) -> LengthLimits? {
    if axis == .horizontal || kind == .editor { return .all }
    guard kind == .line else { return nil }
    let height = TextFieldMetrics.height(font, hasBorder: hasBorder)
    return LengthLimits(height, height)
  }

  package func firstBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let line = text.measure(width: max(size.width - 2 * inset, 0))
    return (kind == .line ? (size.height - line.size.height) / 2 : verticalInset) + line.firstBaseline
  }

  package func lastBaseline(in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let line = text.measure(width: max(size.width - 2 * inset, 0))
    return (kind == .line ? (size.height - line.size.height) / 2 : verticalInset) + line.lastBaseline
  }
}
