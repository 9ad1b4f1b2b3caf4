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
    let paint = place.look.foregroundPaint(in: place.frame)
    measurement.draw(in: place, into: &canvas) { runLook($0, in: place.frame, place.look, paint) }
  }

  /// How one of the runs looks.
  ///
  /// - Parameter paint: That of runs on which no style is written.
  func runLook(_ run: Int, in frame: CGRect, _ look: DrawnLook, _ paint: Paint) -> RunLook {
    guard looks.indices.contains(run) else { return RunLook(paint) }
    let own = looks[run]
    var result = RunLook(
      own.foreground?.style.paint(in: frame, look) ?? paint, isUnderlined: own.isUnderlined,
      isStruckThrough: own.isStruckThrough)
    if let image = images[run], image.size.width > 0 {
      let (paint, weight) = (result.paint, runs[run].font.weight)
      result.image = RunLook.Image(ratio: image.size.height / image.size.width) {
        image.image.items(in: $0, weight, paint)
      }
    }
    return result
  }
}

extension LabelNode: DrawnNode {
  /// The icon of a view that says why there is nothing to see is grey (F-138).
  package func changeLook(_ look: inout DrawnLook, at child: Int) {
    guard child == 0, place == .unavailableContent, look.foreground == nil,
      (children.first as? LabelPartNode)?.hidesContent == false
    else { return }
    look.setForeground(HierarchicalShapeStyle.secondary)
  }
}
