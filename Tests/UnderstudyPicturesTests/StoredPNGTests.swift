import Foundation
import Testing
import UnderstudyPictures

/// The files are made by zlib: each uses what our own writer does not.
@Suite("PNG files are read") struct StoredPNGTests {
  /// Eight by five pixels with each filter, of colours that follow from the place.
  private static let filters = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAFCAYAAAB4ka1VAAAAM0lEQVR42mNgYGD4L8/I8N2OheF9LCfD8xoBhvuzJRmu71JhOH/TkOE4IzujEUjBD3lm\
    IGYFYnanUldAAAAANElEQVQg5gRibiDmZfjBBFTAgA8z8zGlNAgzSv4RZgJiZiBmAWJWIGYDYnbJPywQlQw4MQCyQx+Ip6vltwAAAABJRU5ErkJggg==
    """
  /// Two bits a pixel, with opacities.
  private static let palette = """
    iVBORw0KGgoAAAANSUhEUgAAAAUAAAACAgMAAADtBP7OAAAADFBMVEX/AAAA/wAAAP8JCAei0mLAAAAAAnRSTlP/gAgPs2oAAAAHSURBVHjaY5A+wPAe\
    FHvQAAAAB0lEQVSEAQAFVQHAIYUp+AAAAABJRU5ErkJggg==
    """
  /// One bit a pixel, not compressed.
  private static let stored = """
    iVBORw0KGgoAAAANSUhEUgAAAAMAAAABAQAAAAAzmykZAAAABklEQVR4AQECAP2S04J2AAAAB0lEQVT/AKAAogCh0GoU8gAAAABJRU5ErkJggg==
    """
  /// Grey and opacity, by a block with its own codes.
  private static let dynamic = """
    iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAQAAAAm93DmAAAAW0lEQVR42u2SMRVEMQgEUYISlKAEJSjBHuEmDlLc72jyEpjZIm9FRo70H08ZPdY+\
    cbKLobaNn+icAtCx4x2Tp/qNJNAYFrCzEpQAUMQEM/QCdkLeSAKdizHUmw9ciMkqvqcJlAAAAFtJREFUwBzF0JWoN5LAAEhWxVAQFcWAHSyISkIK\
    /Y0kMIEVJe6TobMqAANLYEUJxDeSwGIVPO3+AECiO4qCFSGBaMBvpGxttjZbm63N1mZrs7XZ2mxttjZf1uYHdTsNr3iE/IoAAAAASUVORK5CYII=
    """

  private func png(_ text: String) throws -> StoredPNG { try StoredPNG(#require(Data(base64Encoded: text))) }

  @Test func `Filters are undone`() throws {
    let png = try png(Self.filters)
    let pixels = try png.pixels()
    for y in 0..<5 {
      for x in 0..<8 {
        let pixel = Array(pixels[((y * 8 + x) * 4)..<((y * 8 + x) * 4 + 4)])
        let expected: [Int] = [(x * 31 + y * 7) % 256, (x * x + y) % 256, y * 50, 255 - x * 8]
        #expect(pixel.map(Int.init) == expected)
      }
    }
  }

  @Test func `Palettes have opacities`() throws {
    let pixels = try png(Self.palette).pixels()
    #expect(Array(pixels[0..<12]) == [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255])
    #expect(Array(pixels[12..<20]) == [9, 8, 7, 255, 9, 8, 7, 255])
  }

  @Test func `Greys of one bit are black or white`() throws {
    #expect(try png(Self.stored).pixels() == [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func `Blocks may bring their own codes`() throws {
    let pixels = try png(Self.dynamic).pixels()
    for (x, y) in [(0, 0), (3, 5), (39, 39), (17, 20)] {
      let at = (y * 40 + x) * 4
      #expect(pixels[at] == UInt8(x * y % 7 * 30))
      #expect(pixels[at + 3] == UInt8(255 - x % 3))
    }
  }

  @Test func `What we write is what we read, with its texts`() throws {
    var pixels: [UInt8] = []
    for index in 0..<900 { pixels += [UInt8(index % 256), UInt8(index / 256), UInt8(index * 7 % 256), 255] }
    let plain = try StoredPNG(StoredPNG.data(width: 300, height: 3, pixels: pixels))
    #expect(!plain.isOurs)
    let marked = try StoredPNG(plain.marked(["Title": "Grüße\n→"]))
    #expect(marked.isOurs)
    #expect(marked.text("Title") == "Grüße\n→")
    #expect(marked.text("None") == nil)
    #expect(try marked.pixels() == pixels)
    // A second mark takes the place of the first.
    #expect(try StoredPNG(marked.marked()).text("Title") == nil)
  }

  @Test func `Damaged files are a problem and no trap`() throws {
    let data = try #require(Data(base64Encoded: Self.dynamic))
    #expect(throws: StoredPNG.Problem.notPNG) { try StoredPNG(Data("GIF89a".utf8)) }
    for count in stride(from: 8, to: data.count, by: 7) {
      #expect(throws: StoredPNG.Problem.damaged) { try StoredPNG(data.prefix(count)).pixels() }
    }
    for index in 8..<data.count {
      var changed = data
      changed[index] ^= 0x55
      _ = try? StoredPNG(changed).pixels()
    }
  }
}
