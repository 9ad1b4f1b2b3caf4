import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyPictures

extension TextNode: DrawnNode {
  package func draw(_ place: DrawnPlace, into canvas: inout PictureCanvas) { measured?.draw(in: place, into: &canvas) }
}

extension ShownText {
  /// Draws the lines that the layout shows in a place.
  func draw(in place: DrawnPlace, into canvas: inout PictureCanvas) {
    let color = place.look.foregroundPaint(in: place.frame).color
    measurement.draw(in: place, into: &canvas) { run in
      guard looks.indices.contains(run) else { return RunLook(color: color) }
      let own = looks[run]
      return RunLook(
        color: own.foreground?.style.paint(in: place.frame, place.look).color ?? color,
        isUnderlined: own.isUnderlined, isStruckThrough: own.isStruckThrough)
    }
  }
}
