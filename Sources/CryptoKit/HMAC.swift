import Foundation

/// A code that shows to the owner of the key that a message is unchanged. Source: Apple's page "MessageAuthenticationCode".
public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
  /// How many bytes the code has.
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  /// Whether some data has the code's bytes.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    lhs.withUnsafeBytes { Bytes.areEqual($0, Array(rhs)) }
  }

  /// Whether some data has other bytes than the code.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }

  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }
}

/// The code that ``HMAC`` computes with a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  /// As many as a digest of the function has.
  public var byteCount: Int { bytes.count }
  /// The name of the function and the bytes in hexadecimal.
  public var description: String { "HMAC with \(H.self): \(Bytes.hexadecimal(bytes))" }
  /// Calls a closure with the bytes, which it must not keep.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Whether the bytes are the same; it looks at all of them.
  public static func == (lhs: Self, rhs: Self) -> Bool { Bytes.areEqual(lhs.bytes, rhs.bytes) }
}

/// Authentication codes by a hash function and a key: RFC 2104. Source: Apple's page "HMAC".
public struct HMAC<H: HashFunction>: Sendable {
  /// A key of any length.
  public typealias Key = SymmetricKey
  /// The code as a value.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private let outerKey: [UInt8]

  /// Begins a code whose message comes in parts.
  ///
  /// - Parameter key: One that is longer than the function's block is replaced by its digest.
  public init(key: SymmetricKey) {
    var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5C }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Takes more of the message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The code of all that was taken.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The code of a message that is there as a whole.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of a message and a key.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }

  /// Whether the bytes of a code are those of a message and a key.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode.withUnsafeBytes {
      Bytes.areEqual($0, Self.authenticationCode(for: authenticatedData, using: key).bytes)
    }
  }
}
