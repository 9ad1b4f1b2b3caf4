import CryptoKit
import Testing

/// Vectors of FIPS 180-4 with its examples, and of RFC 1321.
@Suite("Hashes")
struct HashTests {
  private static let short = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
  private static let long =
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

  @Test(
    "SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (short, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
      (long, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    ])
  func sha256(message: String, digest: String) {
    #expect(SHA256.hash(data: Data(message.utf8)).description == "SHA256 digest: \(digest)")
  }

  @Test(
    "SHA-384",
    arguments: [
      ("", "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b"),
      ("abc", "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"),
      (long, "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039"),
    ])
  func sha384(message: String, digest: String) {
    #expect(SHA384.hash(data: Data(message.utf8)).description == "SHA384 digest: \(digest)")
  }

  @Test(
    "SHA-512",
    arguments: [
      (
        "",
        "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"
      ),
      (
        "abc",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
      ),
      (
        long,
        "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"
      ),
    ])
  func sha512(message: String, digest: String) {
    #expect(SHA512.hash(data: Data(message.utf8)).description == "SHA512 digest: \(digest)")
  }

  @Test(
    "SHA-1 and MD5",
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709", "d41d8cd98f00b204e9800998ecf8427e"),
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d", "900150983cd24fb0d6963f7d28e17f72"),
      (short, "84983e441c3bd26ebaae4aa1f95129e5e54670f1", "8215ef0796a20bcaaae116d3876c664a"),
      (long, "a49b2446a02c645bf419f995b67091253a04a259", "03dd8807a93175fb062dfb55dc7d359c"),
    ])
  func insecure(message: String, sha1: String, md5: String) {
    #expect("\(Insecure.SHA1.hash(data: Data(message.utf8)))" == "SHA1 digest: \(sha1)")
    #expect("\(Insecure.MD5.hash(data: Data(message.utf8)))" == "MD5 digest: \(md5)")
  }

  @Test("A message in parts has the digest of the whole, wherever it is cut")
  func parts() {
    func check<Function: HashFunction>(_ type: Function.Type) {
      let message = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
      let whole = Function.hash(data: message)
      for cut in 0...message.count {
        var function = Function()
        function.update(data: message[..<cut])
        function.update(data: Data(message[cut...]))
        #expect(function.finalize() == whole, "cut at \(cut)")
      }
    }
    check(SHA256.self)
    check(SHA384.self)
    check(SHA512.self)
    check(Insecure.SHA1.self)
    check(Insecure.MD5.self)
  }

  @Test("A function gives the digest of what has come so far, and takes more")
  func finalizeTwice() {
    var function = SHA256()
    function.update(data: Data("ab".utf8))
    let first = function.finalize()
    function.update(data: Data("c".utf8))
    #expect(first == SHA256.hash(data: Data("ab".utf8)))
    #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
  }

  @Test("A digest is a sequence of bytes, and is compared with data")
  func digest() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(digest.map { String(format: "%02x", $0) }.joined().hasPrefix("ba7816bf8f01cfea"))
    #expect(Data(digest).count == SHA256.byteCount)
    #expect(digest == Data(digest))
    #expect(digest != Data(digest.reversed()))
    #expect(Set([digest, SHA256.hash(data: Data("abc".utf8))]).count == 1)
    #expect(SHA512.byteCount == 64 && SHA512.blockByteCount == 128)
  }
}
