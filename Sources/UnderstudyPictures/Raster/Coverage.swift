import Foundation
import UnderstudyLayout

/// Finds how much of each pixel an area covers: four lines a pixel, each exact from left to right.
struct Coverage {
  /// A line of the area's outline, from its top to its bottom, in pixels.
  struct Edge {
    var top: Double
    var bottom: Double
    /// At the top.
    var x: Double
    var slope: Double
    var winding: Int32
    /// Another edge that begins in the same line; -1 for none.
    var next = -1
  }

  private var edges: [Edge] = []
  private var low = (x: Double.infinity, y: Double.infinity)
  private var high = (x: -Double.infinity, y: -Double.infinity)

  mutating func begin() {
    edges.removeAll(keepingCapacity: true)
    low = (Double.infinity, Double.infinity)
    high = (-Double.infinity, -Double.infinity)
  }

  // MARK: Edges

  mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    let (fromX, fromY, toX, toY) = (Double(from.x), Double(from.y), Double(to.x), Double(to.y))
    guard fromX.isFinite, fromY.isFinite, toX.isFinite, toY.isFinite else { return }
    let (left, right) = fromX < toX ? (fromX, toX) : (toX, fromX)
    let isDown = fromY < toY
    let (top, bottom) = isDown ? (fromY, toY) : (toY, fromY)
    if left < low.x { low.x = left }
    if top < low.y { low.y = top }
    if right > high.x { high.x = right }
    if bottom > high.y { high.y = bottom }
    guard top < bottom else { return }
    let slope = isDown ? (toX - fromX) / (toY - fromY) : (fromX - toX) / (fromY - toY)
    edges.append(
      Edge(top: top, bottom: bottom, x: isDown ? fromX : toX, slope: slope, winding: isDown ? 1 : -1))
  }

  mutating func addPolygon(_ points: [CGPoint]) {
    guard var last = points.last else { return }
    for point in points {
      addLine(last, point)
      last = point
    }
  }

  /// Adds an outline in pixels; open parts are closed.
  mutating func add(_ steps: [Outline.Step]) {
    for line in Polyline.lines(of: steps) { addPolygon(line.points) }
  }

  // MARK: Runs

  /// The pixels that the area can cover.
  func box(in bounds: PixelRect) -> PixelRect {
    guard !edges.isEmpty else { return .empty }
    return bounds.intersection(
      PixelRect(
        left: PixelRect.whole(low.x.rounded(.down)), top: PixelRect.whole(low.y.rounded(.down)),
        right: PixelRect.whole(high.x.rounded(.up)), bottom: PixelRect.whole(high.y.rounded(.up))))
  }

  /// Calls `body` for the covered pixels, row by row from the left.
  mutating func forEachRun(in bounds: PixelRect, isEvenOdd: Bool, _ body: (PixelRun) -> Void) {
    let box = box(in: bounds)
    guard !box.isEmpty else { return }
    edges.withUnsafeMutableBufferPointer { edges in
      guard let first = edges.baseAddress else { return }
      var scan = CoverageScan(first, edges.count, box, isEvenOdd: isEvenOdd)
      scan.forEachRun(body)
      scan.free()
    }
  }
}

/// Pixels of one row, side by side, that are covered alike.
struct PixelRun {
  var y: Int
  var x: Int
  var count: Int
  /// How much of each pixel is covered: up to 255.
  var share: UInt32
}
