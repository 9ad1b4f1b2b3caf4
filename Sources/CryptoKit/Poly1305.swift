/// The code of RFC 8439 by which changes of a message are noticed: a polynomial modulo 2¹³⁰ - 5, whose coefficients are the message's
/// blocks.
enum Poly1305 {
  /// A number in five parts of 26 bits, the lowest first.
  private typealias Parts = [UInt64]

  /// The 16 bytes for a message.
  ///
  /// - Parameter key: Of 32 bytes; it must not be used for another message.
  static func tag(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let factor = parts(number(key[..<16]) & 0x0FFF_FFFC_0FFF_FFFC_0FFF_FFFC_0FFF_FFFF)
    var sum = Parts(repeating: 0, count: 5)
    for start in stride(from: 0, to: message.count, by: 16) {
      let block = message[start..<min(start + 16, message.count)]
      // Each block has a one after its last byte.
      var added = block.count == 16 ? parts(number(block)) : parts(number(block) | 1 << UInt128(8 * block.count))
      if block.count == 16 { added[4] |= 1 << 24 }
      sum = product(zip(sum, added).map(+), factor)
    }
    return Bytes.littleEndian(reduced(sum) &+ number(key[16..<32]))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt128 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt128($1) }
  }

  private static func parts(_ number: UInt128) -> Parts {
    (0..<5).map { UInt64(truncatingIfNeeded: number >> UInt128(26 * $0)) & mask }
  }

  private static let mask: UInt64 = 1 << 26 - 1

  private static func product(_ one: Parts, _ other: Parts) -> Parts {
    var result = Parts(repeating: 0, count: 5)
    for (place, part) in one.enumerated() {
      for (otherPlace, otherPart) in other.enumerated() {
        // 2¹³⁰ is 5.
        let isOver = place + otherPlace > 4
        result[(place + otherPlace) % 5] += part * otherPart * (isOver ? 5 : 1)
      }
    }
    return carried(result)
  }

  /// An equal number with parts of 26 bits; the first one may have a bit more.
  private static func carried(_ number: Parts) -> Parts {
    var result = number
    for place in 0..<5 {
      let carry = result[place] >> 26
      result[place] &= mask
      result[(place + 1) % 5] += place == 4 ? carry * 5 : carry
    }
    return result
  }

  /// The lowest 128 bits of the number modulo 2¹³⁰ - 5.
  private static func reduced(_ number: Parts) -> UInt128 {
    let number = carried(carried(number))
    var result = number
    // What is not less than the modulus is at least 2¹³⁰ with five added.
    var carry: UInt64 = 5
    for place in 0..<5 {
      result[place] += carry
      carry = result[place] >> 26
      result[place] &= mask
    }
    if carry == 0 { result = number }
    return result.enumerated().reduce(0) { $0 &+ (UInt128($1.element) << UInt128(26 * $1.offset)) }
  }
}
