import CryptoKit
import Testing

/// Vectors of RFC 4231, RFC 2202 and RFC 5869.
@Suite("Authentication codes and derived keys")
struct HMACTests {
  private static let question = Data("what do ya want for nothing?".utf8)

  @Test("HMAC with the SHA-2 functions, with short keys and with one that is longer than a block")
  func sha2() {
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("Hi There".utf8), using: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 20)))
    #expect(
      code.description == "HMAC with SHA256: b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    let key = SymmetricKey(data: Data("Jefe".utf8))
    #expect(
      HMAC<SHA384>.authenticationCode(for: Self.question, using: key)
        == Data(
          hex: "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649"))
    #expect(
      HMAC<SHA512>.authenticationCode(for: Self.question, using: key)
        == Data(
          hex:
            "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
        ))
    let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let message = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      HMAC<SHA256>.authenticationCode(for: message, using: long)
        == Data(hex: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"))
  }

  @Test("HMAC with SHA-1 and MD5")
  func insecure() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    #expect(
      HMAC<Insecure.SHA1>.authenticationCode(for: Self.question, using: key)
        == Data(hex: "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"))
    #expect(
      HMAC<Insecure.MD5>.authenticationCode(for: Self.question, using: key)
        == Data(hex: "750c783e6ab0b503eaa86e310a5db738"))
  }

  @Test("A code in parts is that of the whole; another key or message has another one")
  func validity() {
    let key = SymmetricKey(size: .bits256)
    var code = HMAC<SHA256>(key: key)
    code.update(data: Self.question.prefix(5))
    code.update(data: Self.question.dropFirst(5))
    let mac = code.finalize()
    #expect(HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: Self.question, using: key))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(mac), authenticating: Self.question, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: Self.question.dropLast(), using: key))
    let other = SymmetricKey(size: .bits256)
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: Self.question, using: other))
  }

  @Test("HKDF")
  func derivedKeys() {
    let input = SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: input, salt: Data(hex: "000102030405060708090a0b0c"), info: Data(hex: "f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    #expect(
      Data(key)
        == Data(hex: "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
    let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: input, outputByteCount: 42)
    #expect(
      Data(plain)
        == Data(hex: "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"))
  }

  @Test("Keys are random, have the size that is asked for, and are equal by their bytes")
  func keys() {
    #expect(SymmetricKey(size: .bits128).bitCount == 128)
    #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
    #expect(SymmetricKey(data: Data([1, 2, 3])) == SymmetricKey(data: [1, 2, 3] as [UInt8]))
  }
}

extension Data {
  /// Two digits for each byte.
  init(hex: String) {
    let digits = Array(hex)
    self.init(
      stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) })
  }

  /// The bytes of a key.
  init(_ key: SymmetricKey) { self = key.withUnsafeBytes { Data($0) } }
}
