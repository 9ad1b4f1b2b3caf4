import Foundation

/// The columns or the rows of a grid: each is distributed like a child of a stack (LAY-122).
struct GridTracks {
  var lengths: [CGFloat] = []
  /// The distance before each track; that of the first one is zero.
  var gaps: [CGFloat] = []
  var minimum: [CGFloat] = []
  var maximum: [CGFloat] = []

  init(count: Int, gap: CGFloat?) {
    lengths = Array(repeating: 0, count: count)
    gaps = Array(repeating: gap ?? -1, count: count)
    if count > 0 { gaps[0] = 0 }
    minimum = lengths
    maximum = lengths
  }

  var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

  /// The length of some tracks with the gaps between them.
  func length(_ range: Range<Int>) -> CGFloat {
    guard let first = range.first else { return 0 }
    return range.reduce(-gaps[first]) { $0 + gaps[$1] + lengths[$1] }
  }

  func start(_ index: Int) -> CGFloat { length(0..<index) + (index > 0 ? gaps[index] : 0) }

  /// Takes the larger gap of two neighbours' preferences.
  mutating func widenGap(before index: Int, to gap: CGFloat) { gaps[index] = max(gaps[index], gap) }

  /// The default distance, where no neighbours have a preference.
  mutating func settleGaps() {
    for index in gaps.indices where gaps[index] == -1 { gaps[index] = SpacingTable.standardDistance }
  }

  /// Distributes a length by flexibility, as LAY-092 does with one priority.
  mutating func distribute(_ proposed: CGFloat, measure: (Int, CGFloat) -> CGFloat) {
    var free = proposed - gaps.reduce(0, +)
    func flexibility(_ index: Int) -> CGFloat {
      maximum[index] == .infinity ? .infinity : maximum[index] - minimum[index]
    }
    let order = lengths.indices.sorted { first, second in
      let (x, y) = (flexibility(first), flexibility(second))
      if x != y { return x < y }
      if x == .infinity, minimum[first] != minimum[second] { return minimum[first] > minimum[second] }
      return first < second
    }
    for (place, index) in order.enumerated() {
      let share = max(free / CGFloat(order.count - place), 0)
      lengths[index] = measure(index, share)
      if free != .infinity { free -= lengths[index] }
    }
  }

  /// Adds what a spanning cell lacks to the flexible tracks that it spans, or to all of them.
  mutating func widen(_ range: Range<Int>, to needed: CGFloat) {
    let lack = needed - length(range)
    guard lack > 0, lack < .infinity, !range.isEmpty else { return }
    let flexible = range.filter { maximum[$0] > minimum[$0] }
    let taking = flexible.isEmpty ? Array(range) : flexible
    for index in taking { lengths[index] += lack / CGFloat(taking.count) }
  }
}
