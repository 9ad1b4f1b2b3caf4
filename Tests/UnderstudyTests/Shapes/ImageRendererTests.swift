import Combine
import Foundation
import SwiftUI
import Testing
import UnderstudyPictures
import UnderstudyTesting

@Suite("Images of views")
@MainActor
struct ImageRendererTests {
  /// The pixel of an image at a place in pixels: red, green, blue and opacity.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
    let file = try StoredPNG(#require(image?.pngData()))
    let start = (y * file.width + x) * 4
    return try Array(file.pixels()[start..<(start + 4)])
  }

  @Test("An image is as large as the view wants to be, in pixels of the scale")
  func size() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10).padding(5))
    let small = try #require(renderer.uiImage)
    #expect(small.size == CGSize(width: 30, height: 20) && small.scale == 1)
    #expect(try pixel(small, 15, 10) == [255, 59, 48, 255])
    renderer.scale = 3
    let large = try #require(renderer.uiImage)
    #expect(large.size == CGSize(width: 30, height: 20) && large.scale == 3)
    #expect(try StoredPNG(#require(large.pngData())).width == 90)
  }

  @Test("Nothing is drawn where the view has nothing, unless the image is to be opaque")
  func opacity() throws {
    let renderer = ImageRenderer(content: Color.blue.opacity(0.5).frame(width: 4, height: 4).padding(2))
    #expect(try pixel(renderer.uiImage, 0, 0) == [0, 0, 0, 0])
    let half = try pixel(renderer.uiImage, 4, 4)
    #expect(half[3] == 128 && half[2] == 255)
    renderer.isOpaque = true
    #expect(try pixel(renderer.uiImage, 0, 0) == [0, 0, 0, 255])
    #expect(try pixel(renderer.uiImage, 4, 4)[2] == 128)
  }

  @Test("What is proposed decides the size of what fills its room, and readers get it")
  func proposal() throws {
    let renderer = ImageRenderer(
      content: GeometryReader { place in Color.red.frame(width: place.size.width / 2) }.frame(height: 8))
    renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 40, height: 8))
    #expect(try pixel(image, 19, 4)[3] == 255)
    #expect(try pixel(image, 21, 4)[3] == 0)
    renderer.proposedSize = ProposedViewSize(width: .infinity, height: 10)
    #expect(renderer.uiImage == nil)
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  private struct Ticket: View {
    let name: String
    @State private var count = 1
    var body: some View { Text("\(name) \(count)").font(.title) }
  }

  private struct Screen: View {
    @State private var image: UIImage?
    @State private var taps = 0
    var body: some View {
      Button("Draw") {
        image = ImageRenderer(content: Ticket(name: "Ann")).uiImage
        taps += 1
      }
      Text("\(taps) taps, \(Int(image?.size.height ?? 0)) high")
      if let image { Image(uiImage: image).accessibilityLabel("Ticket") }
    }
  }

  @Test("An app makes an image of a view, and continues with its own state")
  func inApp() throws {
    let app = XCUIApplication { Screen() }
    app.buttons["Draw"].tap()
    #expect(app.staticTexts["1 taps, 34 high"].exists)
    #expect(app.images["Ticket"].frame.height == 34)
    #expect(app.runtimeIssues.isEmpty)
  }

  @Test("A renderer publishes before its content changes, and draws the new one")
  func publishing() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 2, height: 2))
    var changes = 0
    let subscription = renderer.objectWillChange.sink { changes += 1 }
    renderer.content = Color.green.frame(width: 2, height: 2)
    #expect(changes == 1)
    #expect(try pixel(renderer.uiImage, 1, 1) == [52, 199, 89, 255])
    subscription.cancel()
  }
}
