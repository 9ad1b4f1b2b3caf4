import AVFoundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Pictures of films")
struct ImageGeneratorTests {
  private struct Film: View {
    let name: String
    @State private var text = ""

    var body: some View {
      Text(text).accessibilityIdentifier("text")
      Button("Picture") { picture(at: 5, in: CGSize(width: 192, height: 0)) }
      Button("Too late") { picture(at: 500, in: .zero) }
    }

    private func picture(at seconds: Double, in size: CGSize) {
      let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/films/\(name)")))
      generator.maximumSize = size
      do {
        let image = try generator.copyCGImage(at: CMTime(seconds: seconds, preferredTimescale: 600), actualTime: nil)
        text = "\(image.width) by \(image.height)"
      } catch {
        text = "\((error as? AVError)?.code == .noImageAtTime ? "No picture" : "Broken")"
      }
    }
  }

  @Test("A film has a black picture of each time, as large as the app wants it")
  func film() {
    let app = XCUIApplication { Film(name: "lake.mp4") }
    app.buttons["Picture"].tap()
    #expect(app.staticTexts["text"].label == "192 by 108")
    app.buttons["Too late"].tap()
    #expect(app.staticTexts["text"].label == "No picture")
    app.world.media.fail("lake.mp4")
    app.buttons["Picture"].tap()
    #expect(app.staticTexts["text"].label == "Broken")
  }

  @Test("A sound has no picture")
  func sound() {
    let app = XCUIApplication { Film(name: "ding.wav") }
    app.buttons["Picture"].tap()
    #expect(app.staticTexts["text"].label == "No picture")
  }
}
