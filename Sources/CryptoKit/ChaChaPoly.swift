import Foundation

/// Encryption by which changes are noticed: the cipher ChaCha20 with the code Poly1305, by RFC 8439. Source: Apple's page "ChaChaPoly".
///
/// It is not made to keep secrets from who measures its time.
public enum ChaChaPoly {
  /// Encrypts a message.
  ///
  /// - Parameters:
  ///   - message: The plain text.
  ///   - key: Of 256 bits.
  ///   - nonce: Must not be used again with the key; a random one if nil.
  /// - Throws: ``CryptoKitError/incorrectKeySize`` for a key of another length.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

  /// Encrypts a message and authenticates other data with it.
  ///
  /// - Parameters:
  ///   - message: The plain text.
  ///   - key: Of 256 bits.
  ///   - nonce: Must not be used again with the key; a random one if nil.
  ///   - authenticatedData: Is not part of the box, and must be the same when that is opened.
  /// - Throws: ``CryptoKitError/incorrectKeySize`` for a key of another length.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let cipher = try ChaCha20(key: key.bytes, nonce: nonce.bytes)
    let ciphertext = cipher.transform(Array(message))
    let tag = Self.tag(of: ciphertext, Array(authenticatedData), cipher)
    return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
  }

  /// Decrypts a message.
  ///
  /// - Throws: ``CryptoKitError/authenticationFailure`` if key or box is not that of ``seal(_:using:nonce:)``.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  /// Decrypts a message that was authenticated with other data.
  ///
  /// - Throws: ``CryptoKitError/authenticationFailure`` if key, box or data is another one.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let cipher = try ChaCha20(key: key.bytes, nonce: sealedBox.nonce.bytes)
    let ciphertext = Array(sealedBox.ciphertext)
    guard Bytes.areEqual(tag(of: ciphertext, Array(authenticatedData), cipher), sealedBox.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(cipher.transform(ciphertext))
  }

  /// The code of the data and the encrypted message, with a key from the cipher's first block.
  private static func tag(of ciphertext: [UInt8], _ data: [UInt8], _ cipher: ChaCha20) -> [UInt8] {
    func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16) }
    let lengths = Bytes.littleEndian(UInt64(data.count)) + Bytes.littleEndian(UInt64(ciphertext.count))
    return Poly1305.tag(of: padded(data) + padded(ciphertext) + lengths, key: Array(cipher.block(0)[..<32]))
  }

  /// A number that is used once with a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Twelve random bytes.
    public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }

    /// Takes twelve bytes.
    ///
    /// - Throws: ``CryptoKitError/incorrectParameterSize`` for any other number of them.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a closure with the bytes, which it must not keep.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// An encrypted message with what is needed to open it, apart from the key.
  public struct SealedBox: Sendable {
    /// The number that the message was encrypted with.
    public let nonce: Nonce
    /// The encrypted message, of the plain text's length.
    public let ciphertext: Data
    /// The 16 bytes that show whether the box is unchanged.
    public let tag: Data

    /// Puts a box together.
    ///
    /// - Throws: ``CryptoKitError/incorrectParameterSize`` for a tag that has not 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }

    /// Takes the parts out of one run of bytes: the nonce, the message, and the tag.
    ///
    /// - Throws: ``CryptoKitError/incorrectParameterSize`` for fewer than 28.
    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(
        nonce: Nonce(data: Data(combined.prefix(12))), ciphertext: Data(combined.dropFirst(12).dropLast(16)),
        tag: Data(combined.suffix(16)))
    }

    /// The parts as one run of bytes.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
  }
}
