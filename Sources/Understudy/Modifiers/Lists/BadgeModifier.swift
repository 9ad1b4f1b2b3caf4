import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

extension View {
  /// Shows a number in the tab's bar button or the list's row.
  nonisolated public consuming func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(text: count == 0 ? nil : .string(String(count))))
  }

  /// Takes the badge as a text, or nil for none: the value of the tab's bar button, but nothing on a list's row.
  nonisolated public consuming func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(text: label?.elementText))
  }
  /// Takes the badge as a localized key, or nil for none.
  nonisolated public consuming func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(text: key.map { Text($0).elementText }))
  }
  /// Takes the badge as a plain string, which is not localized, or nil for none.
  @_disfavoredOverload
  nonisolated public consuming func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(text: label.map { .string(String($0)) }))
  }
}

public struct _BadgeModifier: Equatable {
  let text: ElementText?
}

extension _BadgeModifier: ViewModifier, DrawingModifier {
  public static func _collectTraits(_ modifier: Self, into traits: inout _ViewTraits) {
    if traits.badge == nil { traits.badge = modifier.text }
  }

  package var isIdle: Bool { text == nil }

  /// In a list, the badge is at the end of the row; that of a tab is drawn by the bar.
  package func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    content(&canvas, place.look)
    guard let text, let (cell, node) = Self.row(around: place.node), let rule = node.rule as? ListCellRule else {
      return
    }
    let inside = place.node.frame(in: node)
    let row = CGRect(origin: place.frame.origin, size: node.placedSize).offsetBy(dx: -inside.minX, dy: -inside.minY)
    var frame = rule.badgeFrame(in: row.size)
    if cell.isRightToLeft { frame.origin.x = row.width - frame.maxX }
    // The badge moves with the content that a swipe has moved.
    frame = frame.offsetBy(dx: row.minX + rule.contentShift(of: node) * (cell.isRightToLeft ? -1 : 1), dy: row.minY)
    var title = DrawnTitle(
      cell.written(text), cell.badgeFont, place.look.colors.secondaryLabel,
      cell.isRightToLeft ? .leading : .trailing)
    title.isAdded = true
    title.draw(in: frame, into: &canvas)
  }

  /// The row that a view stands in.
  private static func row(around node: LayoutNode) -> (ListCellNode, LayoutNode)? {
    var node: LayoutNode? = node
    while let current = node {
      if let cell = current.owner as? ListCellNode { return (cell, current) }
      node = current.parent
    }
    return nil
  }
}
