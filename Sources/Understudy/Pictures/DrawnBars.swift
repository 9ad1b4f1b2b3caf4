import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

extension NavigationBarNode: DrawnNode {
  package func changeLook(_ look: inout DrawnLook, at child: Int) {
    if laidOut.key?.parts.indices.contains(child) == true, laidOut.key?.parts[child] == .back { look.isTinted = true }
  }

  package func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    if let back = laidOut.key?.parts.firstIndex(of: .back), place.node.children.indices.contains(back) {
      let frame = place.frame(of: place.node.children[back].frame(in: place.node))
      let side: CGFloat = 20
      let x = isRightToLeft ? frame.maxX - 6 : frame.minX - 10
      let mark = CGRect(x: x, y: frame.midY - side / 2, width: side, height: side)
      let color = place.look.tintPaint(in: mark).color
      canvas.add(
        .symbol(
          SymbolMark(isRightToLeft ? "chevron.right" : "chevron.left", in: mark, color: color, weight: .semibold)))
    }
    drawSearch(place, into: &canvas)
  }

  private func drawSearch(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard let field = search?.field, let frames = searchFrames(in: place.frame) else { return }
    let colors = place.look.colors
    let frame = frames.field
    canvas.fill(.rounded(frame, radius: 10), colors.tertiaryFill)
    let glass = CGRect(x: frame.minX + 8, y: frame.midY - 8, width: 16, height: 16)
    canvas.add(.symbol(SymbolMark("magnifyingglass", in: glass, color: colors.secondaryLabel)))
    let texts = field.currentTexts
    let isEmpty = field.text.isEmpty
    let inner = CGRect(x: frame.minX + 30, y: frame.minY, width: frame.width - 38, height: frame.height)
    let shown = isEmpty ? texts.placeholder ?? "" : field.text
    DrawnTitle(shown, .body, isEmpty ? colors.secondaryLabel : colors.label, .leading).draw(in: inner, into: &canvas)
    guard let cancel = frames.cancel else { return }
    DrawnTitle(cancelButton.texts.label, .body, place.look.tintPaint(in: cancel).color).draw(in: cancel, into: &canvas)
  }
}

extension TabBarNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let colors = place.look.colors
    canvas.fill(.rectangle(place.frame), colors.bar)
    let line = CGRect(x: place.frame.minX, y: place.frame.minY, width: place.frame.width, height: 1 / canvas.scale)
    canvas.fill(.rectangle(line), colors.separator)
    for (tab, button) in zip(tabView.tabs, place.node.children) {
      guard let node = tab.children.first as? TabButtonNode else { continue }
      draw(node, in: place.frame(of: button.frame(in: place.node)), place.look, into: &canvas)
    }
  }

  /// A symbol above the title, both in the tint where the tab is shown.
  private func draw(_ button: TabButtonNode, in frame: CGRect, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    let isSelected = button.element.isSelected
    let color = isSelected ? look.tintPaint(in: frame).color : look.colors.gray
    var pending: [Node] = Array(button.children.reversed())
    var symbol: String?
    while let node = pending.popLast(), symbol == nil {
      if let image = node as? ImageNode { symbol = image.image.name } else { pending += node.children.reversed() }
    }
    if let symbol {
      let mark = CGRect(x: frame.midX - 12, y: frame.minY + 4, width: 24, height: 24)
      // The system shows the filled form of a tab's symbol.
      let name = symbol.hasSuffix(".fill") ? symbol : symbol + ".fill"
      canvas.add(.symbol(SymbolMark(name, in: mark, color: color, weight: .medium)))
    }
    let title = CGRect(x: frame.minX, y: frame.maxY - 16, width: frame.width, height: 12)
    DrawnTitle(button.currentTexts.label, LayoutFont(size: 10, weight: .medium), color).draw(in: title, into: &canvas)
  }
}

/// The surface of a bar at the bottom, down to the end of the screen.
final class BarBackground: LayoutDecoration {
  static let shared = BarBackground()

  func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    let (frame, colors) = (place.frame, place.look.colors)
    let below = place.node.unsafeInsets(.all).bottom
    canvas.fill(
      .rectangle(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + below)), colors.bar)
    let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 1 / canvas.scale)
    canvas.fill(.rectangle(line), colors.separator)
    content(&canvas, place.look)
  }
}
