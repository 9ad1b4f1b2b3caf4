import Foundation

/// A secret that two sides share. Source: Apple's page "SymmetricKey".
///
/// Its bytes are ordinary memory here, which is not overwritten when the key goes.
public struct SymmetricKey: ContiguousBytes, Sendable {
  let bytes: [UInt8]

  /// Takes a key that exists.
  ///
  /// - Parameter data: The bytes of the key.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Makes a random key of a size.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// How long the key is, in bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a closure with the bytes, which it must not keep.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

extension SymmetricKey: Equatable {
  /// Whether the bytes are the same; it looks at all of them.
  public static func == (lhs: Self, rhs: Self) -> Bool { Bytes.areEqual(lhs.bytes, rhs.bytes) }
}

/// How long a key is. Source: Apple's page "SymmetricKeySize".
public struct SymmetricKeySize: Sendable {
  /// In bits, a multiple of eight.
  public let bitCount: Int

  /// A size of the caller's own.
  ///
  /// - Parameter bitCount: A positive multiple of eight; anything else stops the program.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "The size of a key is a positive multiple of eight bits.")
    self.bitCount = bitCount
  }

  /// A key of 16 bytes.
  public static var bits128: Self { Self(bitCount: 128) }
  /// A key of 24 bytes.
  public static var bits192: Self { Self(bitCount: 192) }
  /// A key of 32 bytes.
  public static var bits256: Self { Self(bitCount: 256) }
}
