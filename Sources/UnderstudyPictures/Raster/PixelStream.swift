import Foundation

/// A zlib stream of one block with the fixed codes.
///
/// Screens consist of areas of one colour, so each row is stored as its difference from the row above, and each pixel that
/// repeats the difference of the one before is part of a run.
struct PixelStream {
  private let output: UnsafeMutablePointer<UInt8>
  private var count = 0
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0
  /// The two sums of the checksum.
  private var (first, second): (UInt64, UInt64) = (1, 0)
  private let literals: UnsafePointer<UInt32>
  private let matches: UnsafePointer<UInt32>

  /// Calls `body` with the stream, which is gone afterwards.
  static func compress(_ surface: Surface, _ body: (UnsafePointer<UInt8>, Int) -> Void) {
    literalCodes.withUnsafeBufferPointer { literals in
      matchCodes.withUnsafeBufferPointer { matches in
        guard let literals = literals.baseAddress, let matches = matches.baseAddress else { return }
        // No pixel takes more than 27 bits, and no beginning of a row more than 9.
        let room = UnsafeMutablePointer<UInt8>.allocate(capacity: surface.height * (surface.width * 4 + 2) + 16)
        var stream = PixelStream(room, literals, matches)
        stream.put(surface)
        body(room, stream.count)
        room.deallocate()
      }
    }
  }

  private init(
    _ output: UnsafeMutablePointer<UInt8>, _ literals: UnsafePointer<UInt32>, _ matches: UnsafePointer<UInt32>
  ) {
    (self.output, self.literals, self.matches) = (output, literals, matches)
  }

  private mutating func put(_ surface: Surface) {
    append(0x78)
    append(0x01)
    // The last block, with fixed codes.
    put(0b011, count: 3)
    let width = surface.width
    let empty = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    Pixel.fill(empty, 0xff00_0000, count: width)
    var above = empty
    for y in 0..<surface.height {
      let row = surface.row(y)
      putFilter()
      if memcmp(row, above, width * 4) == 0 {
        run(of: 0, pixels: width)
      } else {
        put(row, above, width)
      }
      above = row
    }
    empty.deallocate()
    // The end of the block, up to a whole byte.
    put(0, count: 7)
    if bitCount % 8 > 0 { put(0, count: 8 - bitCount % 8) }
    while bitCount > 0 { flushByte() }
    for byte in PNGFile.bytes(UInt32(second << 16 | first)) { append(byte) }
  }

  /// The filter "Up".
  private mutating func putFilter() {
    put(literals[2])
    first = (first &+ 2) % 65_521
    second = (second &+ first) % 65_521
  }

  private mutating func put(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int) {
    var x = 0
    while x < width {
      let difference = Self.difference(row[x], above[x])
      var end = x &+ 1
      if difference == 0 {
        while end < width, row[end] == above[end] { end &+= 1 }
      } else {
        while end < width, Self.difference(row[end], above[end]) == difference { end &+= 1 }
      }
      run(of: difference, pixels: end &- x)
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
    put(literals[Int(difference & 0xff)])
    put(literals[Int(difference >> 8 & 0xff)])
    put(literals[Int(difference >> 16)])
    count(difference, times: pixels)
    var rest = (pixels &- 1) &* 3
    while rest > 0 {
      let length = rest < 258 ? rest : 258
      put(matches[length])
      rest &-= length
    }
  }

  /// Adds the bytes of pixels to the checksum.
  private mutating func count(_ difference: UInt32, times: Int) {
    if difference == 0 {
      second = (second &+ UInt64(times &* 3) &* first) % 65_521
      return
    }
    let (red, green) = (UInt64(difference & 0xff), UInt64(difference >> 8 & 0xff))
    let blue = UInt64(difference >> 16)
    var rest = times
    while rest > 0 {
      second &+= first &+ red
      first &+= red &+ green
      second &+= first &+ first &+ blue
      first &+= blue
      if first > 60_000 || second > 1 << 40 { (first, second) = (first % 65_521, second % 65_521) }
      rest &-= 1
    }
    (first, second) = (first % 65_521, second % 65_521)
  }

  // MARK: Bits

  /// Adds a code of the tables: its bits, and their number from bit 24 on.
  private mutating func put(_ code: UInt32) { put(UInt64(code & 0xff_ffff), count: UInt64(code >> 24)) }

  private mutating func put(_ value: UInt64, count: UInt64) {
    bits |= value << bitCount
    bitCount &+= count
    while bitCount >= 8 { flushByte() }
  }

  private mutating func flushByte() {
    append(UInt8(truncatingIfNeeded: bits))
    bits >>= 8
    bitCount &-= 8
  }

  private mutating func append(_ byte: UInt8) {
    output[count] = byte
    count &+= 1
  }

  // MARK: Codes

  /// The codes of bytes.
  private static let literalCodes: [UInt32] = (0..<256).map { byte in
    byte < 144 ? code(0x30 + byte, count: 8) : code(0x190 + byte - 144, count: 9)
  }

  /// The codes by which bytes from three bytes before are repeated, by their number: a multiple of three, 258 at most.
  private static let matchCodes: [UInt32] = (0...258).map { length in
    let (symbol, extra, extraCount) = symbol(of: length)
    let head = symbol < 280 ? code(symbol - 256, count: 7) : code(0xC0 + symbol - 280, count: 8)
    let headCount = head >> 24
    // The distance 3 has the code 2 of five bits.
    let tail = extra | (code(2, count: 5) & 0xff) << extraCount
    return head & 0xff_ffff | tail << headCount | (headCount + extraCount + 5) << 24
  }

  private static func symbol(of length: Int) -> (symbol: UInt32, extra: UInt32, extraCount: UInt32) {
    if length == 258 { return (285, 0, 0) }
    if length < 11 { return (254 + UInt32(max(length, 3)), 0, 0) }
    var (symbol, base, extraCount) = (265, 11, 1)
    while length >= base + (4 << extraCount) {
      base += 4 << extraCount
      symbol += 4
      extraCount += 1
    }
    let place = length - base
    return (UInt32(symbol + place >> extraCount), UInt32(place & ((1 << extraCount) - 1)), UInt32(extraCount))
  }

  /// A code, whose highest bit comes first.
  private static func code(_ value: UInt32, count: UInt32) -> UInt32 {
    (0..<count).reduce(0) { $0 | (value >> $1 & 1) << (count - 1 - $1) } | count << 24
  }
}
