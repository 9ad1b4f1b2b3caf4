/// A code of up to 15 bits for each symbol, as a table of what all bits that come next can begin with.
final class HuffmanTable: @unchecked Sendable {
  /// The bits of the longest code.
  let bits: Int
  let mask: Int
  /// A symbol, with the number of its bits from bit 16 on; 0 where no code begins so. Never changed after it is made.
  let entries: UnsafeMutablePointer<UInt32>

  /// - Parameter sizes: The length of each symbol's code; 0 for none.
  init(_ sizes: [Int]) {
    bits = max(sizes.max() ?? 0, 1)
    mask = (1 << bits) - 1
    entries = UnsafeMutablePointer.allocate(capacity: mask + 1)
    for index in 0...mask { entries[index] = 0 }
    // Codes of one length are numbers that follow each other, in the order of their symbols.
    var code = 0
    for size in 1...bits {
      for symbol in sizes.indices where sizes[symbol] == size {
        // More codes than there is room for are no code.
        guard code < 1 << size else { return }
        enter(UInt32(symbol) | UInt32(size) << 16, code: code, size: size)
        code += 1
      }
      code <<= 1
    }
  }

  deinit { entries.deallocate() }

  /// Enters a symbol wherever the lowest bits are its code, whose highest bit comes first.
  private func enter(_ entry: UInt32, code: Int, size: Int) {
    var index = 0
    for bit in 0..<size where (code >> bit) & 1 == 1 { index |= 1 << (size - 1 - bit) }
    while index <= mask {
      entries[index] = entry
      index += 1 << size
    }
  }

  static let fixedLengths = HuffmanTable(
    [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
      + [Int](repeating: 8, count: 8))
  static let fixedDistances = HuffmanTable([Int](repeating: 5, count: 30))
}
