/// What MD5 and the SHA functions have in common: they take blocks, the last one with padding and the length of the message.
struct BlockHash<Function: BlockFunction>: Sendable {
  private var function = Function()
  /// What does not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    let size = Function.blockByteCount
    count &+= UInt64(bytes.count)
    var bytes = bytes[...]
    if !rest.isEmpty {
      let missing = bytes.prefix(size - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == size else { return }
      compress(rest)
      rest = []
    }
    while bytes.count >= size {
      function.compress(UnsafeRawBufferPointer(rebasing: bytes.prefix(size)))
      bytes = bytes.dropFirst(size)
    }
    rest = Array(bytes)
  }

  /// The digest of what has come so far.
  func finalize() -> [UInt8] {
    var last = self
    let size = Function.blockByteCount
    let used = (rest.count + 1 + Function.lengthByteCount) % size
    let length = Function.isLittleEndian ? Bytes.littleEndian(count << 3) : Bytes.bigEndian(count << 3)
    let padding = [0x80] + [UInt8](repeating: 0, count: (used == 0 ? 0 : size - used) + Function.lengthByteCount - 8)
    (padding + length).withUnsafeBytes { last.update($0) }
    return last.function.output
  }

  private mutating func compress(_ block: [UInt8]) { block.withUnsafeBytes { function.compress($0) } }
}

/// The compression function of a hash and its state.
protocol BlockFunction: Sendable {
  init()
  static var blockByteCount: Int { get }
  /// How many bytes the length of the message has in the last block.
  static var lengthByteCount: Int { get }
  static var isLittleEndian: Bool { get }

  /// Takes one block of ``blockByteCount`` bytes.
  mutating func compress(_ block: UnsafeRawBufferPointer)

  /// The state as bytes.
  var output: [UInt8] { get }
}

extension BlockFunction {
  static var blockByteCount: Int { 64 }
  static var lengthByteCount: Int { 8 }
  static var isLittleEndian: Bool { false }
}

extension FixedWidthInteger {
  /// The bits moved to the right, those that fall out entering at the left.
  @inline(__always)
  func rotatedRight(_ count: Int) -> Self { (self >> Self(count)) | (self << Self(Self.bitWidth - count)) }
}
