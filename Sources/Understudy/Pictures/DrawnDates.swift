import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

extension DatePickerNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    for part in element.children { draw(part, place, into: &canvas) }
  }
}

extension MultiDatePickerNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    for part in element.children { draw(part, place, into: &canvas) }
  }
}

extension ElementNode {
  /// Draws a part of a date picker that is an element without a node: a capsule, a day, a wheel.
  fileprivate final func draw(_ part: Element, _ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let (colors, tint) = (place.look.colors, place.look.tintPaint(in: place.frame))
    guard let frame = frame(ofPart: part, in: place.frame) else {
      for child in part.children { draw(child, place, into: &canvas) }
      return
    }
    let value = part.value ?? ""
    switch part.type {
    case .button where !value.isEmpty:
      canvas.fill(.rounded(frame, radius: 6), colors.tertiaryFill)
      DrawnTitle(value, environment.values.controlFont(), colors.label).draw(in: frame, into: &canvas)
    case .pickerWheel:
      let band = CGRect(x: frame.minX, y: frame.midY - 16, width: frame.width, height: 32)
      canvas.fill(.rounded(band, radius: 8), colors.tertiaryFill)
      DrawnTitle(value, LayoutFont(size: 23), colors.label).draw(in: band, into: &canvas)
    default:
      guard part.children.isEmpty else {
        for child in part.children { draw(child, place, into: &canvas) }
        return
      }
      if part.isSelected {
        let side = min(frame.width, frame.height, 44)
        let disc = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        canvas.fill(.ellipse(disc), tint.faded(0.15))
      }
      // A day is shown by its number, whatever assistive technology says.
      let number = part.label.split(whereSeparator: { !$0.isNumber }).first.map(String.init)
      let color = part.isSelected ? tint.color : part.isEnabled ? colors.label : colors.tertiaryLabel
      DrawnTitle(frame.width < 60 ? number ?? part.label : part.label, LayoutFont(size: 20), color)
        .draw(in: frame, into: &canvas)
    }
  }
}

extension ColorWellNode: DrawnNode {
  /// A ring of all colours around the chosen one.
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let ring = ["red", "yellow", "green", "cyan", "blue", "purple", "red"].enumerated().map { index, name in
      Paint.Stop(Color.system(name, in: place.look.values.colorScheme).drawn, Double(index) / 6)
    }
    let center = CGPoint(x: place.frame.midX, y: place.frame.midY)
    canvas.fill(.ellipse(place.frame), .angular(ring, center: center, from: 0, to: 0))
    canvas.fill(.ellipse(place.frame.insetBy(dx: 3, dy: 3)), place.look.colors.background)
    let color = selection.wrappedValue.components(in: place.look.values.colorScheme).drawn
    canvas.fill(.ellipse(place.frame.insetBy(dx: 5, dy: 5)), color)
  }
}
