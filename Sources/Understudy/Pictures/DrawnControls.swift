import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

extension ToggleNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard isButton, environment.values.menuDismissal == nil, isOn else { return }
    canvas.fill(.rounded(place.frame, radius: 7), place.look.tintPaint(in: place.frame).faded(0.15))
  }

  package func changeLook(_ look: inout DrawnLook, at child: Int) { if isButton { look.isTinted = true } }

  package func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard !isButton else { return }
    let frame = trailingFrame(ToggleMetrics.switchSize, in: place.frame)
    let colors = place.look.colors
    let track =
      isOn ? place.look.tint?.paint(in: frame, place.look) ?? .color(colors.green) : .color(colors.secondaryFill)
    canvas.fill(.rounded(frame, radius: frame.height / 2), track.faded(isElementEnabled ? 1 : 0.5))
    let side = frame.height - 4
    let x = isOn != isRightToLeft ? frame.maxX - side - 2 : frame.minX + 2
    canvas.drawThumb(CGRect(x: x, y: frame.minY + 2, width: side, height: side))
  }
}

extension PictureCanvas {
  /// Draws the white round part of a control that a finger moves.
  fileprivate mutating func drawThumb(_ frame: CGRect) {
    fill(.ellipse(frame.insetBy(dx: -0.5, dy: -0.5).offsetBy(dx: 0, dy: 1)), PictureColor.black.faded(0.12))
    fill(.ellipse(frame), .white)
  }

  /// Draws a bar that is filled in part.
  fileprivate mutating func drawBar(_ frame: CGRect, fraction: Double, _ paint: Paint, _ look: DrawnLook) {
    let radius = frame.height / 2
    fill(.rounded(frame, radius: radius), look.colors.fill)
    let width = frame.width * CGFloat(min(max(fraction, 0), 1))
    guard width > 0 else { return }
    let filled = CGRect(
      x: look.values.layoutDirection == .rightToLeft ? frame.maxX - width : frame.minX, y: frame.minY,
      width: max(width, frame.height), height: frame.height)
    fill(.rounded(filled, radius: radius), paint)
  }
}

extension SliderNode: DrawnNode {
  package func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    guard let track = drawnTrack else { return }
    let frame = place.frame(of: track.frame(in: place.node))
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
    let bar = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    canvas.drawBar(bar, fraction: fraction, place.look.tintPaint(in: bar), place.look)
    let side: CGFloat = 27
    let share = isRightToLeft ? 1 - fraction : fraction
    let x = frame.minX + (frame.width - side) * CGFloat(share)
    canvas.drawThumb(CGRect(x: x, y: frame.midY - side / 2, width: side, height: side))
  }
}

extension StepperNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let frame = trailingFrame(StepperMetrics.buttonsSize, in: place.frame)
    let colors = place.look.colors
    canvas.fill(.rounded(frame, radius: 8), colors.tertiaryFill)
    canvas.fill(.rectangle(CGRect(x: frame.midX - 0.5, y: frame.midY - 9, width: 1, height: 18)), colors.separator)
    for (index, button) in element.children.suffix(2).enumerated() {
      let half = CGRect(
        x: frame.minX + CGFloat(index) * frame.width / 2, y: frame.minY, width: frame.width / 2, height: frame.height)
      let mark = CGRect(x: half.midX - 8, y: half.midY - 8, width: 16, height: 16)
      let color = button.isEnabled ? colors.label : colors.tertiaryLabel
      canvas.add(.symbol(SymbolMark(index == 0 ? "minus" : "plus", in: mark, color: color, weight: .medium)))
    }
  }
}

extension ProgressNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    if isLinear {
      let paint = place.look.tintPaint(in: place.frame)
      return canvas.drawBar(place.frame, fraction: fraction ?? 0.3, paint, place.look)
    }
    let frame = place.frame
    let radius = min(frame.width, frame.height) / 2
    // Eight lines around the middle, of which the later ones are darker.
    for index in 0..<8 {
      let angle = CGFloat(index) * .pi / 4
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: frame.midX + distance * sin(angle), y: frame.midY - distance * cos(angle))
      }
      let color = place.look.colors.gray.faded(0.3 + Double(index) * 0.1)
      canvas.stroke(
        .free([.move(point(radius * 0.5)), .line(point(radius * 0.9))]), .color(color),
        LineLook(width: radius * 0.2, cap: .round))
    }
  }
}

extension GaugeNode: DrawnNode {
  package func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let tint = place.look.tintPaint(in: place.frame)
    if let bar = drawnBar {
      return canvas.drawBar(place.frame(of: bar.frame(in: place.node)), fraction: fraction, tint, place.look)
    }
    let frame = place.frame
    let radius = min(frame.width, frame.height) / 2 - 3
    func arc(_ from: Double, _ to: Double) -> Outline {
      let count = 24
      return .free(
        (0...count).map { index in
          let angle = (from + (to - from) * Double(index) / Double(count) - 0.5) * 1.5 * Double.pi
          let point = CGPoint(x: frame.midX + radius * sin(angle), y: frame.midY - radius * cos(angle))
          return index == 0 ? .move(point) : .line(point)
        })
    }
    let line = LineLook(width: 6, cap: .round, join: .round)
    canvas.stroke(arc(0, 1), .color(place.look.colors.fill), line)
    if fraction > 0 { canvas.stroke(arc(0, fraction), tint, line) }
  }
}

extension GroupBoxNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    canvas.fill(.rounded(place.frame, radius: 8), place.look.colors.secondaryBackground)
  }
}

extension DisclosureNode: DrawnNode {
  package func changeLook(_ look: inout DrawnLook, at child: Int) {
    if nearest({ $0 is ListCellNode }) == nil { look.isTinted = true }
  }

  package func drawFront(_ place: DrawnPlace, into canvas: inout PictureCanvas) {
    let frame = trailingFrame(SymbolMetrics.disclosureChevron, in: place.frame)
    let name = isOpen ? "chevron.down" : isRightToLeft ? "chevron.left" : "chevron.right"
    let side = max(frame.width, frame.height)
    let mark = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    canvas.add(
      .symbol(SymbolMark(name, in: mark, color: place.look.tintPaint(in: mark).color, weight: .semibold)))
  }
}
