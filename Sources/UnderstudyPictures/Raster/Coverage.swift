import Foundation
import UnderstudyLayout

/// Finds how much of each pixel an area covers: four lines a pixel, each exact from left to right.
struct Coverage {
  private struct Edge {
    var top: Double
    var bottom: Double
    var x: Double
    var slope: Double
    var winding: Int32
  }

  private static let lines = 4
  /// What a pixel has that is covered all over.
  static let full: Int32 = 1 << 16

  private var edges: [Edge] = []
  private var active: [Int] = []
  private var crossings: [(x: Double, winding: Int32)] = []
  private var row: [Int32] = []
  private var low = CGPoint(x: Double.infinity, y: Double.infinity)
  private var high = CGPoint(x: -Double.infinity, y: -Double.infinity)

  mutating func begin() {
    edges.removeAll(keepingCapacity: true)
    low = CGPoint(x: Double.infinity, y: Double.infinity)
    high = CGPoint(x: -Double.infinity, y: -Double.infinity)
  }

  // MARK: Edges

  mutating func addLine(_ from: CGPoint, _ to: CGPoint) {
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return }
    low = CGPoint(x: min(low.x, from.x, to.x), y: min(low.y, from.y, to.y))
    high = CGPoint(x: max(high.x, from.x, to.x), y: max(high.y, from.y, to.y))
    guard from.y != to.y else { return }
    let isDown = from.y < to.y
    let (top, bottom) = isDown ? (from, to) : (to, from)
    edges.append(
      Edge(
        top: Double(top.y), bottom: Double(bottom.y), x: Double(top.x),
        slope: Double((bottom.x - top.x) / (bottom.y - top.y)), winding: isDown ? 1 : -1))
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

  // MARK: Rows

  /// Calls `body` for each row with the covered part of it: the first pixel, and a value up to ``full`` for each pixel.
  mutating func forEachRow(
    in bounds: PixelRect, isEvenOdd: Bool, _ body: (_ y: Int, _ x: Int, _ values: UnsafeBufferPointer<Int32>) -> Void
  ) {
    guard !edges.isEmpty else { return }
    let left = max(bounds.left, PixelRect.whole(low.x.rounded(.down)))
    let right = min(bounds.right, PixelRect.whole(high.x.rounded(.up)))
    let top = max(bounds.top, PixelRect.whole(low.y.rounded(.down)))
    let bottom = min(bounds.bottom, PixelRect.whole(high.y.rounded(.up)))
    guard left < right, top < bottom else { return }
    edges.sort { $0.top < $1.top }
    let width = right - left
    if row.count < width + 2 { row = [Int32](repeating: 0, count: width + 2) }
    active.removeAll(keepingCapacity: true)
    var next = 0
    for y in top..<bottom {
      var hasAny = false
      for line in 0..<Self.lines {
        let sample = Double(y) + (Double(line) + 0.5) / Double(Self.lines)
        while next < edges.count, edges[next].top <= sample {
          active.append(next)
          next += 1
        }
        findCrossings(at: sample)
        if !crossings.isEmpty {
          hasAny = true
          addSpans(from: Double(left), to: Double(right), isEvenOdd)
        }
      }
      if hasAny { flush(y, left, width, body) }
    }
  }

  private mutating func findCrossings(at sample: Double) {
    crossings.removeAll(keepingCapacity: true)
    var place = 0
    while place < active.count {
      let edge = edges[active[place]]
      if edge.bottom <= sample {
        active.swapAt(place, active.count - 1)
        active.removeLast()
        continue
      }
      let x = edge.x + (sample - edge.top) * edge.slope
      var index = crossings.count
      crossings.append((x, edge.winding))
      while index > 0, crossings[index - 1].x > x {
        crossings[index] = crossings[index - 1]
        index -= 1
      }
      crossings[index] = (x, edge.winding)
      place += 1
    }
  }

  private mutating func addSpans(from left: Double, to right: Double, _ isEvenOdd: Bool) {
    var winding: Int32 = 0
    var start = 0.0
    for crossing in crossings {
      let wasInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      winding += crossing.winding
      let isInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      if !wasInside, isInside { start = crossing.x }
      if wasInside, !isInside {
        let (from, to) = (max(start, left) - left, min(crossing.x, right) - left)
        if to > from {
          addStep(at: from, 1)
          addStep(at: to, -1)
        }
      }
    }
  }

  /// From `x` on, all pixels are covered in this line.
  @inline(__always)
  private mutating func addStep(at x: Double, _ sign: Int32) {
    let pixel = Int(x)
    let weight = Self.full / Int32(Self.lines)
    let part = Int32((x - Double(pixel)) * Double(weight))
    row[pixel] += sign * (weight - part)
    row[pixel + 1] += sign * part
  }

  private mutating func flush(
    _ y: Int, _ left: Int, _ width: Int, _ body: (Int, Int, UnsafeBufferPointer<Int32>) -> Void
  ) {
    row.withUnsafeMutableBufferPointer { row in
      var sum: Int32 = 0
      for x in 0..<width {
        sum += row[x]
        row[x] = sum
      }
      body(y, left, UnsafeBufferPointer(rebasing: row[0..<width]))
      for x in 0..<(width + 2) { row[x] = 0 }
    }
  }
}
