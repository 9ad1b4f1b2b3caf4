import Foundation

/// Decompresses a zlib stream (RFC 1950, RFC 1951).
///
/// Both streams are read and written by address: tests compare pictures in debug builds.
struct Inflate {
  /// A stream that ends too early, or has something that the format does not allow.
  struct Problem: Error {}

  private let input: UnsafePointer<UInt8>
  private let inputCount: Int
  private var position = 2
  private var bits: UInt64 = 0
  private var bitCount = 0
  private let output: UnsafeMutablePointer<UInt8>
  private var count = 0
  private let limit: Int

  private init(_ input: UnsafePointer<UInt8>, _ inputCount: Int, _ output: UnsafeMutablePointer<UInt8>, limit: Int) {
    (self.input, self.inputCount, self.output, self.limit) = (input, inputCount, output, limit)
  }

  /// - Parameters:
  ///   - stream: With its header; the checksum at the end is not looked at.
  ///   - count: How many bytes come out: more are a problem.
  static func bytes(of stream: [UInt8], count: Int) throws(Problem) -> [UInt8] {
    // Four bits of the header are the method; one says whether a dictionary is needed.
    guard stream.count > 2, stream[0] & 0x0F == 8, stream[1] & 0x20 == 0 else { throw Problem() }
    do {
      return try [UInt8](unsafeUninitializedCapacity: max(count, 1)) { output, outputCount in
        try stream.withUnsafeBufferPointer { stream in
          guard let input = stream.baseAddress, let target = output.baseAddress else { throw Problem() }
          var inflate = Inflate(input, stream.count, target, limit: count)
          try inflate.readBlocks()
          outputCount = inflate.count
        }
      }
    } catch {
      throw Problem()
    }
  }

  private mutating func readBlocks() throws(Problem) {
    var isLast = false
    while !isLast {
      isLast = try read(1) == 1
      switch try read(2) {
      case 0: try readStored()
      case 1: try readCodes(.fixedLengths, .fixedDistances)
      case 2:
        let (lengths, distances) = try readTables()
        try readCodes(lengths, distances)
      default: throw Problem()
      }
    }
  }

  // MARK: Bits

  private mutating func fill() {
    while bitCount <= 48, position < inputCount {
      bits |= UInt64(input[position]) << UInt64(bitCount)
      position &+= 1
      bitCount &+= 8
    }
  }

  private mutating func read(_ count: Int) throws(Problem) -> Int {
    if bitCount < count { fill() }
    guard bitCount >= count else { throw Problem() }
    let value = bits & ((1 << UInt64(count)) &- 1)
    bits >>= UInt64(count)
    bitCount &-= count
    return Int(value)
  }

  /// The next symbol of a code.
  private mutating func next(_ table: HuffmanTable) throws(Problem) -> Int {
    if bitCount < table.bits { fill() }
    let entry = table.entries[Int(bits) & table.mask]
    let length = Int(entry >> 16)
    guard length > 0, length <= bitCount else { throw Problem() }
    bits >>= UInt64(length)
    bitCount &-= length
    return Int(entry & 0xffff)
  }

  // MARK: Blocks

  /// A block without compression: two lengths, of which one is the complement of the other, and the bytes.
  private mutating func readStored() throws(Problem) {
    // Whole bytes that have been read ahead.
    position -= bitCount / 8
    (bits, bitCount) = (0, 0)
    guard position + 4 <= inputCount else { throw Problem() }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    position += 4
    guard position + length <= inputCount, count + length <= limit else { throw Problem() }
    memcpy(output + count, input + position, length)
    position += length
    count += length
  }

  private mutating func readCodes(_ lengthCode: HuffmanTable, _ distanceCode: HuffmanTable) throws(Problem) {
    while true {
      let symbol = try next(lengthCode)
      if symbol < 256 {
        guard count < limit else { throw Problem() }
        output[count] = UInt8(truncatingIfNeeded: symbol)
        count &+= 1
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw Problem() }
      let (base, extra) = Self.length(symbol - 257)
      let length = try base + read(extra)
      let code = try next(distanceCode)
      guard code < 30 else { throw Problem() }
      let (distanceBase, distanceExtra) = Self.distance(code)
      let distance = try distanceBase + read(distanceExtra)
      guard distance <= count, count + length <= limit else { throw Problem() }
      copy(length, from: distance)
    }
  }

  /// Repeats bytes from a distance before: what is copied may reach into the copy, which then repeats itself.
  private mutating func copy(_ length: Int, from distance: Int) {
    let start = output + count - distance
    var known = distance
    var rest = length
    while rest > 0 {
      let part = known < rest ? known : rest
      memcpy(output + count, start, part)
      count &+= part
      rest &-= part
      known &+= part
    }
  }

  /// The tables of a block that brings its own.
  private mutating func readTables() throws(Problem) -> (HuffmanTable, HuffmanTable) {
    let (lengthCount, distanceCount) = (try read(5) + 257, try read(5) + 1)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var sizes = [Int](repeating: 0, count: 19)
    for place in order.prefix(try read(4) + 4) { sizes[place] = try read(3) }
    let table = HuffmanTable(sizes)
    var all: [Int] = []
    while all.count < lengthCount + distanceCount {
      switch try next(table) {
      case 16:
        guard let last = all.last else { throw Problem() }
        all += [Int](repeating: last, count: try read(2) + 3)
      case 17: all += [Int](repeating: 0, count: try read(3) + 3)
      case 18: all += [Int](repeating: 0, count: try read(7) + 11)
      case let size: all.append(size)
      }
    }
    guard all.count == lengthCount + distanceCount else { throw Problem() }
    return (HuffmanTable(Array(all[..<lengthCount])), HuffmanTable(Array(all[lengthCount...])))
  }

  /// From 3 to 258 bytes, by symbols from 257 on.
  private static func length(_ place: Int) -> (base: Int, extra: Int) {
    if place == 28 { return (258, 0) }
    let extra = place < 8 ? 0 : place / 4 - 1
    return (place < 8 ? 3 + place : 3 + (4 + place % 4) << extra, extra)
  }

  private static func distance(_ code: Int) -> (base: Int, extra: Int) {
    let extra = code < 4 ? 0 : code / 2 - 1
    return (code < 4 ? 1 + code : 1 + (2 + code % 2) << extra, extra)
  }
}
