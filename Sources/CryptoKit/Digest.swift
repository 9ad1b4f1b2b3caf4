import Foundation

/// The result of a hash function. Source: Apple's page "Digest".
///
/// Two digests are equal if their bytes are; the comparison looks at all of them.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence where Element == UInt8 {
  /// How many bytes digests of this kind have.
  static var byteCount: Int { get }
}

extension Digest {
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }

  /// Whether some data has the digest's bytes.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    lhs.withUnsafeBytes { Bytes.areEqual($0, Array(rhs)) }
  }

  /// Whether some data has other bytes than the digest.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }

  /// The name of the kind and the bytes in hexadecimal, as `SHA256 digest: e3b0…`.
  public var description: String {
    let name = "\(Self.self)".dropLast("Digest".count)
    return "\(name) digest: \(withUnsafeBytes { Bytes.hexadecimal($0) })"
  }
}

/// The digest of ``SHA256``.
public struct SHA256Digest: Digest {
  /// Always 32 bytes.
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
  /// Calls a closure with the bytes, which it must not keep.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The digest of ``SHA384``.
public struct SHA384Digest: Digest {
  /// Always 48 bytes.
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
  /// Calls a closure with the bytes, which it must not keep.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The digest of ``SHA512``.
public struct SHA512Digest: Digest {
  /// Always 64 bytes.
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
  /// Calls a closure with the bytes, which it must not keep.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

extension Insecure {
  /// The digest of ``Insecure/SHA1``.
  public struct SHA1Digest: Digest {
    /// Always 20 bytes.
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
    /// Calls a closure with the bytes, which it must not keep.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// The digest of ``Insecure/MD5``.
  public struct MD5Digest: Digest {
    /// Always 16 bytes.
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
    /// Calls a closure with the bytes, which it must not keep.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
