import CoreImage
import Foundation
import Testing

/// Reads a QR code as a scanner does, from the standard's text and tables: nothing of it is shared with what draws codes.
struct QRReader {
  /// Rows from the top; true is dark.
  let rows: [[Bool]]

  private var side: Int { rows.count }
  private var version: Int { (side - 17) / 4 }

  /// Fifteen bits around the corner at the top left, the highest first: along the row, then up the column.
  var format: String {
    let row = [0, 1, 2, 3, 4, 5, 7, 8].map { rows[8][$0] }
    let column = [7, 5, 4, 3, 2, 1, 0].map { rows[$0][8] }
    return (row + column).map { $0 ? "1" : "0" }.joined()
  }

  /// The second copy: up from the lower left, then along the row at the right.
  var secondFormat: String {
    let column = (1...7).map { rows[side - $0][8] }
    let row = (1...8).reversed().map { rows[8][side - $0] }
    return (column + row).map { $0 ? "1" : "0" }.joined()
  }

  /// Whether a place belongs to patterns, format or version.
  private func isReserved(_ row: Int, _ column: Int) -> Bool {
    if row == 6 || column == 6 { return true }
    if row < 9, column < 9 || column >= side - 8 { return true }
    if row >= side - 8, column < 9 { return true }
    if version >= 7, (row < 6 && column >= side - 11) || (column < 6 && row >= side - 11) { return true }
    let centers = alignmentCenters
    for r in centers {
      for c in centers where abs(row - r) <= 2 && abs(column - c) <= 2 {
        let first = centers[0]
        let last = centers[centers.count - 1]
        if (r, c) != (first, first), (r, c) != (first, last), (r, c) != (last, first) { return true }
      }
    }
    return false
  }

  /// The positions of Annex E, for the versions that the tests have.
  private var alignmentCenters: [Int] {
    [1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 10: [6, 28, 50]][version] ?? []
  }

  private func isTurned(_ mask: Int, _ i: Int, _ j: Int) -> Bool {
    [
      (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i / 2 + j / 3) % 2, (i * j) % 2 + (i * j) % 3,
      ((i * j) % 2 + (i * j) % 3) % 2, ((i + j) % 2 + (i * j) % 3) % 2,
    ][mask] == 0
  }

  /// The bytes in the order in which they are placed.
  func codewords(mask: Int) -> [UInt8] {
    var bits: [Bool] = []
    var isUp = true
    for right in stride(from: side - 1, to: 0, by: -2) {
      let column = right <= 6 ? right - 1 : right
      for step in 0..<side {
        let row = isUp ? side - 1 - step : step
        for place in [column, column - 1] where !isReserved(row, place) {
          bits.append(rows[row][place] != isTurned(mask, row, place))
        }
      }
      isUp.toggle()
    }
    return stride(from: 0, to: bits.count - 7, by: 8).map { start in
      bits[start..<(start + 8)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  /// The message of a code.
  ///
  /// - Parameters:
  ///   - lengths: How many bytes of data each block has, by Table 9.
  ///   - correction: How many bytes of correction each block has.
  func message(mask: Int, lengths: [Int], correction: Int) -> [UInt8] {
    let words = codewords(mask: mask)
    var blocks = lengths.map { _ in [UInt8]() }
    var next = 0
    for index in 0..<(lengths.max() ?? 0) {
      for block in lengths.indices where index < lengths[block] {
        blocks[block].append(words[next])
        next += 1
      }
    }
    var whole = blocks
    for _ in 0..<correction {
      for block in whole.indices {
        whole[block].append(words[next])
        next += 1
      }
    }
    for block in whole { #expect((0..<correction).allSatisfy { Self.value(of: block, at: $0) == 0 }) }
    return Self.content(of: blocks.flatMap { $0 }, lengthBits: version < 10 ? 8 : 16)
  }

  /// A message as a polynomial, at a power of 2, by tables of logarithms: zero for each root of the divisor.
  private static func value(of block: [UInt8], at power: Int) -> Int {
    var (powers, logs) = ([1], [Int](repeating: 0, count: 256))
    for index in 0..<255 {
      logs[powers[index]] = index
      let double = powers[index] * 2
      powers.append(double > 255 ? double ^ 285 : double)
    }
    return block.enumerated().reduce(0) { sum, entry in
      guard entry.element > 0 else { return sum }
      return sum ^ powers[(logs[Int(entry.element)] + power * (block.count - 1 - entry.offset)) % 255]
    }
  }

  private static func content(of data: [UInt8], lengthBits: Int) -> [UInt8] {
    let bits = data.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
    func number(_ start: Int, _ count: Int) -> Int { bits[start..<(start + count)].reduce(0) { $0 << 1 | Int($1) } }
    #expect(number(0, 4) == 4)
    let count = number(4, lengthBits)
    return (0..<count).map { UInt8(number(4 + lengthBits + $0 * 8, 8)) }
  }
}

extension CIImage {
  /// Whether each pixel is dark, from the top row on.
  var darkness: [[Bool]] {
    let (width, height) = (Int(extent.width), Int(extent.height))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    CIContext().render(
      self, toBitmap: &bytes, rowBytes: width * 4, bounds: extent, format: .RGBA8, colorSpace: nil)
    return (0..<height).map { row in (0..<width).map { bytes[(row * width + $0) * 4] < 128 } }
  }
}
