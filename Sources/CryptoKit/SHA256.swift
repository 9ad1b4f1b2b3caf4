import Foundation

/// The function SHA-256 of the standard FIPS 180-4, written here: it is not made to keep secrets from who measures its time.
public struct SHA256: HashFunction {
  /// The digest, of 32 bytes.
  public typealias Digest = SHA256Digest
  /// The function reads 64 bytes at a time.
  public static var blockByteCount: Int { 64 }
  private var hash = BlockHash<SHA256Function>()

  /// A function that has taken nothing yet.
  public init() {}
  /// Takes more of the message.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
  /// The digest of all that was taken.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finalize()) }
}

struct SHA256Function: BlockFunction {
  private var state = SHA2Constants.upperSquareRoots

  var output: [UInt8] { state.flatMap { Bytes.bigEndian($0) } }

  mutating func compress(_ block: UnsafeRawBufferPointer) {
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 {
      words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let small = early.rotatedRight(7) ^ early.rotatedRight(18) ^ (early >> 3)
      let large = late.rotatedRight(17) ^ late.rotatedRight(19) ^ (late >> 10)
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
    let constants = SHA2Constants.upperCubeRoots
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let right = e.rotatedRight(6) ^ e.rotatedRight(11) ^ e.rotatedRight(25)
      let first = h &+ right &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ words[index]
      let left = a.rotatedRight(2) ^ a.rotatedRight(13) ^ a.rotatedRight(22)
      let second = left &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }
}
