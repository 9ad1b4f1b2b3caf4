import Foundation
import Testing

@testable import CryptoKit

/// Vectors of RFC 8439.
@Suite("ChaCha20 with Poly1305")
struct ChaChaPolyTests {
  struct Vector: Sendable {
    let key, nonce, data, cipher, tag, plain: String
  }

  static let vectors = [
    // Section 2.8.2.
    Vector(
      key: "808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f", nonce: "070000004041424344454647",
      data: "50515253c0c1c2c3c4c5c6c7",
      cipher: """
        d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b\
        1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc\
        3ff4def08e4b7a9de576d26586cec64b6116
        """,
      tag: "1ae10b594f09e26a7e902ecbd0600691",
      plain: """
        Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.
        """),
    // Appendix A.5.
    Vector(
      key: "1c9240a5eb55d38af333888604f6b5f0473917c1402b80099dca5cbc207075c0", nonce: "000000000102030405060708",
      data: "f33388860000000000004e91",
      cipher: """
        64a0861575861af460f062c79be643bd5e805cfd345cf389f108670ac76c8cb24c6cfc18755d43eea09ee94e382d26b0\
        bdb7b73c321b0100d4f03b7f355894cf332f830e710b97ce98c8a84abd0b948114ad176e008d33bd60f982b1ff37c855\
        9797a06ef4f0ef61c186324e2b3506383606907b6a7c02b0f9f6157b53c867e4b9166c767b804d46a59b5216cde7a4e9\
        9040c5a40433225ee282a1b0a06c523eaf4534d7f83fa1155b0047718cbc546a0d072b04b3564eea1b422273f548271a\
        0bb2316053fa76991955ebd63159434ecebb4e466dae5a1073a6727627097a1049e617d91d361094fa68f0ff77987130\
        305beaba2eda04df997b714d6c6f2c29a6ad5cb4022b02709b
        """,
      tag: "eead9d67890cbb22392336fea1851f38",
      plain: """
        Internet-Drafts are draft documents valid for a maximum of six months and may be updated, replaced, or obsoleted \
        by other documents at any time. It is inappropriate to use Internet-Drafts as reference material or to cite them \
        other than as /“work in progress./”
        """),
  ]

  @Test("A box has the published text and tag, and opens again", arguments: vectors)
  func boxes(vector: Vector) throws {
    let key = SymmetricKey(data: Data(hex: vector.key))
    let (plain, data) = (Data(vector.plain.utf8), Data(hex: vector.data))
    let box = try ChaChaPoly.seal(
      plain, using: key, nonce: ChaChaPoly.Nonce(data: Data(hex: vector.nonce)), authenticating: data)
    #expect(box.ciphertext == Data(hex: vector.cipher))
    #expect(box.tag == Data(hex: vector.tag))
    #expect(try ChaChaPoly.open(box, using: key, authenticating: data) == plain)
  }

  struct Code: Sendable {
    let key, message, tag: String
  }

  private static let zeros = String(repeating: "00", count: 16)
  private static let ones = String(repeating: "ff", count: 16)

  /// Section 2.5.2, and those of appendix A.3 in which sums reach the modulus.
  static let codes = [
    Code(
      key: "85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b",
      message: Data("Cryptographic Forum Research Group".utf8).map {
        String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
      }
      .joined(),
      tag: "a8061dc1305136c6c22b8baf0c0127a9"),
    Code(key: "02" + zeros.dropLast(2) + zeros, message: ones, tag: "03" + zeros.dropLast(2)),
    Code(key: "02" + zeros.dropLast(2) + ones, message: "02" + zeros.dropLast(2), tag: "03" + zeros.dropLast(2)),
    Code(
      key: "01" + zeros.dropLast(2) + zeros, message: ones + "f0" + ones.dropLast(2) + "11" + zeros.dropLast(2),
      tag: "05" + zeros.dropLast(2)),
    Code(
      key: "01" + zeros.dropLast(2) + zeros,
      message: ones + "fb" + String(repeating: "fe", count: 15) + String(repeating: "01", count: 16), tag: zeros),
    Code(key: "02" + zeros.dropLast(2) + zeros, message: "fd" + ones.dropLast(2), tag: "fa" + ones.dropLast(2)),
  ]

  @Test("A message has the published code", arguments: codes)
  func code(code: Code) {
    #expect(
      Poly1305.tag(of: Array(Data(hex: code.message)), key: Array(Data(hex: code.key))) == Array(Data(hex: code.tag)))
  }

  @Test("A box travels as one run of bytes")
  func combined() throws {
    let key = SymmetricKey(size: .bits256)
    let message = Data("Sencha, two minutes at 80 °C".utf8)
    let bytes = try ChaChaPoly.seal(message, using: key).combined
    #expect(bytes.count == message.count + 28)
    #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: bytes), using: key) == message)
  }

  @Test("A change, another key and other data are noticed; sizes are checked")
  func failures() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try ChaChaPoly.seal(Data("secret".utf8), using: key, authenticating: Data("about".utf8))
    func expect(_ error: CryptoKitError, _ body: () throws -> Void) {
      #expect { try body() } throws: { "\($0)" == "\(error)" }
    }
    var changed = box.ciphertext
    changed[changed.startIndex] ^= 1
    let other = try ChaChaPoly.SealedBox(nonce: box.nonce, ciphertext: changed, tag: box.tag)
    expect(.authenticationFailure) { _ = try ChaChaPoly.open(other, using: key, authenticating: Data("about".utf8)) }
    expect(.authenticationFailure) { _ = try ChaChaPoly.open(box, using: key) }
    expect(.authenticationFailure) {
      _ = try ChaChaPoly.open(box, using: SymmetricKey(size: .bits256), authenticating: Data("about".utf8))
    }
    expect(.incorrectKeySize) { _ = try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128)) }
    expect(.incorrectParameterSize) { _ = try ChaChaPoly.SealedBox(combined: Data(count: 27)) }
    expect(.incorrectParameterSize) { _ = try ChaChaPoly.Nonce(data: Data(count: 13)) }
  }
}
