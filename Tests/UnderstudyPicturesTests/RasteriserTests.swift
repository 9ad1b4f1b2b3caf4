import Foundation
import Testing
import UnderstudyLayout

@testable import UnderstudyPictures

@Suite("Pictures as pixels")
struct RasteriserTests {
  /// The pixels of a picture: red, green and blue, a byte each, from the highest on.
  private func pixels(_ items: [PictureItem], _ width: Int = 8, _ height: Int = 8, scale: CGFloat = 1) -> [[UInt32]] {
    let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    let surface = Surface.drawn(Picture(size: size, scale: scale, items: items))
    return (0..<surface.height).map { y in
      (0..<surface.width).map { x in
        let pixel = surface.row(y)[x]
        return (pixel & 0xff) << 16 | pixel & 0xff00 | pixel >> 16 & 0xff
      }
    }
  }

  private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Outline {
    .rectangle(CGRect(x: x, y: y, width: width, height: height))
  }

  private func fill(_ outline: Outline, _ color: UInt32, opacity: Double = 1, isEvenOdd: Bool = false) -> PictureItem {
    .fill(outline, .color(PictureColor(color, opacity: opacity)), isEvenOdd: isEvenOdd)
  }

  @Test("A rectangle covers its pixels, times the scale")
  func rectangles() {
    let rows = pixels([fill(rectangle(1, 1, 2, 1), 0xFF0000)], scale: 2)
    #expect(rows[1].allSatisfy { $0 == 0xFFFFFF })
    #expect(rows[2] == [0xFFFFFF, 0xFFFFFF, 0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000, 0xFFFFFF, 0xFFFFFF])
    #expect(rows[4].allSatisfy { $0 == 0xFFFFFF })
  }

  @Test("A pixel that is covered in part is mixed, and so is one in front of which something lets light through")
  func mixing() {
    let rows = pixels([fill(rectangle(0.5, 0, 1, 1), 0x000000), fill(rectangle(4, 0, 1, 1), 0x000000, opacity: 0.5)])
    #expect(abs(Int(rows[0][0] & 0xff) - 128) <= 1)
    #expect(abs(Int(rows[0][1] & 0xff) - 128) <= 1)
    #expect(abs(Int(rows[0][4] & 0xff) - 127) <= 1)
  }

  @Test("By even and odd, what is surrounded twice is empty")
  func evenOdd() {
    let inner = rectangle(2, 2, 4, 4).steps
    let outer = rectangle(0, 0, 8, 8).steps
    #expect(pixels([fill(.free(outer + inner), 0)])[4][4] == 0)
    #expect(pixels([fill(.free(outer + inner), 0, isEvenOdd: true)])[4][4] == 0xFFFFFF)
    #expect(pixels([fill(.free(outer + inner), 0, isEvenOdd: true)])[4][1] == 0)
  }

  @Test("A line lies on both sides of its outline")
  func strokes() {
    let rows = pixels([.stroke(rectangle(2, 2, 4, 4), .color(.black), LineLook(width: 2))])
    #expect(rows[1] == [0xFFFFFF, 0, 0, 0, 0, 0, 0, 0xFFFFFF])
    #expect(rows[4] == [0xFFFFFF, 0, 0, 0xFFFFFF, 0xFFFFFF, 0, 0, 0xFFFFFF])
  }

  @Test("Dashes leave gaps")
  func dashes() {
    let line = Outline.free([.move(CGPoint(x: 0, y: 0.5)), .line(CGPoint(x: 8, y: 0.5))])
    let rows = pixels([.stroke(line, .color(.black), LineLook(width: 1, dash: [2, 1]))])
    #expect(rows[0] == [0, 0, 0xFFFFFF, 0, 0, 0xFFFFFF, 0, 0])
  }

  @Test("Clips limit, transforms move, and opacity applies to a group as a whole")
  func groups() {
    let all = [fill(rectangle(0, 0, 8, 8), 0), fill(rectangle(0, 0, 8, 8), 0)]
    let clipped = pixels([.group(PictureGroup(clip: rectangle(0, 0, 4, 8)), all)])
    #expect(clipped[0] == [0, 0, 0, 0] + Array(repeating: 0xFFFFFF, count: 4))
    let moved = pixels([.group(PictureGroup(map: .translation(6, 0)), all)])
    #expect(moved[0][5...7] == [0xFFFFFF, 0, 0])
    let faded = pixels([.group(PictureGroup(opacity: 0.5), all)])
    #expect(abs(Int(faded[3][3] & 0xff) - 127) <= 1)
    let round = pixels([.group(PictureGroup(clip: .ellipse(CGRect(x: 0, y: 0, width: 8, height: 8))), all)])
    #expect(round[0][0] == 0xFFFFFF)
    #expect(round[4][4] == 0)
  }

