import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// What the system shows at the upper and lower end of an iPhone's screen: the time, the battery, and the line of the home
/// gesture. The time is always that of Apple's own pictures.
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
    drawBattery(at: CGPoint(x: screen.size.width - (hasNotch ? 48 : 32), y: middle - 6), into: &canvas)
    drawHomeLine(into: &canvas)
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
