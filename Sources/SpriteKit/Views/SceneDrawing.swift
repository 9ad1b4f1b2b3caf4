import SwiftUI
import Understudy

/// Draws the nodes of a scene, from the back to the front.
@MainActor struct SceneDrawing {
  private struct Item {
    let node: SKNode
    let map: CGAffineTransform
    let opacity: CGFloat
    let depth: CGFloat
  }

  private var items: [Item] = []
  private let back: UIColor?
  private let size: CGSize

  /// - Parameters:
  ///   - scene: nil for nothing.
  ///   - size: Of the view, in points.
  ///   - isClear: Whether the scene's color is left out.
  init(_ scene: SKScene?, _ size: CGSize, isClear: Bool) {
    self.size = size
    back = isClear ? nil : scene?.backgroundColor
    guard let scene else { return }
    gather(scene, scene.toView(size), scene.alpha, 0)
    items = items.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }

  private mutating func gather(_ node: SKNode, _ map: CGAffineTransform, _ opacity: CGFloat, _ depth: CGFloat) {
    guard !node.isHidden, opacity > 0 else { return }
    items.append(Item(node: node, map: map, opacity: opacity, depth: depth))
    for child in node.children {
      gather(
        child, child.toParent.concatenating(map), opacity * child.alpha, depth + child.zPosition)
    }
  }

  func draw(_ context: inout GraphicsContext) {
    if let back { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(back.drawn)) }
    for item in items {
      var inner = context
      inner.opacity = min(max(item.opacity, 0), 1)
      inner.concatenate(item.map)
      switch item.node {
      case let sprite as SKSpriteNode: draw(sprite, &inner)
      case let label as SKLabelNode: draw(label, &inner)
      case let shape as SKShapeNode: draw(shape, &inner)
      default: break
      }
    }
  }

  private func draw(_ sprite: SKSpriteNode, _ context: inout GraphicsContext) {
    let bounds = sprite.contentBounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    guard let picture = sprite.texture?.picture else {
      return context.fill(Path(bounds), with: .color(sprite.color.drawn))
    }
    let frame = upright(bounds, &context)
    context.draw(Image(uiImage: picture), in: frame)
  }

  private func draw(_ label: SKLabelNode, _ context: inout GraphicsContext) {
    let bounds = label.contentBounds
    guard !bounds.isNull else { return }
    let text = Text(label.shownText).font(.system(size: label.fontSize))
      .foregroundColor((label.fontColor ?? .white).drawn)
    let frame = upright(bounds.insetBy(dx: -1, dy: 0), &context)
    context.draw(text, in: frame)
  }

  private func draw(_ shape: SKShapeNode, _ context: inout GraphicsContext) {
    guard let path = shape.path.map({ Path($0) }) else { return }
    if shape.fillColor.cgColor.alpha > 0 { context.fill(path, with: .color(shape.fillColor.drawn)) }
    guard shape.lineWidth > 0, shape.strokeColor.cgColor.alpha > 0 else { return }
    context.stroke(
      path, with: .color(shape.strokeColor.drawn),
      style: StrokeStyle(
        lineWidth: shape.lineWidth, lineCap: shape.lineCap, lineJoin: shape.lineJoin, miterLimit: shape.miterLimit))
  }

  /// The rectangle in coordinates that grow downwards, as pictures and texts have them; the context has these from then on.
  private func upright(_ rect: CGRect, _ context: inout GraphicsContext) -> CGRect {
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    return CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
  }
}

extension UIColor {
  /// The color by its numbers: red is all red, not that of the system.
  fileprivate var drawn: Color { Color(cgColor: cgColor) }
}
