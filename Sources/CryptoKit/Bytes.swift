/// Helpers for the bytes of digests, codes and keys.
enum Bytes {
  /// Whether two runs of bytes are the same; it looks at all of them, wherever they differ.
  static func areEqual(_ one: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Two digits for each byte, in lower case.
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// The bytes of a number, the highest first.
  static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// The bytes of a number, the lowest first.
  static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
