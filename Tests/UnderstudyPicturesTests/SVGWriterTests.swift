import Foundation
import Testing
import UnderstudyLayout

@testable import UnderstudyPictures

@Suite("Pictures as SVG")
struct SVGWriterTests {
  private func svg(_ items: [PictureItem]) -> String {
    Picture(size: CGSize(width: 10, height: 20), scale: 2, items: items).svg
  }

  private let unit = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("The document has the picture's size, and no items where there are none")
  func size() {
    #expect(svg([]).hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"20\""))
    #expect(svg([]).hasSuffix(">\n</svg>\n"))
  }

  @Test("Numbers have three decimals at most and no needless zeros")
  func numbers() {
    let rect = CGRect(x: -0.5, y: 1 / 3.0, width: 1_000.0, height: Double.infinity)
    let text = svg([.fill(.rectangle(rect), .color(.black), isEvenOdd: false)])
    #expect(text.contains("<rect x=\"-0.5\" y=\"0.333\" width=\"1000\" height=\"0\" fill=\"#000000\"/>"))
  }

  @Test("Rectangles, rounded ones, ellipses and free outlines are elements of their kinds")
  func outlines() {
    let color = Paint.color(PictureColor(0xFF8000, opacity: 0.5))
    let text = svg([
      .fill(.rounded(unit, radius: 9), color, isEvenOdd: false), .fill(.ellipse(unit), color, isEvenOdd: true),
      .stroke(.free([.move(.zero), .line(CGPoint(x: 1, y: 1)), .close]), color, LineLook(width: 2, cap: .round)),
    ])
    #expect(
      text.contains("<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\" rx=\"1.5\" fill=\"#FF8000\" fill-opacity=\"0.5\"/>")
    )
    #expect(
      text.contains("<ellipse cx=\"2.5\" cy=\"4\" rx=\"1.5\" ry=\"2\" fill=\"#FF8000\" fill-opacity=\"0.5\" fill-rule"))
    #expect(text.contains("<path d=\"M0 0L1 1Z\" fill=\"none\" stroke=\"#FF8000\" stroke-opacity=\"0.5\""))
    #expect(text.contains("stroke-width=\"2\" stroke-linecap=\"round\""))
  }

  @Test("Characters with a meaning in SVG are escaped, and those that XML does not have are left out")
  func escapes() {
    let mark = TextMark("<a & \"b\">\u{1}\u{FFFE}\u{FFFF}", at: .zero, width: 50, font: .body, color: .black)
    #expect(svg([.text(mark)]).contains(">&lt;a &amp; &quot;b&quot;&gt;</text>"))
  }

  @Test("Masks are definitions too: by opacity, or white with black in it for inverse ones")
  func masks() {
    let fill = PictureItem.fill(.rectangle(unit), .color(.white), isEvenOdd: false)
    let text = svg([.group(PictureGroup(mask: PictureMask([fill])), [fill])])
    #expect(text.contains("<mask id=\"m1\" style=\"mask-type:alpha\">\n<rect x=\"1\""))
    #expect(text.contains("</mask>\n<g mask=\"url(#m1)\">"))
    let inverse = svg([.group(PictureGroup(mask: PictureMask([fill], isInverse: true)), [fill])])
    #expect(inverse.contains("fill=\"#FFFFFF\"/><g filter=\"url(#f2)\">\n<rect x=\"1\""))
    let clip = svg([.group(PictureGroup(clip: .ellipse(unit), isClipEvenOdd: true), [fill])])
    #expect(clip.contains("clip-rule=\"evenodd\"/></clipPath>"))
  }

  @Test("Gradients, clips and shadows are defined before their use")
  func definitions() {
    let stops = [Paint.Stop(.black, 0), Paint.Stop(.white, 1)]
    let fill = PictureItem.fill(
      .rectangle(unit), .linear(stops, from: .zero, to: CGPoint(x: 1, y: 0)), isEvenOdd: false)
    let shadow = PictureShadow(color: .black, radius: 4)
    let text = svg([.group(PictureGroup(clip: .ellipse(unit), opacity: 0.5, shadow: shadow), [fill])])
    #expect(text.contains("<linearGradient id=\"g3\""))
    #expect(text.contains("fill=\"url(#g3)\""))
    #expect(text.contains("<g opacity=\"0.5\" clip-path=\"url(#c1)\" filter=\"url(#f2)\">"))
    #expect(text.contains("stdDeviation=\"2\""))
  }

  @Test("A group without an effect is left out, and so is one without content")
  func groups() {
    var canvas = PictureCanvas(scale: 1)
    canvas.group(PictureGroup()) { $0.fill(.rectangle(CGRect.zero), .black) }
    canvas.group(PictureGroup(opacity: 0.5)) { _ in }
    #expect(canvas.items == [.fill(.rectangle(.zero), .color(.black), isEvenOdd: false)])
  }
}
