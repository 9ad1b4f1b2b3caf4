import Foundation

/// The function SHA-512 of the standard FIPS 180-4.
public struct SHA512: HashFunction {
  /// The digest, of 64 bytes.
  public typealias Digest = SHA512Digest
  /// The function reads 128 bytes at a time.
  public static var blockByteCount: Int { 128 }
  private var hash = BlockHash<SHA512Function>()

  /// A function that has taken nothing yet.
  public init() {}
  /// Takes more of the message.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
  /// The digest of all that was taken.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: hash.finalize()) }
}

/// The function SHA-384 of the standard FIPS 180-4: as ``SHA512`` with another beginning, cut off.
public struct SHA384: HashFunction {
  /// The digest, of 48 bytes.
  public typealias Digest = SHA384Digest
  /// The function reads 128 bytes at a time, as ``SHA512`` does.
  public static var blockByteCount: Int { 128 }
  private var hash = BlockHash<SHA384Function>()

  /// A function that has taken nothing yet.
  public init() {}
  /// Takes more of the message.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
  /// The digest of all that was taken.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: hash.finalize()) }
}

struct SHA384Function: BlockFunction {
  static var blockByteCount: Int { 128 }
  static var lengthByteCount: Int { 16 }
  private var function = SHA512Function(SHA2Constants.nextSquareRoots)

  var output: [UInt8] { Array(function.output.prefix(SHA384Digest.byteCount)) }
  mutating func compress(_ block: UnsafeRawBufferPointer) { function.compress(block) }
}

struct SHA512Function: BlockFunction {
  static var blockByteCount: Int { 128 }
  static var lengthByteCount: Int { 16 }
  private var state: [UInt64]

  init() { self.init(SHA2Constants.firstSquareRoots) }
  init(_ state: [UInt64]) { self.state = state }

  var output: [UInt8] { state.flatMap { Bytes.bigEndian($0) } }

  mutating func compress(_ block: UnsafeRawBufferPointer) {
    var words = [UInt64](repeating: 0, count: 80)
    for index in 0..<16 {
      words[index] = UInt64(bigEndian: block.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
    for index in 16..<80 {
      let (early, late) = (words[index - 15], words[index - 2])
      let small = early.rotatedRight(1) ^ early.rotatedRight(8) ^ (early >> 7)
      let large = late.rotatedRight(19) ^ late.rotatedRight(61) ^ (late >> 6)
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
    let constants = SHA2Constants.cubeRoots
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<80 {
      let right = e.rotatedRight(14) ^ e.rotatedRight(18) ^ e.rotatedRight(41)
      let first = h &+ right &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ words[index]
      let left = a.rotatedRight(28) ^ a.rotatedRight(34) ^ a.rotatedRight(39)
      let second = left &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }
}
