import Foundation

/// Goes through the edges of an area from line to line.
///
/// All its values lie in memory that is read by address: tests draw in debug builds, where each look into an array is a call.
struct CoverageScan {
  /// An edge that reaches through the line, and where.
  private struct Crossing {
    var x: Double
    var edge: Int
  }

  private static let lines = 4
  /// What a pixel has that is covered all over.
  private static let full: Int32 = 1 << 16

  private let edges: UnsafeMutablePointer<Coverage.Edge>
  private let box: PixelRect
  private let isEvenOdd: Bool
  /// The first edge that begins in each line; -1 for none.
  private let starts: UnsafeMutablePointer<Int>
  /// From the left.
  private let crossings: UnsafeMutablePointer<Crossing>
  private var crossingCount = 0
  /// What the coverage of each pixel is more than that of the one before.
  private let steps: UnsafeMutablePointer<Int32>
  private let width: Int
  /// The runs of the row before, if all edges in it go straight down; nil where they are not known.
  private let runs = UnsafeMutablePointer<PixelRun>.allocate(capacity: Self.mostRuns)
  private var runCount: Int?
  private static let mostRuns = 16

  init(_ edges: UnsafeMutablePointer<Coverage.Edge>, _ count: Int, _ box: PixelRect, isEvenOdd: Bool) {
    (self.edges, self.box, self.isEvenOdd) = (edges, box, isEvenOdd)
    width = box.right - box.left
    let lineCount = (box.bottom - box.top) * Self.lines
    starts = UnsafeMutablePointer.allocate(capacity: lineCount)
    crossings = UnsafeMutablePointer.allocate(capacity: count)
    steps = UnsafeMutablePointer.allocate(capacity: width + 2)
    // Every byte of -1.
    memset(starts, 0xff, lineCount * MemoryLayout<Int>.stride)
    memset(steps, 0, (width + 2) * MemoryLayout<Int32>.stride)
    var index = 0
    while index < count {
      enter(index, lineCount)
      index &+= 1
    }
  }

  /// To be called once, at the end.
  func free() {
    starts.deallocate()
    crossings.deallocate()
    steps.deallocate()
    runs.deallocate()
  }

  /// Enters an edge at the first line that it reaches.
  private func enter(_ index: Int, _ lineCount: Int) {
    let lines = Double(Self.lines)
    let first = ((edges[index].top - Double(box.top)) * lines - 0.5).rounded(.up)
    guard first < Double(lineCount) else { return }
    let line = first > 0 ? Int(first) : 0
    edges[index].next = starts[line]
    starts[line] = index
  }

  mutating func forEachRun(_ body: (PixelRun) -> Void) {
    var y = box.top
    while y < box.bottom {
      let isStraight = isStraight(y)
      if isStraight, let runCount {
        // As the middle of a card or a button: each row is as the one before.
        var index = 0
        while index < runCount {
          runs[index].y = y
          body(runs[index])
          index &+= 1
        }
        y &+= 1
        continue
      }
      runCount = isStraight ? 0 : nil
      var hasAny = false
      var line = 0
      while line < Self.lines {
        let sample = Double(y) + (Double(line) + 0.5) / Double(Self.lines)
        findCrossings(at: sample, starts[(y &- box.top) &* Self.lines &+ line])
        if crossingCount > 0 {
          hasAny = true
          addSpans()
        }
        line &+= 1
      }
      if hasAny { flush(y, body) }
      y &+= 1
    }
  }

  /// Whether the crossings of the line before are those of all lines of a row.
  private func isStraight(_ y: Int) -> Bool {
    guard crossingCount > 0 else { return false }
    let first = starts + (y &- box.top) &* Self.lines
    var index = 0
    while index < Self.lines {
      if first[index] >= 0 { return false }
      index &+= 1
    }
    let end = Double(y &+ 1)
    index = 0
    while index < crossingCount {
      let edge = edges + crossings[index].edge
      if edge.pointee.slope != 0 || edge.pointee.bottom < end { return false }
      index &+= 1
    }
    return true
  }

  /// Moves the crossings on to a line; they are nearly in order already.
  private mutating func findCrossings(at sample: Double, _ start: Int) {
    var new = start
    while new >= 0 {
      crossings[crossingCount] = Crossing(x: 0, edge: new)
      crossingCount &+= 1
      new = edges[new].next
    }
    var (index, kept) = (0, 0)
    while index < crossingCount {
      let edge = crossings[index].edge
      index &+= 1
      if edges[edge].bottom <= sample { continue }
      let x = edges[edge].x + (sample - edges[edge].top) * edges[edge].slope
      var place = kept
      while place > 0, crossings[place &- 1].x > x {
        crossings[place] = crossings[place &- 1]
        place &-= 1
      }
      crossings[place] = Crossing(x: x, edge: edge)
      kept &+= 1
    }
    crossingCount = kept
  }

  private func addSpans() {
    let (left, right) = (Double(box.left), Double(box.right))
    var winding: Int32 = 0
    var start = 0.0
    var index = 0
    while index < crossingCount {
      let x = crossings[index].x
      let wasInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      winding &+= edges[crossings[index].edge].winding
      let isInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      if !wasInside, isInside { start = x }
      if wasInside, !isInside {
        let from = (start > left ? start : left) - left
        let to = (x < right ? x : right) - left
        if to > from {
          addStep(at: from, 1)
          addStep(at: to, -1)
        }
      }
      index &+= 1
    }
  }

  /// From `x` on, all pixels are covered in this line.
  private func addStep(at x: Double, _ sign: Int32) {
    let pixel = Int(x)
    let weight = Self.full / Int32(Self.lines)
    let part = Int32((x - Double(pixel)) * Double(weight))
    steps[pixel] &+= sign &* (weight &- part)
    steps[pixel &+ 1] &+= sign &* part
  }

  private mutating func flush(_ y: Int, _ body: (PixelRun) -> Void) {
    var sum: Int32 = 0
    var x = 0
    while x < width {
      sum &+= steps[x]
      var end = x &+ 1
      while end < width, steps[end] == 0 { end &+= 1 }
      let share = sum >= 65_280 ? 255 : sum > 0 ? UInt32(sum) >> 8 : 0
      if share > 0 {
        let run = PixelRun(y: y, x: box.left &+ x, count: end &- x, share: share)
        body(run)
        if let count = runCount {
          runCount = count < Self.mostRuns ? count &+ 1 : nil
          if count < Self.mostRuns { (runs + count).initialize(to: run) }
        }
      }
      x = end
    }
    memset(steps, 0, (width + 2) * MemoryLayout<Int32>.stride)
  }
}
