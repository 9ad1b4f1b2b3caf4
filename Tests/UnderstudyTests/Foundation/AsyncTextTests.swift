import Foundation
import SwiftUI
import Testing

/// Bytes that are there, one by one.
private struct Bytes: AsyncSequence, Sendable {
  var values: [UInt8]

  func makeAsyncIterator() -> Iterator { Iterator(values: values[...]) }

  struct Iterator: AsyncIteratorProtocol {
    var values: ArraySlice<UInt8>
    mutating func next() async -> UInt8? { values.popFirst() }
  }
}

@Suite("Texts that arrive as bytes")
struct AsyncTextTests {
  @Test(
    "lines end as Unicode says, and empty ones are left out",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\rc", ["a", "b", "c"]),
      ("a\n\n\nb\n", ["a", "b"]), ("a\u{85}b\u{2028}c\u{2029}d\u{0B}e\u{0C}f", ["a", "b", "c", "d", "e", "f"]),
      ("ä\u{E9}\u{2018}x\n😀", ["ä\u{E9}\u{2018}x", "😀"]),
    ])
  func lines(text: String, expected: [String]) async throws {
    var lines: [String] = []
    for try await line in Bytes(values: Array(text.utf8)).lines { lines.append(line) }
    #expect(lines == expected)
  }

  @Test("characters are those of a string", arguments: ["", "abc", "e\u{301}a\r\nb", "👨‍👩‍👧!", "🇩🇪🇫🇷"])
  func characters(text: String) async throws {
    var characters: [Character] = []
    for try await character in Bytes(values: Array(text.utf8)).characters { characters.append(character) }
    #expect(characters == Array(text))
  }

  @Test(
    "bytes that are no UTF-8 become the replacement character, as in a string",
    arguments: [
      [0x61, 0xFF, 0x62], [0xE2, 0x82], [0xE2, 0x82, 0x61], [0xC0, 0x80], [0xF0, 0x9F, 0x98, 0x80, 0x80],
    ])
  func scalars(bytes: [UInt8]) async throws {
    var scalars: [UnicodeScalar] = []
    for try await scalar in Bytes(values: bytes).unicodeScalars { scalars.append(scalar) }
    #expect(scalars == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
  }

  @Test("a file gives its bytes and lines")
  func file() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("one\ntwo".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }

    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["one", "two"])
    var bytes: [UInt8] = []
    for try await byte in url.resourceBytes { bytes.append(byte) }
    #expect(bytes == Array("one\ntwo".utf8))
    let handle = try FileHandle(forReadingFrom: url)
    try handle.seek(toOffset: 4)
    for try await line in handle.bytes.lines { #expect(line == "two") }
  }

  @Test("a file that does not exist throws")
  func missing() async {
    await #expect(throws: CocoaError.self) {
      for try await _ in URL(fileURLWithPath: "/missing/file").lines {}
    }
  }
}
