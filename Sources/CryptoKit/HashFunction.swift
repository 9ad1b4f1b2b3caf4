import Foundation

/// A function that makes a digest of a message. Source: Apple's page "HashFunction".
public protocol HashFunction: Sendable {
  /// The type of the results.
  associatedtype Digest: CryptoKit.Digest

  /// How many bytes the function takes at a time.
  static var blockByteCount: Int { get }

  /// A function that has taken nothing yet.
  init()

  /// Takes more of the message.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The digest of all that was taken; the function can take more afterwards.
  func finalize() -> Digest
}

extension HashFunction {
  /// How many bytes the digests of the function have.
  public static var byteCount: Int { Digest.byteCount }

  /// The digest of a message that is there as a whole.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes more of the message.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}
