import SwiftUI
import Testing
import UnderstudyTesting

/// Effects of the app, of which shakes and flips of public apps are made.
@MainActor
@Suite("Geometry effects of the app")
struct GeometryEffectTests {
  struct Shift: GeometryEffect {
    var part: CGFloat

    var animatableData: CGFloat {
      get { part }
      set { part = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: 0))
    }
  }

  struct Screen: View {
    @State private var part: CGFloat = 0.5
    @State private var taps = 0

    var body: some View {
      HStack(spacing: 0) {
        Button("Moved") { taps += 1 }.frame(width: 100, height: 40).contentShape(.rect).modifier(Shift(part: part))
        Button("Shift") { withAnimation { part = 2 } }.frame(width: 100, height: 40)
        Text("\(taps) taps")
      }
      .frame(width: 390, alignment: .leading)
    }
  }

  @Test("LAY-175: the frame is mapped by the size, and the neighbours stay where they are")
  func frames() {
    let app = XCUIApplication { Screen() }
    let neighbour = app.buttons["Shift"].frame
    let start = app.buttons["Moved"].frame
    app.buttons["Shift"].tap()
    #expect(app.buttons["Moved"].frame.minX - start.minX == 150)
    #expect(app.buttons["Shift"].frame == neighbour)
  }

  @Test("A tap meets the view where the effect shows it")
  func taps() {
    let app = XCUIApplication { Screen() }
    app.buttons["Shift"].tap()
    app.buttons["Moved"].tap()
    #expect(app.staticTexts["1 taps"].exists)
  }

  struct Pulse: AnimatableModifier {
    var scale: CGFloat

    func body(content: Content) -> some View { content.scaleEffect(scale).accessibilityValue("twice") }
  }

  @Test("A modifier with numbers is a modifier")
  func animatableModifier() {
    let app = XCUIApplication { Text("A").modifier(Pulse(scale: 2)) }
    #expect(app.staticTexts["A"].value as? String == "twice")
  }

  @Test("A projection can be inverted, and applies to points")
  func projection() {
    var projection = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4).translatedBy(x: 3, y: 5))
    #expect(projection.isAffine)
    #expect(CGPoint(x: 1, y: 1).applying(projection) == CGPoint(x: 8, y: 24))
    #expect(projection.concatenating(projection.inverted()).isIdentity)
    projection.m13 = 0.5
    #expect(!projection.isAffine)
    #expect(CGPoint(x: 2, y: 0).applying(projection) == CGPoint(x: 5, y: 10))
    projection = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    let hasWayBack = projection.invert()
    #expect(!hasWayBack)
  }

  @Test("A canvas takes every filter, mode and shading")
  func canvas() {
    var matrix = ColorMatrix()
    matrix.r5 = 0.5
    let app = XCUIApplication {
      Canvas { context, size in
        context.blendMode = .destinationOut
        context.addFilter(.colorMatrix(matrix))
        context.addFilter(.colorInvert())
        context.addFilter(.luminanceToAlpha)
        context.addFilter(.projectionTransform(ProjectionTransform()))
        context.addFilter(.shadow(radius: 2, blendMode: .clear, options: .shadowAbove))
        context.addFilter(.blur(radius: 2, options: [.opaque, .dithersResult]))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .tiledImage(Image(systemName: "star")))
      }
    }
    #expect(app.picture().svg.contains("<svg"))
  }
}
