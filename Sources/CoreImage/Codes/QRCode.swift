import Foundation

/// A QR code as ISO/IEC 18004 describes it: bytes, error correction, and the mask with the least penalty.
struct QRCode: Equatable {
  /// How much of a code can be damaged.
  enum Correction: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The two bits of the format.
    var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }
  }

  /// From 1 to 40: a code has 17 modules a side, and four more for each version.
  let version: Int
  let correction: Correction
  /// The number of the pattern that is laid over the data, from 0 to 7.
  let mask: Int
  private(set) var modules: QRModules

  var side: Int { modules.side }

  /// Makes the smallest code that has room; nil for more than 2,953 bytes, or fewer for more correction.
  init?(_ bytes: [UInt8], correction: Correction) {
    guard let version = (1...40).first(where: { QRBlocks($0, correction).capacity >= bytes.count }) else { return nil }
    let blocks = QRBlocks(version, correction)
    var drawn = QRModules(version: version)
    drawn.drawFunctions()
    drawn.place(blocks.codewords(of: bytes))
    let masked = (0..<8).map { mask in
      var modules = drawn
      modules.apply(mask: mask)
      modules.drawFormat(correction.bits << 3 | mask)
      return modules
    }
    let penalties = masked.map(\.penalty)
    let best = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
    (self.version, self.correction, mask, modules) = (version, correction, best, masked[best])
  }

  /// Whether a module is dark.
  subscript(x: Int, y: Int) -> Bool { modules[x, y] }
}

/// How the bytes of a version are divided into blocks.
struct QRBlocks {
  let version: Int
  /// How many bytes of correction each block has.
  let correctionLength: Int
  let count: Int
  /// How many bytes there are, with those of correction.
  let total: Int

  init(_ version: Int, _ correction: QRCode.Correction) {
    self.version = version
    let (lengths, counts) = Self.tables[correction] ?? ([], [])
    (correctionLength, count) = (lengths[version - 1], counts[version - 1])
    total = Self.modules(version) / 8
  }

  /// How many bytes of data there are.
  var dataLength: Int { total - correctionLength * count }

  /// How many bits the length of a message has.
  private var lengthBits: Int { version < 10 ? 8 : 16 }

  /// How many bytes a message can have.
  var capacity: Int { (dataLength * 8 - 4 - lengthBits) / 8 }

  /// All bytes of a message, in the order in which they are placed.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let data = dataWords(of: bytes)
    let (short, longer) = ((total / count) - correctionLength, total % count)
    var blocks: [[UInt8]] = []
    var start = 0
    for index in 0..<count {
      let length = short + (index < count - longer ? 0 : 1)
      blocks.append(Array(data[start..<(start + length)]))
      start += length
    }
    let divisor = ReedSolomon.divisor(correctionLength)
    let corrections = blocks.map { ReedSolomon.remainder($0, divisor) }
    var result: [UInt8] = []
    for index in 0...short {
      for block in blocks where index < block.count { result.append(block[index]) }
    }
    for index in 0..<correctionLength {
      for correction in corrections { result.append(correction[index]) }
    }
    return result
  }

  /// The kind, the length and the bytes of a message, then what fills the rest.
  func dataWords(of bytes: [UInt8]) -> [UInt8] {
    var bits = BitRow()
    bits.append(0b0100, count: 4)
    bits.append(bytes.count, count: lengthBits)
    for byte in bytes { bits.append(Int(byte), count: 8) }
    bits.append(0, count: min(4, dataLength * 8 - bits.count))
    var words = bits.bytes
    var filler: UInt8 = 0xEC
    while words.count < dataLength {
      words.append(filler)
      filler ^= 0xEC ^ 0x11
    }
    return words
  }

  /// How many modules have data.
  private static func modules(_ version: Int) -> Int {
    var count = (16 * version + 128) * version + 64
    if version >= 2 {
      let marks = version / 7 + 2
      count -= (25 * marks - 10) * marks - 55
      if version >= 7 { count -= 36 }
    }
    return count
  }

  /// Table 9 of the standard: the bytes of correction in a block, and how many blocks there are, for each version.
  private static let tables: [QRCode.Correction: (lengths: [Int], counts: [Int])] = [
    .low: (
      numbers("7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28") + thirties(14),
      numbers("1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25")
    ),
    .medium: (
      numbers("10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26")
        + [Int](repeating: 28, count: 19),
      numbers(
        "1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49")
    ),
    .quartile: (
      numbers("13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28") + thirties(14),
      numbers(
        "1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68")
    ),
    .high: (
      numbers("17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24") + thirties(18),
      numbers(
        "1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81")
    ),
  ]

  private static func numbers(_ text: String) -> [Int] { text.split(separator: " ").compactMap { Int($0) } }
  private static func thirties(_ count: Int) -> [Int] { [Int](repeating: 30, count: count) }
}

/// Bits, the first one in the highest place.
struct BitRow {
  private var bits: [Bool] = []

  var count: Int { bits.count }

  mutating func append(_ value: Int, count: Int) {
    for place in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> place & 1 == 1) }
  }

  /// The bits in bytes, with zeros at the end.
  var bytes: [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count && bits[start + $1] ? 1 : 0) }
    }
  }
}

/// Bytes that correct others, in the field with 256 elements that QR codes use.
enum ReedSolomon {
  /// The product of two elements.
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for place in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(b >> UInt8(place) & 1) * Int(a)
    }
    return UInt8(truncatingIfNeeded: result)
  }

  /// The polynomial that messages are divided by, without its first factor, which is 1.
  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0)
      }
      root = product(root, 2)
    }
    return result
  }

  /// The bytes of correction for a message.
  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }
}
