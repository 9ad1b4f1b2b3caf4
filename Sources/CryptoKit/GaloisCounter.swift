/// Encryption and authentication by a counter and a product in a field: NIST SP 800-38D.
struct GaloisCounter {
  private let cipher: AESBlocks
  private let key: Element
  private let firstCounter: [UInt8]

  /// - Throws: ``CryptoKitError/incorrectKeySize`` for a key of no length of AES.
  init(key: [UInt8], nonce: [UInt8]) throws {
    cipher = try AESBlocks(key: key)
    let hashKey = Element(cipher.encrypt([UInt8](repeating: 0, count: 16)))
    self.key = hashKey
    firstCounter =
      nonce.count == 12
      ? nonce + [0, 0, 0, 1] : Self.hash(Self.padded(nonce) + Self.lengths(0, nonce.count), hashKey)
  }

  /// Encrypts, and decrypts what was encrypted.
  func transform(_ message: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var counter = firstCounter
    for start in stride(from: 0, to: message.count, by: 16) {
      let number = counter[12...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } &+ 1
      counter = counter[..<12] + Bytes.bigEndian(number)
      output += AESBlocks.sum(Array(message[start..<min(start + 16, message.count)]), cipher.encrypt(counter))
    }
    return output
  }

  /// The tag of an encrypted message and of data that goes with it.
  func tag(of ciphertext: [UInt8], _ data: [UInt8]) -> [UInt8] {
    let blocks = Self.padded(data) + Self.padded(ciphertext) + Self.lengths(data.count, ciphertext.count)
    return AESBlocks.sum(Self.hash(blocks, key), cipher.encrypt(firstCounter))
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
  }

  private static func lengths(_ one: Int, _ other: Int) -> [UInt8] {
    Bytes.bigEndian(UInt64(one) * 8) + Bytes.bigEndian(UInt64(other) * 8)
  }

  private static func hash(_ blocks: [UInt8], _ key: Element) -> [UInt8] {
    var sum = Element(high: 0, low: 0)
    for start in stride(from: 0, to: blocks.count, by: 16) {
      let block = Element(blocks[start..<start + 16])
      sum = Element(high: sum.high ^ block.high, low: sum.low ^ block.low).times(key)
    }
    return Bytes.bigEndian(sum.high) + Bytes.bigEndian(sum.low)
  }

  /// An element of the field with 2¹²⁸ elements; its first bit is that of the lowest power.
  private struct Element {
    var high: UInt64
    var low: UInt64

    init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    init(_ bytes: some Collection<UInt8>) {
      high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
      low = bytes.dropFirst(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    func times(_ other: Element) -> Element {
      var (product, power) = (Element(high: 0, low: 0), other)
      for word in [high, low] {
        for bit in (0..<64).reversed() {
          if word >> UInt64(bit) & 1 == 1 {
            product.high ^= power.high
            product.low ^= power.low
          }
          let isReduced = power.low & 1 == 1
          power.low = power.low >> 1 | power.high << 63
          power.high = power.high >> 1 ^ (isReduced ? 0xE100_0000_0000_0000 : 0)
        }
      }
      return product
    }
  }
}
