import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

extension NavigationBarNode: DrawnNode {
  /// A surface up to the top of the screen: where content lies below the bar, unless the page says otherwise.
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let surface = surface(of: .navigationBar)
    guard surface.isShown(isOverContent) else { return }
    let (frame, colors) = (place.frame, place.look.colors)
    let above = place.node.unsafeInsets(.all).top
    surface.fill(
      CGRect(x: frame.minX, y: frame.minY - above, width: frame.width, height: frame.height + above), place.look,
      into: &canvas)
    let line = 1 / canvas.scale
    canvas.fill(
      .rectangle(CGRect(x: frame.minX, y: frame.maxY - line, width: frame.width, height: line)), colors.separator)
  }

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
    drawToggle(place, into: &canvas)
    drawSearch(place, into: &canvas)
  }

  /// The symbol of the button for a split view's columns.
  private func drawToggle(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard let item = laidOut.toggle?.node.parent else { return }
    let frame = place.frame(of: item.frame(in: place.node))
    let side: CGFloat = 22
    let mark = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let color = place.look.tintPaint(in: mark).color
    canvas.add(.symbol(SymbolMark(isRightToLeft ? "sidebar.right" : "sidebar.left", in: mark, color: color)))
  }

  private func drawSearch(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard let field = search?.field, let frames = searchFrames(in: place.frame) else { return }
    let colors = place.look.colors
    let frame = frames.field
    canvas.fill(.rounded(frame, radius: 10), colors.tertiaryFill)
    let glass = CGRect(x: isRightToLeft ? frame.maxX - 24 : frame.minX + 8, y: frame.midY - 8, width: 16, height: 16)
    canvas.add(.symbol(SymbolMark("magnifyingglass", in: glass, color: colors.secondaryLabel)))
    let texts = field.currentTexts
    let isEmpty = field.text.isEmpty
    let inner = CGRect(
      x: frame.minX + (isRightToLeft ? 8 : 30), y: frame.minY, width: frame.width - 38, height: frame.height)
    let shown = isEmpty ? texts.placeholder ?? "" : field.text
    let color = isEmpty ? colors.secondaryLabel : colors.label
    DrawnTitle(shown, .body, color, isRightToLeft ? .trailing : .leading).draw(in: inner, into: &canvas)
    guard let cancel = frames.cancel else { return }
    DrawnTitle(cancelButton.texts.label, .body, place.look.tintPaint(in: cancel).color).draw(in: cancel, into: &canvas)
  }
}

extension TabBarNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let surface = tabView.surface
    if surface.isShown(true) {
      surface.fill(place.frame, place.look, into: &canvas)
      let line = CGRect(x: place.frame.minX, y: place.frame.minY, width: place.frame.width, height: 1 / canvas.scale)
      canvas.fill(.rectangle(line), place.look.colors.separator)
    }
    for (button, part) in zip(tabView.barButtons, place.node.children) {
      let frame = place.frame(of: part.frame(in: place.node))
      draw(button.node, button.image, in: frame, place.look, into: &canvas)
    }
  }

  /// A symbol above the title, both in the tint where the tab is shown.
  ///
  /// - Parameter image: One that has no element.
  private func draw(
    _ button: ButtonNode, _ image: Image?, in frame: CGRect, _ look: DrawnLook, into canvas: inout PictureCanvas
  ) {
    let isSelected = button.element.isSelected
    let color = isSelected ? look.tintPaint(in: frame).color : look.colors.gray
    let mark = CGRect(x: frame.midX - 12, y: frame.minY + 4, width: 24, height: 24)
    if var image = image ?? Self.image(in: button) {
      // The system shows the filled form of a tab's symbol.
      if image.kind == .symbol, !image.name.hasSuffix(".fill") { image = Image(systemName: image.name + ".fill") }
      for item in image.items(in: mark, .medium, .color(color)) { canvas.add(item) }
    }
    let title = CGRect(x: frame.minX, y: frame.maxY - 16, width: frame.width, height: 12)
    let label = button.currentTexts.label
    DrawnTitle(label, LayoutFont(size: 10, weight: .medium), color).draw(in: title, into: &canvas)
    if let badge = (button as? TabButtonNode)?.badge, !badge.isEmpty {
      draw(badge: badge, over: mark, look.colors, into: &canvas)
    }
  }

  /// The image in a tab's label.
  private static func image(in button: ButtonNode) -> Image? {
    var pending: [Node] = Array(button.children.reversed())
    while let node = pending.popLast() {
      if let image = node as? ImageNode { return image.image }
      pending += node.children.reversed()
    }
    return nil
  }

  /// A number or a text on red, over the upper trailing corner of a tab's image.
  private func draw(badge: String, over mark: CGRect, _ colors: SystemColors, into canvas: inout PictureCanvas) {
    let font = LayoutFont(size: 13)
    var measurement = TextMeasurement(badge, font: font, displayScale: canvas.scale)
    let height: CGFloat = 18
    let width = max(measurement.measure().size.width + 10, height)
    let x = isRightToLeft ? mark.minX + 5 - width : mark.maxX - 5
    let frame = CGRect(x: x, y: mark.minY - 3, width: width, height: height)
    canvas.fill(.rounded(frame, radius: height / 2), colors.red)
    DrawnTitle(badge, font, .white).draw(in: frame, into: &canvas)
  }
}

extension BarSurface {
  fileprivate func fill(_ frame: CGRect, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    canvas.fill(.rectangle(frame), style?.paint(in: frame, look) ?? .color(look.colors.bar))
  }
}

/// The surface of a bar at the bottom, down to the end of the screen, unless the page says otherwise.
final class BarBackground: LayoutDecoration {
  private weak var owner: NavigationBarNode?

  /// - Parameter owner: What knows of the page; nil for the bar above the keyboard.
  init(owner: NavigationBarNode?) { self.owner = owner }

  func draw(
    _ place: DrawnPlace, into canvas: inout PictureCanvas, content: (inout PictureCanvas, DrawnLook) -> Void
  ) {
    let surface = owner?.surface(of: .bottomBar) ?? BarSurface()
    if surface.isShown(true) { draw(surface, place, into: &canvas) }
    content(&canvas, place.look)
  }

  private func draw(_ surface: BarSurface, _ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let frame = place.frame
    let below = place.node.unsafeInsets(.all).bottom
    let area = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + below)
    surface.fill(area, place.look, into: &canvas)
    let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 1 / canvas.scale)
    canvas.fill(.rectangle(line), place.look.colors.separator)
  }
}
