import Foundation
import Testing
import UnderstudyLayout

@testable import UnderstudyPictures

@Suite("Pictures as PNG files")
struct PNGFileTests {
  private func number(_ data: Data, at offset: Int) -> Int {
    data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private let picture = Picture(
    size: CGSize(width: 40, height: 30), scale: 3,
    items: [
      .fill(
        .rounded(CGRect(x: 3, y: 2, width: 30, height: 20), radius: 6), .color(PictureColor(0x007AFF)), isEvenOdd: false
      ),
      .fill(
        .rectangle(CGRect(x: 10, y: 24, width: 25, height: 4)),
        .linear([Paint.Stop(.black, 0), Paint.Stop(.white, 1)], from: CGPoint(x: 10, y: 0), to: CGPoint(x: 35, y: 0)),
        isEvenOdd: false),
      .text(TextMark("Ab", at: CGPoint(x: 5, y: 18), width: 20, font: .body, color: .white)),
    ])

  @Test("The file begins with the size in pixels and eight bits for three colours, and ends as the specification says")
  func head() {
    let data = picture.png
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    #expect(number(data, at: 16) == 120)
    #expect(number(data, at: 20) == 90)
    #expect(data[24] == 8)
    #expect(data[25] == 2)
    #expect(data.suffix(12) == Data([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]))
  }

  @Test("What is compressed is the rows of the surface")
  func content() throws {
    let data = picture.png
    let length = number(data, at: 33)
    let stream = [UInt8](data[41..<41 + length])
    var inflater = Inflater(stream)
    let inflated = inflater.inflate()
    let rows = try #require(inflated)
    let surface = Surface.drawn(picture)
    let width = surface.width * 3 + 1
    #expect(rows.count == width * surface.height)
    var above = [UInt8](repeating: 0, count: width)
    for y in 0..<surface.height {
      var row = Array(rows[y * width..<(y + 1) * width])
      #expect(row[0] == 2)
      for x in 1..<width { row[x] &+= above[x] }
      for x in 0..<surface.width {
        let pixel = surface.row(y)[x]
        let expected = [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) }
        #expect(Array(row[(1 + x * 3)..<(4 + x * 3)]) == expected)
      }
      above = row
    }
    var (first, second) = (1, 0)
    for byte in rows {
      first = (first + Int(byte)) % 65_521
      second = (second + first) % 65_521
    }
    #expect(number(Data(stream), at: length - 4) == second << 16 | first)
  }

  @Test("The same picture gives the same bytes")
  func determinism() {
    #expect(picture.png == picture.png)
    #expect(picture.svg == picture.svg)
  }
}

/// Reads a zlib stream of one block with the fixed codes.
private struct Inflater {
  private let bytes: [UInt8]
  private var position = 16

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func bit() -> Int {
    defer { position += 1 }
    return position / 8 < bytes.count ? Int(bytes[position / 8] >> UInt8(position % 8)) & 1 : 0
  }

  private mutating func bits(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }

  private mutating func symbol() -> Int {
    var code = (0..<7).reduce(0) { value, _ in value << 1 | bit() }
    if code < 0x18 { return 256 + code }
    code = code << 1 | bit()
    if code < 0xC0 { return code - 0x30 }
    if code < 0xC8 { return code - 0xC0 + 280 }
    return (code << 1 | bit()) - 0x190 + 144
  }

  mutating func inflate() -> [UInt8]? {
    guard bytes.starts(with: [0x78, 0x01]), bits(3) == 3 else { return nil }
    var result: [UInt8] = []
    while position < bytes.count * 8 {
      let symbol = symbol()
      if symbol == 256 { return result }
      if symbol < 256 {
        result.append(UInt8(symbol))
        continue
      }
      let group = (symbol - 257) / 4 - 1
      let extra = symbol == 285 || symbol < 265 ? 0 : group
      let base = symbol == 285 ? 258 : symbol < 265 ? symbol - 254 : 3 + (4 + (symbol - 257) % 4) << group
      let length = base + bits(extra)
      var distance = 0
      for _ in 0..<5 { distance = distance << 1 | bit() }
      guard distance == 2, result.count >= 3 else { return nil }
      for _ in 0..<length { result.append(result[result.count - 3]) }
    }
    return nil
  }
}
