import Foundation
import UnderstudyLayout
import UnderstudyPictures

/// Views that are drawn by something else than the place where they stand, as those of a canvas.
extension LayoutTree {
  /// The size that such views have by themselves, in points. It may be asked for while other views are updated.
  package func sizeApart(_ node: Node) -> CGSize { layoutApart(of: node).size(in: .unspecified) }

  /// Draws such views in a size, from the canvas's origin on.
  package func drawApart(_ node: Node, _ size: CGSize, _ look: DrawnLook, into canvas: inout PictureCanvas) {
    let layout = layoutApart(of: node)
    layout.place(Placement(.zero, LayoutBounds(size: size, proposal: .unspecified)))
    ScreenDrawing().draw(layout, at: .zero, look, into: &canvas)
  }

  /// A root of its own around the views.
  private func layoutApart(of node: Node) -> LayoutNode {
    var items = LayoutItems()
    node.appendLayoutNodes(to: &items, self)
    return makeNode(ZStackRule(), items.nodes)
  }
}
