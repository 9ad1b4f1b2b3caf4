import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@Suite("Canvases in pictures")
@MainActor
struct PictureCanvasTests {
  private func svg(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
    XCUIApplication { Canvas(renderer: renderer).frame(width: 100, height: 50).foregroundStyle(.red) }.picture().svg
  }

  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
  private let outline = "d=\"M10 10L30 10L30 30L10 30Z\""

  @Test("Fills and strokes have their shadings and lines, in the place of the canvas, which cuts off what is outside")
  func paths() {
    let square = square
    let text = svg { context, size in
      context.fill(square, with: .foreground)
      context.fill(square, with: .color(.green.opacity(0.5)), style: FillStyle(eoFill: true))
      context.stroke(square, with: .color(white: 0), style: StrokeStyle(lineWidth: 2, dash: [3, 1]))
      context.stroke(square, with: .style(.blue), lineWidth: size.width / 25)
    }
    #expect(text.contains("<g transform=\"matrix(1 0 0 1 145 403.666667)\" clip-path="))
    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"100\" height=\"50\"/></clipPath>"))
    #expect(text.contains("\(outline) fill=\"#FF3B30\"/>"))
    #expect(text.contains("\(outline) fill=\"#34C759\" fill-opacity=\"0.5\" fill-rule=\"evenodd\"/>"))
    #expect(text.contains("stroke=\"#000000\" stroke-width=\"2\" stroke-miterlimit=\"10\" stroke-dasharray=\"3 1\"/>"))
    #expect(text.contains("stroke=\"#007AFF\" stroke-width=\"4\""))
  }

  @Test("Gradients go between points of the context")
  func gradients() {
    let square = square
    let text = svg { context, size in
      let gradient = Gradient(colors: [.black, .white])
      context.fill(square, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 30, y: 0)))
      context.fill(square, with: .radialGradient(gradient, center: .zero, startRadius: 1, endRadius: 9))
      context.fill(square, with: .conicGradient(gradient, center: .zero))
    }
    #expect(text.contains("gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"30\" y2=\"0\">"))
    #expect(text.contains("cx=\"0\" cy=\"0\" r=\"9\" fr=\"1\""))
    #expect(text.components(separatedBy: "<path d=\"M0 0L").count == 91)
  }

  @Test("Coordinates, opacity and clips apply to what is drawn after them, in the context and in copies")
  func state() {
    let square = square
    let text = svg { context, size in
      var copy = context
      copy.translateBy(x: 5, y: 0)
      copy.opacity = 0.25
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
      copy.fill(square, with: .color(.black))
      context.fill(square, with: .color(.white))
    }
    let clip = "<path d=\"M5 0L25 0L25 20L5 20Z\"/></clipPath>\n<g clip-path=\"url(#c3)\">\n"
    #expect(
      text.contains(
        "\(clip)<g transform=\"matrix(1 0 0 1 5 0)\">\n<path \(outline) fill=\"#000000\" fill-opacity=\"0.25\"/>"))
    #expect(text.contains("</g>\n<path \(outline) fill=\"#FFFFFF\"/>"))
  }

  @Test("A layer is one drawing: opacity and shadow apply to all of it, and its own state begins where the context is")
  func layers() {
    let square = square
    let text = svg { context, size in
      context.opacity = 0.5
      context.translateBy(x: 1, y: 2)
      context.addFilter(.shadow(color: .black, radius: 4, x: 0, y: 3))
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(square, with: .color(.black))
        layer.fill(square, with: .color(.white))
      }
    }
    #expect(text.contains("<feDropShadow dx=\"0\" dy=\"3\" stdDeviation=\"2\""))
    #expect(
      text.contains("<g opacity=\"0.5\">\n<g transform=\"matrix(1 0 0 1 1 2)\">\n<path \(outline) fill=\"#000000\"/>"))
  }

  @Test("What is cut out by a path or by a layer is a mask")
  func masks() {
    let square = square
    let text = svg { context, size in
      var hole = context
      hole.clip(to: square, options: .inverse)
      hole.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      context.clipToLayer(opacity: 0.5) { $0.draw(Text("Cut"), at: .zero, anchor: .topLeading) }
      context.fill(square, with: .color(.white))
    }
    #expect(text.contains("<g filter=\"url(#f4)\">\n<path \(outline) fill=\"#000000\"/>"))
    #expect(text.contains("style=\"mask-type:alpha\">\n<g opacity=\"0.5\">\n<text x=\"0\""))
  }

  @Test("Texts and images are drawn at points by their anchors and in rectangles; texts can be measured")
  func textsAndImages() {
    var measured = CGSize.zero
    let text = svg { context, size in
      var resolved = context.resolve(Text("Total").font(.system(size: 20)))
      measured = resolved.measure(in: size)
      resolved.shading = .color(.green)
      context.draw(resolved, at: CGPoint(x: 50, y: 25))
      context.draw(Text("Left").foregroundColor(.blue), in: CGRect(x: 4, y: 0, width: 90, height: 50))
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.draw(Image("chart"), at: .zero, anchor: .topLeading)
    }
    #expect(abs(measured.height - 24) < 1)
    let total = text.split(separator: "\n").first { $0.contains(">Total<") } ?? ""
    #expect(total.contains("font-size=\"20\"") && total.contains("#34C759"))
    let start = 50 - measured.width / 2
    #expect(total.contains("x=\"\(Int(start.rounded(.down)))."))
    #expect(text.contains("<text x=\"4\""))
    #expect(text.contains("data-symbol=\"star\""))
    #expect(text.contains("data-image=\"chart\"><rect x=\"0\" y=\"0\" width=\"100\" height=\"100\""))
  }

  private struct Badge: View {
    @State private var count = 1
    var body: some View {
      Text("\(count)").frame(width: 20, height: 10).background(.green).onAppear { count = 2 }
    }
  }

  @Test(
    "A canvas draws its symbols: views by their tags, in their own size or stretched, which are no elements",
    .leaks(.fail))
  func symbols() {
    var sizes: [CGSize?] = []
    let app = XCUIApplication {
      Canvas { context, size in
        let symbols = ["badge", "other"].map { context.resolveSymbol(id: $0) }
        sizes = symbols.map { $0?.size } + [context.resolveSymbol(id: 1)?.size]
        guard let badge = symbols[0], let other = symbols[1] else { return }
        context.draw(badge, at: CGPoint(x: 20, y: 10), anchor: .topLeading)
        context.opacity = 0.5
        context.drawLayer { $0.draw(other, in: CGRect(x: 50, y: 20, width: 40, height: 30)) }
      } symbols: {
        Badge().tag("badge")
        ForEach(["other"], id: \.self) { Color.blue.frame(width: 10, height: 10).tag($0) }
      }
      .frame(width: 100, height: 50)
    }
    let svg = app.picture().svg
    #expect(sizes == [CGSize(width: 20, height: 10), CGSize(width: 10, height: 10), nil])
    #expect(svg.contains("<g transform=\"matrix(1 0 0 1 20 10)\">"))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"20\" height=\"10\" fill=\"#34C759\"/>"))
    #expect(svg.contains(">2</text>"))
    #expect(svg.contains("<g transform=\"matrix(4 0 0 3 50 20)\">"))
    #expect(app.staticTexts.count == 0)
  }
}
