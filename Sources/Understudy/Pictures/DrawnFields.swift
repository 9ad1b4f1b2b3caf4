import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

extension TextInputNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard let field = (place.node.rule as? MeasuredRule)?.content as? FieldContent else { return }
    let (values, colors) = (environment.values, place.look.colors)
    if field.hasBorder {
      canvas.fill(.rounded(place.frame, radius: 5), colors.background)
      canvas.stroke(
        .rounded(place.frame.insetBy(dx: 0.25, dy: 0.25), radius: 5), .color(colors.separator), LineLook(width: 0.5))
    }
    let texts = currentTexts
    let isEmpty = text.isEmpty
    let shown = isEmpty ? texts.placeholder ?? "" : texts.value ?? ""
    let inset = field.hasBorder ? TextFieldMetrics.borderInset : 0
    let frame = place.frame.insetBy(dx: inset, dy: 0)
    let font = values.controlFont()
    let hasLines = setup.kind == .vertical || setup.kind == .editor
    let color = isEmpty ? colors.placeholder : place.look.foregroundPaint(in: frame).color
    var textFrame = frame
    if setup.kind == .editor {
      var measurement = TextMeasurement(shown, font: font, displayScale: canvas.scale)
      textFrame.origin.y += 8
      textFrame.size.height = measurement.measure(width: frame.width).size.height
    }
    canvas.group(PictureGroup(clip: .rectangle(place.frame))) { canvas in
      DrawnTitle(
        shown, font, color, isRightToLeft ? .trailing : values.multilineTextAlignment == .center ? .center : .leading,
        lineLimit: hasLines ? nil : 1
      ).draw(in: textFrame, into: &canvas)
    }
    if host.focus.node === self { drawInsertionPoint(isEmpty ? "" : shown, font, in: frame, place.look, &canvas) }
  }

  private final func drawInsertionPoint(
    _ text: String, _ font: LayoutFont, in frame: CGRect, _ look: DrawnLook, _ canvas: inout PictureCanvas
  ) {
    var measurement = TextMeasurement(text, font: font, displayScale: canvas.scale)
    let size = measurement.measure().size
    let x = frame.minX + min(size.width, frame.width - 2)
    let height = font.size * 1.3
    let bar = CGRect(x: x, y: frame.midY - height / 2, width: 2, height: height)
    canvas.fill(.rounded(bar, radius: 1), look.tintPaint(in: bar))
  }
}

extension PickerNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    switch kind {
    case .menu, .link: break
    case .segmented: drawSegments(place, into: &canvas)
    case .inline: drawRows(place, into: &canvas)
    case .wheel: drawWheel(place, into: &canvas)
    }
  }

  /// The value of a menu's button has the tint; in a row, the colour of details.
  package func changeLook(_ look: inout DrawnLook, at child: Int) {
    guard kind == .menu || kind == .link, child == (layout?.own?.children.count ?? 0) - 1 else { return }
    if nearest({ $0 is ListCellNode }) != nil {
      look.resetForeground()
      look.setForeground(HierarchicalShapeStyle.secondary)
    } else {
      look.isTinted = true
    }
  }

  /// The symbol at the end of a menu's button.
  package func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard kind == .menu, let row = place.node.children.last, let symbol = row.children.last else { return }
    var look = place.look
    changeLook(&look, at: place.node.children.count - 1)
    let frame = place.frame(of: symbol.frame(in: place.node))
    let color = look.foregroundPaint(in: frame).color
    canvas.add(.symbol(SymbolMark("chevron.up.chevron.down", in: frame, color: color, weight: .medium)))
  }

  private var shownOptions: [(label: String, isSelected: Bool)] {
    element.children.filter { $0.type == .button }.map { ($0.label, $0.isSelected) }
  }

  private func drawSegments(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let (colors, options) = (place.look.colors, shownOptions)
    canvas.fill(.rounded(place.frame, radius: 8), colors.tertiaryFill)
    for (index, option) in options.enumerated() {
      let frame = share(index, of: options.count, in: place.frame)
      if option.isSelected {
        let knob = frame.insetBy(dx: 2, dy: 2)
        canvas.fill(.rounded(knob.offsetBy(dx: 0, dy: 1), radius: 6.5), PictureColor.black.faded(0.1))
        canvas.fill(.rounded(knob, radius: 6.5), colors.isDark ? PictureColor(0x636366) : .white)
      }
      let font = LayoutFont(size: 13, weight: option.isSelected ? .semibold : .medium)
      DrawnTitle(option.label, font, isElementEnabled ? colors.label : colors.tertiaryLabel)
        .draw(in: frame, into: &canvas)
    }
  }

  private func drawRows(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let (colors, options) = (place.look.colors, shownOptions)
    let height = place.frame.height / CGFloat(max(options.count, 1))
    for (index, option) in options.enumerated() {
      let y = place.frame.minY + CGFloat(index) * height
      let frame = CGRect(x: place.frame.minX, y: y, width: place.frame.width, height: height)
      DrawnTitle(option.label, environment.values.controlFont(), colors.label, .leading)
        .draw(in: frame, into: &canvas)
      if index > 0 {
        let line = CGRect(x: frame.minX, y: y, width: frame.width, height: 1 / canvas.scale)
        canvas.fill(.rectangle(line), colors.separator)
      }
      guard option.isSelected else { continue }
      let mark = CGRect(x: frame.maxX - 16, y: frame.midY - 8, width: 16, height: 16)
      let color = place.look.tintPaint(in: mark).color
      canvas.add(.symbol(SymbolMark("checkmark", in: mark, color: color, weight: .semibold)))
    }
  }

  /// The chosen value in its band, with what is above and below it.
  private func drawWheel(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let colors = place.look.colors
    let row: CGFloat = 32
    let frame = place.frame
    let band = CGRect(x: frame.minX + 9, y: frame.midY - row / 2, width: frame.width - 18, height: row)
    canvas.fill(.rounded(band, radius: 8), colors.tertiaryFill)
    let titles = wheelTitles
    for distance in -3...3 {
      let index = titles.chosen + distance
      guard titles.all.indices.contains(index) else { continue }
      let line = band.offsetBy(dx: 0, dy: CGFloat(distance) * row)
      guard line.minY >= frame.minY - 2, line.maxY <= frame.maxY + 2 else { continue }
      let font = LayoutFont(size: 23 - CGFloat(abs(distance)) * 2)
      DrawnTitle(titles.all[index], font, colors.label.faded(1 - 0.25 * Double(abs(distance))))
        .draw(in: line, into: &canvas)
    }
  }
}
