import Foundation
import UnderstudyElements
import UnderstudyLayout
import UnderstudyPictures

/// Draws the frames of elements over a picture, each with its name.
@MainActor
struct LegendDrawing {
  private let legend: Picture.Legend
  private let frames: ElementFrames
  private let screen: CGRect

  init(_ host: Host, _ legend: Picture.Legend) {
    self.legend = legend
    frames = host.layout
    screen = host.layoutTree.screen.bounds
  }

  private static let colors: [UInt32] = [0xD70015, 0x0040DD, 0x248A3D, 0x8944AB, 0xB25000, 0x0071A4]
  private static let font = LayoutFont(size: 9, weight: .semibold)

  func draw(tree root: Element, into canvas: inout PictureCanvas) {
    var pending: [(element: Element, depth: Int)] = [(root, 0)]
    while let (element, depth) = pending.popLast() {
      pending += element.children.reversed().map { ($0, depth + 1) }
      guard let name = name(of: element) else { continue }
      draw(element, name, PictureColor(Self.colors[depth % Self.colors.count]), into: &canvas)
    }
  }

  private func name(of element: Element) -> String? {
    switch legend {
    case .identifiers: return element.identifier.isEmpty ? nil : element.identifier
    case .elements:
      guard element.type != .application, element.type != .window else { return nil }
      let label = element.label.isEmpty ? element.identifier : element.label
      return label.isEmpty ? element.type.name : "\(element.type.name) \(label)"
    }
  }

  private func draw(_ element: Element, _ name: String, _ color: PictureColor, into canvas: inout PictureCanvas) {
    let known = frames.frame(of: element)
    let frame = CGRect(x: known.x, y: known.y, width: known.width, height: known.height)
    guard frame.overlap(with: screen) != nil else { return }
    canvas.stroke(.rectangle(frame.insetBy(dx: 0.5, dy: 0.5)), .color(color), LineLook(width: 1))
    var measurement = TextMeasurement(name, font: Self.font, displayScale: canvas.scale)
    let width = min(measurement.measure().size.width + 6, screen.width)
    let x = max(min(frame.minX, screen.maxX - width), 0)
    // Above the frame, so that what the element shows can be read.
    let tag = CGRect(x: x, y: max(frame.minY - 11, 0), width: width, height: 12)
    canvas.fill(.rounded(tag, radius: 3), color)
    DrawnTitle(name, Self.font, .white).draw(in: tag.insetBy(dx: 2, dy: 0), into: &canvas)
  }
}
