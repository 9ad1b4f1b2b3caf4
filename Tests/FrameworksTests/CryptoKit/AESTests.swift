import CryptoKit
import Testing

/// Vectors of the specification of the Galois/counter mode, by McGrew and Viega.
@Suite("AES in Galois/counter mode")
struct AESTests {
  struct Vector: Sendable {
    let key, nonce, plain, data, cipher, tag: String
  }

  private static let key = "feffe9928665731c6d6a8f9467308308"
  private static let plain =
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
  private static let data = "feedfacedeadbeeffeedfacedeadbeefabaddad2"

  static let vectors = [
    Vector(
      key: "00000000000000000000000000000000", nonce: "000000000000000000000000", plain: "", data: "", cipher: "",
      tag: "58e2fccefa7e3061367f1d57a4e7455a"),
    Vector(
      key: "00000000000000000000000000000000", nonce: "000000000000000000000000",
      plain: "00000000000000000000000000000000", data: "", cipher: "0388dace60b6a392f328c2b971b2fe78",
      tag: "ab6e47d42cec13bdf53a67b21257bddf"),
    Vector(
      key: key, nonce: "cafebabefacedbaddecaf888", plain: plain + "1aafd255", data: "",
      cipher:
        "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091473f5985",
      tag: "4d5c2af327cd64a62cf35abd2ba6fab4"),
    Vector(
      key: key, nonce: "cafebabefacedbaddecaf888", plain: plain, data: data,
      cipher:
        "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
      tag: "5bc94fbc3221a5db94fae95ae7121a47"),
    // A nonce of 60 bytes, which is hashed.
    Vector(
      key: key,
      nonce:
        "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b",
      plain: plain, data: data,
      cipher:
        "8ce24998625615b603a033aca13fb894be9112a5c3a211a8ba262a3cca7e2ca701e4a9a4fba43c90ccdcb281d48c7c6fd62875d2aca417034c34aee5",
      tag: "619cc5aefffe0bfa462af43c1699d050"),
    Vector(
      key: key + key, nonce: "cafebabefacedbaddecaf888", plain: plain, data: data,
      cipher:
        "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
      tag: "76fc6ece0f4e1768cddf8853bb2d551b"),
  ]

  @Test("A box has the published text and tag, and opens again", arguments: vectors)
  func boxes(vector: Vector) throws {
    let key = SymmetricKey(data: Data(hex: vector.key))
    let (plain, data) = (Data(hex: vector.plain), Data(hex: vector.data))
    let box = try AES.GCM.seal(
      plain, using: key, nonce: AES.GCM.Nonce(data: Data(hex: vector.nonce)), authenticating: data)
    #expect(box.ciphertext == Data(hex: vector.cipher))
    #expect(box.tag == Data(hex: vector.tag))
    #expect(try AES.GCM.open(box, using: key, authenticating: data) == plain)
  }

  @Test("A box travels as one run of bytes")
  func combined() throws {
    let key = SymmetricKey(size: .bits192)
    let message = Data("Sencha, two minutes at 80 °C".utf8)
    let bytes = try #require(try AES.GCM.seal(message, using: key).combined)
    #expect(bytes.count == message.count + 28)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: bytes), using: key) == message)
  }

  @Test("A change, another key and other data are noticed; sizes are checked")
  func failures() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key, authenticating: Data("about".utf8))
    func expect(_ error: CryptoKitError, _ body: () throws -> Void) {
      #expect { try body() } throws: { "\($0)" == "\(error)" }
    }
    var changed = box.ciphertext
    changed[changed.startIndex] ^= 1
    let other = try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: changed, tag: box.tag)
    expect(.authenticationFailure) { _ = try AES.GCM.open(other, using: key, authenticating: Data("about".utf8)) }
    expect(.authenticationFailure) { _ = try AES.GCM.open(box, using: key) }
    expect(.authenticationFailure) {
      _ = try AES.GCM.open(box, using: SymmetricKey(size: .bits256), authenticating: Data("about".utf8))
    }
    expect(.incorrectKeySize) { _ = try AES.GCM.seal(Data(), using: SymmetricKey(data: Data([1]))) }
    expect(.incorrectParameterSize) { _ = try AES.GCM.SealedBox(combined: Data(count: 27)) }
    expect(.incorrectParameterSize) { _ = try AES.GCM.Nonce(data: Data(count: 11)) }
  }
}
