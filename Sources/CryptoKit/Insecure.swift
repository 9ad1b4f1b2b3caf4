import Foundation

/// Functions that are no longer safe, for old formats and services. Source: Apple's page "Insecure".
public enum Insecure {
  /// The function SHA-1 of the standard FIPS 180-4.
  public struct SHA1: HashFunction {
    /// The digest, of 20 bytes.
    public typealias Digest = SHA1Digest
    /// The function reads 64 bytes at a time.
    public static var blockByteCount: Int { 64 }
    private var hash = BlockHash<SHA1Function>()

    /// A function that has taken nothing yet.
    public init() {}
    /// Takes more of the message.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// The digest of all that was taken.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.finalize()) }
  }

  /// The function MD5 of RFC 1321.
  public struct MD5: HashFunction {
    /// The digest, of 16 bytes.
    public typealias Digest = MD5Digest
    /// The function reads 64 bytes at a time.
    public static var blockByteCount: Int { 64 }
    private var hash = BlockHash<MD5Function>()

    /// A function that has taken nothing yet.
    public init() {}
    /// Takes more of the message.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// The digest of all that was taken.
    public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finalize()) }
  }
}

struct SHA1Function: BlockFunction {
  private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]

  var output: [UInt8] { state.flatMap { Bytes.bigEndian($0) } }

  mutating func compress(_ block: UnsafeRawBufferPointer) {
    var words = [UInt32](repeating: 0, count: 80)
    for index in 0..<16 {
      words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    for index in 16..<80 {
      words[index] = (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).rotatedRight(31)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mix, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = a.rotatedRight(27) &+ mix &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, b.rotatedRight(2), a, next)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }
}

struct MD5Function: BlockFunction {
  static var isLittleEndian: Bool { true }
  private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 0x1p32) }
  private static let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

  var output: [UInt8] { state.flatMap { Bytes.littleEndian($0) } }

  mutating func compress(_ block: UnsafeRawBufferPointer) {
    let words = (0..<16).map { UInt32(littleEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for index in 0..<64 {
      let (mix, word): (UInt32, Int) =
        switch index / 16 {
        case 0: ((b & c) | (~b & d), index)
        case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
        case 2: (b ^ c ^ d, (3 * index + 5) % 16)
        default: (c ^ (b | ~d), (7 * index) % 16)
        }
      let sum = a &+ mix &+ Self.sines[index] &+ words[word]
      (a, d, c, b) = (d, c, b, b &+ sum.rotatedRight(32 - Self.shifts[index / 16][index % 4]))
    }
    for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
  }
}
