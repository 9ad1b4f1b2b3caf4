/// The stream cipher of RFC 8439.
struct ChaCha20 {
  /// The state of which each block is made: four constants, the key, the block's number, and the nonce.
  private let state: [UInt32]

  /// - Parameter nonce: Of twelve bytes.
  /// - Throws: ``CryptoKitError/incorrectKeySize`` for a key that has not 32 bytes.
  init(key: [UInt8], nonce: [UInt8]) throws {
    guard key.count == 32 else { throw CryptoKitError.incorrectKeySize }
    state = Self.words(Array("expand 32-byte k".utf8)) + Self.words(key) + [0] + Self.words(nonce)
  }

  /// Encrypts, and decrypts what was encrypted. The first block is left for the code's key.
  func transform(_ message: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(message.count)
    for (number, start) in stride(from: 0, to: message.count, by: 64).enumerated() {
      let block = block(UInt32(truncatingIfNeeded: number + 1))
      for (byte, key) in zip(message[start..<min(start + 64, message.count)], block) { output.append(byte ^ key) }
    }
    return output
  }

  /// The 64 bytes of a block.
  func block(_ number: UInt32) -> [UInt8] {
    var first = state
    first[12] = number
    var words = first
    for _ in 0..<10 {
      for column in 0..<4 { Self.mix(&words, column, 4 + column, 8 + column, 12 + column) }
      for column in 0..<4 {
        Self.mix(&words, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
      }
    }
    return zip(words, first).flatMap { Bytes.littleEndian($0 &+ $1) }
  }

  /// The quarter round.
  private static func mix(_ words: inout [UInt32], _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    for (left, right) in [(16, 12), (8, 7)] {
      words[a] &+= words[b]
      words[d] = (words[d] ^ words[a]).rotatedRight(32 - left)
      words[c] &+= words[d]
      words[b] = (words[b] ^ words[c]).rotatedRight(32 - right)
    }
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