  @Test("A group is seen through its mask, as far as that is opaque, or where it is not")
  func masks() {
    let all = [fill(rectangle(0, 0, 8, 8), 0)]
    let half = [fill(rectangle(0, 0, 2, 8), 0xFF0000), fill(rectangle(2, 0, 2, 8), 0xFF0000, opacity: 0.5)]
    let row = pixels([.group(PictureGroup(mask: PictureMask(half)), all)])[4].map { Int($0 & 0xff) }
    #expect(row[0] == 0 && abs(row[2] - 127) <= 1 && row[4] == 255)
    let inverse = pixels([.group(PictureGroup(mask: PictureMask(half, isInverse: true)), all)])[4].map {
      Int($0 & 0xff)
    }
    #expect(inverse[0] == 255 && abs(inverse[2] - 127) <= 1 && inverse[4] == 0)
    let both = PictureGroup(clip: rectangle(1, 0, 8, 8), mask: PictureMask(half))
    #expect(pixels([.group(both, all)])[4][..<2] == [0xFFFFFF, 0])
    let nested = [PictureItem.group(PictureGroup(mask: PictureMask([fill(rectangle(1, 0, 1, 8), 0)])), all)]
    #expect(pixels([.group(PictureGroup(mask: PictureMask(half)), nested)])[4].filter { $0 == 0 }.count == 1)
  }

  @Test("A clip by even and odd leaves out what is surrounded twice")
  func evenOddClip() {
    let ring = Outline.free(rectangle(0, 0, 8, 8).steps + rectangle(2, 2, 4, 4).steps)
    let all = [fill(rectangle(0, 0, 8, 8), 0)]
    #expect(pixels([.group(PictureGroup(clip: ring), all)])[4][4] == 0)
    #expect(
      pixels([.group(PictureGroup(clip: ring, isClipEvenOdd: true), all)])[4] == [0, 0]
        + Array(repeating: 0xFFFFFF, count: 4) + [0, 0])
  }

  @Test("Gradients go from colour to colour")
  func gradients() {
    let stops = [Paint.Stop(.black, 0), Paint.Stop(.white, 1)]
    let linear = Paint.linear(stops, from: .zero, to: CGPoint(x: 8, y: 0))
    let row = pixels([.fill(rectangle(0, 0, 8, 8), linear, isEvenOdd: false)])[0].map { Int($0 & 0xff) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 < $1 })
    let radial = Paint.radial(stops, center: CGPoint(x: 4, y: 4), from: 0, to: 4, ratio: 1)
    let rows = pixels([.fill(rectangle(0, 0, 8, 8), radial, isEvenOdd: false)])
    #expect(rows[4][4] & 0xff < rows[4][7] & 0xff)
    let angular = Paint.angular(stops, center: CGPoint(x: 4, y: 4), from: 0, to: 0)
    let turned = pixels([.fill(rectangle(0, 0, 8, 8), angular, isEvenOdd: false)])
    #expect(turned[4][7] & 0xff < turned[7][4] & 0xff)
  }

  @Test("A shadow is softer than what it is of, and lies where its offset says")
  func shadows() {
    let shadow = PictureShadow(color: .black, radius: 3, offset: CGSize(width: 8, height: 0))
    let rows = pixels([.group(PictureGroup(shadow: shadow), [fill(rectangle(4, 4, 4, 4), 0xFF0000)])], 24, 12)
    #expect(rows[6][5] == 0xFF0000)
    #expect(rows[6][14] < 0xFFFFFF)
    #expect(rows[6][14] & 0xff < rows[6][16] & 0xff)
  }

  @Test("Values that are no numbers, and none, draw nothing and do not stop")
  func badValues() {
    let bad = CGRect(x: Double.nan, y: -Double.infinity, width: Double.infinity, height: -5)
    let items: [PictureItem] = [
      fill(.rectangle(bad), 0), fill(.ellipse(bad), 0), fill(.rounded(bad, radius: CGFloat.nan), 0),
      .stroke(.rectangle(bad), .color(.black), LineLook(width: CGFloat.nan, dash: [0, 0])),
      .group(
        PictureGroup(
          map: AffineMap(a: 0, d: 0), clip: .ellipse(bad),
          shadow: PictureShadow(color: .black, radius: CGFloat.infinity)),
        [fill(.rectangle(bad), 0)]),
      .symbol(SymbolMark("", in: bad, color: .black)), .image(ImageMark("", in: bad)),
      .text(
        TextMark(
          "a", at: CGPoint(x: Double.nan, y: 0.0), width: CGFloat.nan, font: LayoutFont(size: CGFloat.nan),
          color: .black)),
    ]
    #expect(pixels(items).count == 8)
    #expect(Picture(size: CGSize(width: Double.nan, height: -1), scale: CGFloat.infinity, items: items).png.count > 50)
  }
}
