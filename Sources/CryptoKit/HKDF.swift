import Foundation

/// Keys that are derived from a secret: RFC 5869. Source: Apple's page "HKDF".
public enum HKDF<H: HashFunction> {
  /// Derives a key in both steps.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret.
  ///   - salt: Bytes that need not be secret.
  ///   - info: What the key is for.
  ///   - outputByteCount: How long the key is, at most 255 digests.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key without a salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key without saying what it is for.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// Derives a key without salt and purpose.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// The first step: a key of the digest's length.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let salt = salt.map { Array($0) } ?? [UInt8](repeating: 0, count: H.Digest.byteCount)
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt))
  }

  /// The second step: as many bytes as are asked for.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    precondition(
      outputByteCount <= 255 * H.Digest.byteCount, "A derived key has at most 255 times the bytes of a digest.")
    let (key, info) = (SymmetricKey(data: prk), info.map { Array($0) } ?? [])
    var (output, block, number): ([UInt8], [UInt8], UInt8) = ([], [], 1)
    while output.count < outputByteCount {
      block = HMAC<H>.authenticationCode(for: block + info + [number], using: key).bytes
      output += block
      if output.count < outputByteCount { number += 1 }
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }
}
