/// Decompresses a zlib stream (RFC 1950, RFC 1951).
struct Inflate {
  /// A stream that ends too early, or has something that the format does not allow.
  struct Problem: Error {}

  private let input: [UInt8]
  private var position = 0
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  private init(_ input: [UInt8], limit: Int) { (self.input, self.limit) = (input, limit) }

  /// - Parameters:
  ///   - stream: With its header; the checksum at the end is not looked at.
  ///   - count: How many bytes come out: more are a problem.
  static func bytes(of stream: [UInt8], count: Int) throws(Problem) -> [UInt8] {
    // Four bits of the header are the method; one says whether a dictionary is needed.
    guard stream.count > 2, stream[0] & 0x0F == 8, stream[1] & 0x20 == 0 else { throw Problem() }
    var inflate = Inflate(stream, limit: count)
    inflate.position = 2
    inflate.output.reserveCapacity(count)
    try inflate.readBlocks()
    return inflate.output
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

  private mutating func read(_ count: Int) throws(Problem) -> Int {
    while bitCount < count {
      guard position < input.count else { throw Problem() }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  /// A block without compression: two lengths, of which one is the complement of the other, and the bytes.
  private mutating func readStored() throws(Problem) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= input.count else { throw Problem() }
    let count = Int(input[position]) | Int(input[position + 1]) << 8
    position += 4
    guard position + count <= input.count, output.count + count <= limit else { throw Problem() }
    output += input[position..<(position + count)]
    position += count
  }

  private mutating func readCodes(_ lengths: Huffman, _ distances: Huffman) throws(Problem) {
    while true {
      let symbol = try next(lengths)
      if symbol < 256 {
        guard output.count < limit else { throw Problem() }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengths.count else { throw Problem() }
      let (base, extra) = Self.lengths[symbol - 257]
      let count = try base + read(extra)
      let code = try next(distances)
      guard code < Self.distances.count else { throw Problem() }
      let distance = try Self.distances[code].base + read(Self.distances[code].extra)
      guard distance <= output.count, output.count + count <= limit else { throw Problem() }
      // What is copied may reach into the copy.
      for _ in 0..<count { output.append(output[output.count - distance]) }
    }
  }

  /// The tables of a block that brings its own.
  private mutating func readTables() throws(Problem) -> (Huffman, Huffman) {
    let (lengthCount, distanceCount) = (try read(5) + 257, try read(5) + 1)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var sizes = [Int](repeating: 0, count: 19)
    for place in order.prefix(try read(4) + 4) { sizes[place] = try read(3) }
    let table = Huffman(sizes)
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
    return (Huffman(Array(all[..<lengthCount])), Huffman(Array(all[lengthCount...])))
  }

  /// The next symbol: codes of one length are numbers that follow each other.
  private mutating func next(_ table: Huffman) throws(Problem) -> Int {
    var (code, first, index) = (0, 0, 0)
    for count in table.counts.dropFirst() {
      code |= try read(1)
      if code - first < count { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Problem()
  }

  /// From 3 to 258 bytes, by symbols from 257 on.
  private static let lengths: [(base: Int, extra: Int)] = {
    var table: [(base: Int, extra: Int)] = []
    var base = 3
    for symbol in 0..<28 {
      let extra = symbol < 8 ? 0 : symbol / 4 - 1
      table.append((base, extra))
      base += 1 << extra
    }
    return table + [(258, 0)]
  }()

  private static let distances: [(base: Int, extra: Int)] = {
    var table: [(base: Int, extra: Int)] = []
    var base = 1
    for symbol in 0..<30 {
      let extra = symbol < 4 ? 0 : symbol / 2 - 1
      table.append((base, extra))
      base += 1 << extra
    }
    return table
  }()
}

/// A code of up to 15 bits for each symbol.
private struct Huffman {
  /// How many codes there are of each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// In the order of their codes.
  let symbols: [Int]

  /// - Parameter sizes: The length of each symbol's code; 0 for none.
  init(_ sizes: [Int]) {
    for size in sizes where size > 0 { counts[size] += 1 }
    symbols = sizes.indices.filter { sizes[$0] > 0 }.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
  }

  static let fixedLengths = Huffman(
    [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
      + [Int](repeating: 8, count: 8))
  static let fixedDistances = Huffman([Int](repeating: 5, count: 30))
}
