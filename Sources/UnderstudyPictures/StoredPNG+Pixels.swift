import Foundation

extension StoredPNG {
  /// Red, green, blue and opacity of each pixel, row by row.
  package func pixels() throws(Problem) -> [UInt8] {
    let head = chunks[0].content
    let layout = StoredRows.Layout(width: width, depth: Int(head[8]), kind: head[9])
    guard layout.channels > 0, [1, 2, 4, 8].contains(layout.depth), head[12] == 0 else { throw .unsupported }
    let count = (layout.rowBytes + 1) * height
    var rows: [UInt8]
    do {
      rows = try Inflate.bytes(of: chunks.filter { $0.type == "IDAT" }.flatMap(\.content), count: count)
    } catch {
      throw .damaged
    }
    guard rows.count == count else { throw .damaged }
    var stored = StoredRows(layout, palette: content("PLTE"), opacities: content("tRNS"))
    let pixelCount = width * height * 4
    let height = height
    var isWhole = true
    let pixels = rows.withUnsafeMutableBufferPointer { rows in
      [UInt8](unsafeUninitializedCapacity: pixelCount) { pixels, written in
        guard let rows = rows.baseAddress, let pixels = pixels.baseAddress else { return }
        isWhole = stored.read(rows, height, into: pixels)
        written = pixelCount
      }
    }
    guard isWhole else { throw .damaged }
    return pixels
  }

  private func content(_ type: String) -> [UInt8] { chunks.first { $0.type == type }?.content ?? [] }
}

/// Rows of bytes, each after the number of its filter: each byte is stored as its difference from bytes before it.
private struct StoredRows {
  typealias Bytes = UnsafeMutablePointer<UInt8>

  /// How pixels are stored.
  struct Layout {
    let width: Int
    let depth: Int
    let kind: UInt8

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 0 }
    var rowBytes: Int { (width * channels * depth + 7) / 8 }
  }

  private let width: Int
  private let depth: Int
  private let kind: UInt8
  private let channels: Int
  private let rowBytes: Int
  /// What filters take for the pixel before.
  private let step: Int
  private let palette: [UInt8]
  private let opacities: [UInt8]

  init(_ layout: Layout, palette: [UInt8], opacities: [UInt8]) {
    (width, depth, kind) = (layout.width, layout.depth, layout.kind)
    (channels, rowBytes) = (layout.channels, layout.rowBytes)
    step = max(1, layout.channels * layout.depth / 8)
    (self.palette, self.opacities) = (palette, opacities)
  }

  /// - Returns: Whether all filters are known.
  mutating func read(_ rows: Bytes, _ height: Int, into pixels: Bytes) -> Bool {
    var above: Bytes?
    for y in 0..<height {
      let row = rows + y * (rowBytes + 1) + 1
      guard unfilter(row, above) else { return false }
      let target = pixels + y * width * 4
      // Most rows of a screen are like the one above.
      if let above, memcmp(row, above, rowBytes) == 0 {
        memcpy(target, target - width * 4, width * 4)
      } else {
        expand(row, into: target)
      }
      above = row
    }
    return true
  }

  // MARK: Filters

  private func unfilter(_ row: Bytes, _ above: Bytes?) -> Bool {
    switch row[-1] {
    case 0: break
    case 1: addLeft(row)
    case 2:
      if let above { addAbove(row, above) }
    case 3: addMean(row, above)
    case 4: addNearest(row, above)
    default: return false
    }
    return true
  }

  private func addLeft(_ row: Bytes) {
    var index = step
    while index < rowBytes {
      row[index] &+= row[index &- step]
      index &+= 1
    }
  }

  private func addAbove(_ row: Bytes, _ above: Bytes) {
    // Nothing but zeros: the first byte is one, and each other is like the one before.
    if row[0] == 0, memcmp(row, row + 1, rowBytes - 1) == 0 {
      memcpy(row, above, rowBytes)
      return
    }
    var index = 0
    while index < rowBytes {
      row[index] &+= above[index]
      index &+= 1
    }
  }

  private func addMean(_ row: Bytes, _ above: Bytes?) {
    var index = 0
    while index < rowBytes {
      let left = index >= step ? UInt32(row[index &- step]) : 0
      let up = above.map { UInt32($0[index]) } ?? 0
      row[index] &+= UInt8(truncatingIfNeeded: (left &+ up) / 2)
      index &+= 1
    }
  }

  /// Adds whichever of left, above and the corner between them is nearest to left plus above minus corner.
  private func addNearest(_ row: Bytes, _ above: Bytes?) {
    guard let above else { return addLeft(row) }
    var index = 0
    while index < rowBytes {
      let up = Int(above[index])
      let left = index >= step ? Int(row[index &- step]) : 0
      let corner = index >= step ? Int(above[index &- step]) : 0
      let (a, b, c) = (abs(up &- corner), abs(left &- corner), abs(left &+ up &- 2 &* corner))
      row[index] &+= UInt8(truncatingIfNeeded: a <= b && a <= c ? left : b <= c ? up : corner)
      index &+= 1
    }
  }

  // MARK: Channels

  private func expand(_ row: Bytes, into target: Bytes) {
    switch (kind, depth) {
    case (6, 8): memcpy(target, row, width * 4)
    case (2, 8):
      var (from, to) = (row, target)
      var x = 0
      while x < width {
        to[0] = from[0]
        to[1] = from[1]
        to[2] = from[2]
        to[3] = 255
        from += 3
        to += 4
        x &+= 1
      }
    default:
      for x in 0..<width { expand(row, x, into: target + x * 4) }
    }
  }

  /// A pixel of the kinds that screens rarely have.
  private func expand(_ row: Bytes, _ x: Int, into target: Bytes) {
    let maximum = (1 << depth) - 1
    func sample(_ channel: Int) -> Int {
      let bit = (x * channels + channel) * depth
      return Int(row[bit / 8]) >> (8 - depth - bit % 8) & maximum
    }
    memset(target, 0xff, 4)
    switch kind {
    case 3:
      let entry = sample(0)
      for channel in 0..<3 where entry * 3 + channel < palette.count {
        target[channel] = palette[entry * 3 + channel]
      }
      if entry < opacities.count { target[3] = opacities[entry] }
    case 0, 4:
      let grey = UInt8(sample(0) * 255 / maximum)
      for channel in 0..<3 { target[channel] = grey }
      if kind == 4 { target[3] = UInt8(sample(1)) }
    default:
      for channel in 0..<channels { target[channel] = UInt8(truncatingIfNeeded: sample(channel)) }
    }
  }
}
