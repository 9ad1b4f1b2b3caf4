import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("UIImage and UIColor")
struct UIImageTests {
  @Test("F-85: the size is read from the head of PNG, GIF and JPEG data")
  func sizes() throws {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 200,
    ]
    let gif: [UInt8] = Array("GIF89a".utf8) + [10, 0, 20, 1]
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 50, 0, 100, 1, 1, 0x11, 0,
    ]

    #expect(UIImage(data: Data(png))?.size == CGSize(width: 300, height: 200))
    #expect(UIImage(data: Data(png), scale: 2)?.size == CGSize(width: 150, height: 100))
    #expect(UIImage(data: Data(gif))?.size == CGSize(width: 10, height: 276))
    #expect(UIImage(data: Data(jpeg))?.size == CGSize(width: 100, height: 50))
    #expect(UIImage(data: Data(png))?.pngData() == Data(png))
  }

  @Test(
    "F-85: data of no picture makes none", arguments: [[], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], [1, 2, 3]])
  func noPicture(bytes: [UInt8]) { #expect(UIImage(data: Data(bytes)) == nil) }

  @Test("F-85: a color's parts can be read, those of the system's colors on a light screen")
  func colors() {
    var (red, green, blue, alpha) = (CGFloat.nan, CGFloat.nan, CGFloat.nan, CGFloat.nan)
    let half = UIColor.orange.withAlphaComponent(0.5)
    #expect(half.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.5])
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&red, alpha: &alpha))
    #expect([red, alpha] == [0.25, 1])
    #expect(UIColor.systemBackground.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 1, 1, 1])
  }

  @Test("F-85: an image of UIKit's is one of the assets, a symbol, or an image without a label")
  func images() throws {
    let app = XCUIApplication {
      VStack {
        Image(uiImage: UIImage(named: "logo") ?? UIImage())
        Image(uiImage: UIImage(systemName: "star") ?? UIImage())
        Image(uiImage: UIImage())
      }
    }
    #expect(app.images["logo"].exists)
    #expect(app.images["star"].label == "Favorite")
    #expect(app.images.count == 3)
  }
}
