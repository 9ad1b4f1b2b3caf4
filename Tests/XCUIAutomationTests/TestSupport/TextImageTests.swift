import Foundation
import Testing
import XCUIAutomation

@Suite("Screenshots as images of text")
struct TextImageTests {
  private func number(_ data: Data, at offset: Int) -> Int {
    data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("The image is a PNG as wide as its longest line and as high as its lines")
  func size() {
    let image = TextImage.png(of: "ab\nabcd\n")

    #expect(image.prefix(8) == Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    #expect(number(image, at: 16) == 4 * 10 + 4)
    #expect(number(image, at: 20) == 3 * 16 + 4)
  }

  @Test("The checksum of the last chunk is the one of the PNG specification")
  func checksum() {
    #expect(TextImage.png(of: "").suffix(12) == Data([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]))
  }

  @Test("Each character of ASCII has its own glyph")
  func glyphs() {
    let images = (33..<127).map { TextImage.png(of: String(UnicodeScalar(UInt8($0)))) }

    #expect(Set(images).count == 94)
    #expect(!images.contains(TextImage.png(of: " ")))
    #expect(!images.contains(TextImage.png(of: "é")))
  }

  @Test("Of a long text the lines that are left out are counted")
  func longText() {
    let image = TextImage.png(of: Array(repeating: "x", count: 1000).joined(separator: "\n"))

    #expect(number(image, at: 20) == 400 * 16 + 4)
    #expect(number(image, at: 16) == "... 601 more lines".count * 10 + 4)
  }
}
