import Foundation

/// Writes the pixels of a surface as a PNG file.
///
/// Screens consist of areas of one colour, so each row is stored as its difference from the row above, and each pixel that
/// repeats the difference of the one before is part of a run.
struct PNGFile {
  static func data(of surface: Surface) -> Data {
    var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // Depth 8, red, green and blue, and the only compression, filter method and no interlacing.
    append("IHDR", bytes(UInt32(surface.width)) + bytes(UInt32(surface.height)) + [8, 2, 0, 0, 0], to: &file)
    var stream = PixelStream()
    append("IDAT", stream.compressed(surface), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  static func append(_ type: String, _ content: [UInt8], to data: inout Data) {
    let body = Array(type.utf8) + content
    data.append(contentsOf: bytes(UInt32(content.count)))
    data.append(contentsOf: body)
    data.append(contentsOf: bytes(checksum(body)))
  }

  static func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  private static let checksums: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
  }

  private static func checksum(_ content: [UInt8]) -> UInt32 {
    checksums.withUnsafeBufferPointer { table in
      ~content.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xff)] ^ ($0 >> 8) }
    }
  }
}

/// A zlib stream of one block with the fixed codes.
private struct PixelStream {
  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0
  /// The two sums of the checksum.
  private var (first, second): (UInt64, UInt64) = (1, 0)

  mutating func compressed(_ surface: Surface) -> [UInt8] {
    output = [0x78, 0x01]
    // The last block, with fixed codes.
    put(0b011, count: 3)
    let width = surface.width
    let empty = [UInt32](repeating: 0xff00_0000, count: width)
    empty.withUnsafeBufferPointer { empty in
      for y in 0..<surface.height {
        let row = surface.row(y)
        let above = y == 0 ? empty.baseAddress! : UnsafePointer(surface.row(y - 1))
        // The filter "Up".
        literal(2)
        if memcmp(row, above, width * 4) == 0 {
          run(of: 0, pixels: width)
        } else {
          put(row, above, width)
        }
      }
    }
    put(0, count: 7)
    if bitCount > 0 { put(0, count: 8 - bitCount % 8) }
    return output + PNGFile.bytes(UInt32(second << 16 | first))
  }

  private mutating func put(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int) {
    var x = 0
    while x < width {
      let difference = Self.difference(row[x], above[x])
      var end = x + 1
      while end < width, Self.difference(row[end], above[end]) == difference { end += 1 }
      run(of: difference, pixels: end - x)
      x = end
    }
  }

  /// What each of the three bytes is more than the one above it.
  @inline(__always)
  private static func difference(_ pixel: UInt32, _ above: UInt32) -> UInt32 {
    if pixel == above { return 0 }
    let red = (pixel &- above) & 0xff
    let green = ((pixel >> 8) &- (above >> 8)) & 0xff
    let blue = ((pixel >> 16) &- (above >> 16)) & 0xff
    return red | green << 8 | blue << 16
  }

  private mutating func run(of difference: UInt32, pixels: Int) {
    for shift: UInt32 in [0, 8, 16] { literal(UInt8(truncatingIfNeeded: difference >> shift)) }
    var rest = (pixels - 1) * 3
    count(difference, times: pixels - 1)
    while rest > 0 {
      let length = min(rest, 258)
      match(length)
      rest -= length
    }
  }

  /// Adds the bytes of pixels to the checksum.
  private mutating func count(_ difference: UInt32, times: Int) {
    if difference == 0 {
      second = (second + UInt64(times * 3) * first) % 65_521
      return
    }
    let parts = (UInt64(difference & 0xff), UInt64(difference >> 8 & 0xff), UInt64(difference >> 16 & 0xff))
    for _ in 0..<times {
      second += first + parts.0
      first += parts.0 + parts.1
      second += first + first + parts.2
      first += parts.2
      if first > 60_000 || second > 1 << 40 { (first, second) = (first % 65_521, second % 65_521) }
    }
    (first, second) = (first % 65_521, second % 65_521)
  }

  private mutating func literal(_ byte: UInt8) {
    first = (first + UInt64(byte)) % 65_521
    second = (second + first) % 65_521
    if byte < 144 { putCode(0x30 + UInt64(byte), count: 8) } else { putCode(0x190 + UInt64(byte) - 144, count: 9) }
  }

  /// Repeats bytes from three bytes before: a multiple of three, 258 at most.
  private mutating func match(_ length: Int) {
    let (symbol, extra, extraCount) = Self.lengths[length]
    if symbol < 280 {
      putCode(UInt64(symbol - 256), count: 7)
    } else {
      putCode(0xC0 + UInt64(symbol - 280), count: 8)
    }
    if extraCount > 0 { put(extra, count: extraCount) }
    // The distance 3.
    putCode(2, count: 5)
  }

  private static let lengths: [(symbol: Int, extra: UInt64, extraCount: UInt64)] = (0...258).map { length in
    if length == 258 { return (285, 0, 0) }
    if length < 11 { return (254 + max(length, 3), 0, 0) }
    var (symbol, base, extraCount) = (265, 11, 1)
    while length >= base + (4 << extraCount) {
      base += 4 << extraCount
      symbol += 4
      extraCount += 1
    }
    let place = length - base
    return (symbol + place >> extraCount, UInt64(place & ((1 << extraCount) - 1)), UInt64(extraCount))
  }

  /// Adds a code, whose highest bit comes first.
  private mutating func putCode(_ code: UInt64, count: UInt64) {
    var (reversed, code) = (UInt64(0), code)
    var rest = count
    // No range: without optimisation that would take longer than all the rest.
    while rest > 0 {
      reversed = reversed << 1 | code & 1
      code >>= 1
      rest -= 1
    }
    put(reversed, count: count)
  }

  private mutating func put(_ value: UInt64, count: UInt64) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
