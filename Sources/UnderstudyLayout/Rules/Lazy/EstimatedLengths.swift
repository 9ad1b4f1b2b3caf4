import Foundation

/// The lengths of many rows of which few are measured: the others have the mean of those (LAY-134, LAY-403).
///
/// Rows are in chunks. A chunk without measured rows has no storage, so that the memory used grows with the rows that
/// were measured. The sum before a chunk is valid until a chunk before it changes.
package struct EstimatedLengths {
  private struct Chunk {
    /// The measured lengths; not a number for the others.
    var lengths: [CGFloat] = []
    var sum: CGFloat = 0
    var measured = 0
  }

  private static let chunkSize = 128

  package private(set) var count: Int
  private let firstEstimate: CGFloat
  private var chunks: [Chunk]
  private var sumBefore: [CGFloat]
  private var measuredBefore: [Int]
  private var validChunks = 0
  private var total: (sum: CGFloat, measured: Int) = (0, 0)

  /// - Parameters:
  ///   - count: The number of rows.
  ///   - estimate: The length of rows in points as long as none is measured.
  package init(count: Int, estimate: CGFloat) {
    self.count = max(count, 0)
    firstEstimate = estimate
    let chunkCount = (self.count + Self.chunkSize - 1) / Self.chunkSize
    chunks = Array(repeating: Chunk(), count: chunkCount)
    sumBefore = Array(repeating: 0, count: chunkCount)
    measuredBefore = Array(repeating: 0, count: chunkCount)
  }

  /// Adds rows at the end, or takes some away there; the others keep their lengths.
  package mutating func resize(to new: Int) {
    let new = max(new, 0)
    guard new != count else { return }
    let chunkCount = (new + Self.chunkSize - 1) / Self.chunkSize
    if new < count {
      for chunk in chunkCount..<chunks.count { forget(chunk, from: 0) }
      if chunkCount > 0 { forget(chunkCount - 1, from: new - (chunkCount - 1) * Self.chunkSize) }
      chunks.removeLast(chunks.count - chunkCount)
      sumBefore.removeLast(sumBefore.count - chunkCount)
      measuredBefore.removeLast(measuredBefore.count - chunkCount)
      validChunks = min(validChunks, chunkCount)
    } else {
      chunks += Array(repeating: Chunk(), count: chunkCount - chunks.count)
      sumBefore += Array(repeating: 0, count: chunkCount - sumBefore.count)
      measuredBefore += Array(repeating: 0, count: chunkCount - measuredBefore.count)
    }
    count = new
  }

  private mutating func forget(_ index: Int, from start: Int) {
    guard !chunks[index].lengths.isEmpty else { return }
    for place in start..<Self.chunkSize where !chunks[index].lengths[place].isNaN {
      chunks[index].sum -= chunks[index].lengths[place]
      total.sum -= chunks[index].lengths[place]
      chunks[index].measured -= 1
      total.measured -= 1
      chunks[index].lengths[place] = .nan
    }
    validChunks = min(validChunks, index + 1)
  }

  /// The length of a row that is not measured.
  package var estimate: CGFloat { total.measured > 0 ? total.sum / CGFloat(total.measured) : firstEstimate }

  /// The length of all rows.
  package var length: CGFloat { total.sum + CGFloat(count - total.measured) * estimate }

  /// The measured length of a row, or nil.
  package func measured(_ row: Int) -> CGFloat? {
    let chunk = chunks[row / Self.chunkSize]
    guard !chunk.lengths.isEmpty else { return nil }
    let length = chunk.lengths[row % Self.chunkSize]
    return length.isNaN ? nil : length
  }

  package mutating func measure(_ row: Int, _ length: CGFloat) {
    let old = measured(row)
    if old == length { return }
    let index = row / Self.chunkSize
    if chunks[index].lengths.isEmpty { chunks[index].lengths = Array(repeating: .nan, count: Self.chunkSize) }
    chunks[index].lengths[row % Self.chunkSize] = length
    chunks[index].sum += length - (old ?? 0)
    total.sum += length - (old ?? 0)
    if old == nil {
      chunks[index].measured += 1
      total.measured += 1
    }
    validChunks = min(validChunks, index + 1)
  }

  /// Where a row begins; the length of all for the row after the last.
  package mutating func start(of row: Int) -> CGFloat {
    guard row < count else { return length }
    let index = row / Self.chunkSize
    var start = start(ofChunk: index)
    guard !chunks[index].lengths.isEmpty else { return start + CGFloat(row % Self.chunkSize) * estimate }
    for place in 0..<row % Self.chunkSize {
      let length = chunks[index].lengths[place]
      start += length.isNaN ? estimate : length
    }
    return start
  }

  /// The row that covers a position; the first or the last one beyond the ends. Nil without rows.
  package mutating func row(at position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var low = 0
    var high = chunks.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start(ofChunk: middle) <= position { low = middle } else { high = middle - 1 }
    }
    let first = low * Self.chunkSize
    let end = min(first + Self.chunkSize, count)
    var start = start(ofChunk: low)
    for row in first..<end {
      start += measured(row) ?? estimate
      if start > position { return row }
    }
    return end - 1
  }

  private mutating func start(ofChunk index: Int) -> CGFloat {
    while validChunks <= index {
      if validChunks > 0 {
        sumBefore[validChunks] = sumBefore[validChunks - 1] + chunks[validChunks - 1].sum
        measuredBefore[validChunks] = measuredBefore[validChunks - 1] + chunks[validChunks - 1].measured
      }
      validChunks += 1
    }
    return sumBefore[index] + CGFloat(index * Self.chunkSize - measuredBefore[index]) * estimate
  }
}
