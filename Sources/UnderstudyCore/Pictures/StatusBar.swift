import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// What the system shows at the upper and lower end of an iPhone's screen: the time, the signal, the wireless network, the battery,
/// and the line of the home gesture. The time is always that of Apple's own pictures.
struct StatusBar {
  private let screen: ScreenGeometry
  private let color: PictureColor

  init(_ screen: ScreenGeometry, isDark: Bool) {
    self.screen = screen
    color = isDark ? .white : .black
  }

  func draw(into canvas: inout PictureCanvas) {
    let top = screen.safeArea.top
    guard top >= 20 else { return drawHomeLine(into: &canvas) }
    let hasNotch = top > 30
    let middle = hasNotch ? top - 20 : top / 2
    let font = LayoutFont(size: hasNotch ? 17 : 12, weight: .semibold)
    let time = CGRect(
      x: hasNotch ? 20 : screen.size.width / 2 - 40, y: middle - 10, width: hasNotch ? 70 : 80, height: 20)
    DrawnTitle("9:41", font, color).draw(in: time, into: &canvas)
    let battery = CGPoint(x: screen.size.width - (hasNotch ? 48 : 32), y: middle - 6)
    drawBattery(at: battery, into: &canvas)
    drawNetwork(in: CGRect(x: battery.x - 22, y: middle - 6, width: 16, height: 12), into: &canvas)
    drawSignal(in: CGRect(x: battery.x - 45, y: middle - 6, width: 18, height: 12), into: &canvas)
    drawHomeLine(into: &canvas)
  }

  /// Four bars, each higher than the one before.
  private func drawSignal(in frame: CGRect, into canvas: inout PictureCanvas) {
    for (number, height) in [4, 6.5, 9.25, 12].enumerated() {
      let bar = CGRect(x: frame.minX + CGFloat(number) * 5, y: frame.maxY - height, width: 3, height: height)
      canvas.fill(.rounded(bar, radius: 1), color)
    }
  }

  /// Three parts of rings above their middle, the innermost filled.
  private func drawNetwork(in frame: CGRect, into canvas: inout PictureCanvas) {
    let middle = CGPoint(x: frame.midX, y: frame.maxY - 0.5)
    for (inner, outer) in [(0, 3.5), (5, 7.5), (9, 11.5)] as [(CGFloat, CGFloat)] {
      canvas.fill(.free(Self.sector(around: middle, from: inner, to: outer)), color)
    }
  }

  /// The part of a ring that opens upwards by a right angle, in short lines.
  private static func sector(around middle: CGPoint, from inner: CGFloat, to outer: CGFloat) -> [Outline.Step] {
    func point(_ part: Int, _ radius: CGFloat) -> CGPoint {
      let angle = CGFloat.pi * (-0.75 + 0.5 * CGFloat(part) / 8)
      return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
    let points = (0...8).map { point($0, outer) } + (0...8).reversed().map { point($0, inner) }
    return [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
  }

  private func drawBattery(at origin: CGPoint, into canvas: inout PictureCanvas) {
    let frame = CGRect(x: origin.x, y: origin.y, width: 24, height: 12)
    canvas.stroke(
      .rounded(frame.insetBy(dx: 0.5, dy: 0.5), radius: 3.5), .color(color.faded(0.4)), LineLook(width: 1))
    canvas.fill(.rounded(frame.insetBy(dx: 2, dy: 2), radius: 2), color)
    let tip = CGRect(x: frame.maxX + 1, y: frame.midY - 2, width: 1.5, height: 4)
    canvas.fill(.rounded(tip, radius: 0.75), color.faded(0.4))
  }

  private func drawHomeLine(into canvas: inout PictureCanvas) {
    guard screen.safeArea.bottom > 0 else { return }
    let width: CGFloat = 139
    let line = CGRect(x: (screen.size.width - width) / 2, y: screen.size.height - 13, width: width, height: 5)
    canvas.fill(.rounded(line, radius: 2.5), color)
  }
}
