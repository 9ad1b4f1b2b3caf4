import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

/// What the button of a picker's menu shows: the chosen option, and a symbol after it (LAY-240).
@MainActor
final class PickerMenuLayout {
  private let text = DrawnText()
  private let symbol = DrawnPart()
  private var row: LayoutNode?

  /// Between the text and the symbol, in points.
  private static let gap: CGFloat = 4
  private static let symbolName = "chevron.up.chevron.down"

  /// - Parameters:
  ///   - title: The chosen option's text; nil where views show it.
  ///   - views: These views.
  ///   - hasSymbol: Whether the symbol is there; the row of a link has a chevron at its end instead.
  func value(
    _ title: String?, _ views: [LayoutNode], hasSymbol: Bool, _ values: EnvironmentValues, _ tree: LayoutTree
  ) -> LayoutNode {
    let font = values.controlFont()
    let size = SymbolMetrics.size(
      of: Self.symbolName, fontSize: font.size, scale: .small, displayScale: tree.context.displayScale)
    let shown = title.map { [text.layout($0, font, tree)] } ?? views
    let content = hasSymbol ? shown + [symbol.layout(size, tree)] : shown
    if let row, row.isAround(content) {
      row.isRightToLeft = tree.isRightToLeft
      return row
    }
    let made = tree.makeNode(StackRule(horizontal: .center, spacing: Self.gap), content)
    row = made
    return made
  }
}
