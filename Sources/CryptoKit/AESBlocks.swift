/// The block cipher of the standard FIPS 197, in the one direction that counter modes need.
struct AESBlocks {
  private let roundKeys: [[UInt8]]

  /// - Parameter key: Of 16, 24 or 32 bytes.
  /// - Throws: ``CryptoKitError/incorrectKeySize`` for any other length.
  init(key: [UInt8]) throws {
    guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
    let length = key.count / 4
    var words = (0..<length).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
    var constant: UInt8 = 1
    for index in length..<4 * (length + 7) {
      var word = words[index - 1]
      if index % length == 0 {
        word = (word[1...] + word[..<1]).map { Self.substitutes[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, index % length == 4 {
        word = word.map { Self.substitutes[Int($0)] }
      }
      words.append(Self.sum(words[index - length], word))
    }
    roundKeys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  /// Encrypts 16 bytes.
  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = Self.sum(block, roundKeys[0])
    for (round, key) in roundKeys.enumerated().dropFirst() {
      // Bytes are substituted and the rows of the square are shifted, each by its number.
      state = (0..<16).map { Self.substitutes[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < roundKeys.count - 1 { state = Self.mixed(state) }
      state = Self.sum(state, key)
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    state.indices.map { index in
      let column = index / 4 * 4
      func byte(_ offset: Int) -> UInt8 { state[column + (index + offset) % 4] }
      return doubled(byte(0)) ^ doubled(byte(1)) ^ byte(1) ^ byte(2) ^ byte(3)
    }
  }

  static func sum(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] { zip(one, other).map { $0 ^ $1 } }

  /// Twice a number of the field with 256 elements.
  private static func doubled(_ number: UInt8) -> UInt8 { (number << 1) ^ (number & 0x80 == 0 ? 0 : 0x1B) }

  /// What each byte is replaced by: its inverse in the field, and a map of its bits.
  private static let substitutes: [UInt8] = {
    var table = [UInt8](repeating: 0x63, count: 256)
    // The powers of three are all elements but zero, those of its inverse their inverses.
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      power ^= doubled(power)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      func rotated(_ count: Int) -> UInt8 { inverse.rotatedRight(8 - count) }
      table[Int(power)] = inverse ^ rotated(1) ^ rotated(2) ^ rotated(3) ^ rotated(4) ^ 0x63
    } while power != 1
    return table
  }()
}
