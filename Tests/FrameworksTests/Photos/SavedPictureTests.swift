import Photos
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Pictures that UIKit saves")
struct SavedPictureTests {
  private struct Camera: View {
    let picture: Data
    var body: some View {
      Button("Save") {
        if let image = UIImage(data: picture) { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }
      }
    }
  }

  @Test("A picture that the app saves is in the library, unless the user has refused")
  func saving() {
    let picture = AppWorld.Photo("Lake").data
    let app = XCUIApplication { Camera(picture: picture) }
    app.buttons["Save"].tap()
    #expect(app.world.photos.library.count == 2)
    #expect(app.world.photos.library.last?.data == picture)
    #expect(app.events.of(.log).lines.last == "[UIKit] Save a photo of 1 by 1 points")
    app.world.photos.authorization = .denied
    app.buttons["Save"].tap()
    #expect(app.world.photos.library.count == 2)
    #expect(app.events.of(.log).lines.last == "[UIKit] Could not save a photo of 1 by 1 points")
    app.world.photos.authorization = .authorized
    app.buttons["Save"].tap()
    #expect(app.world.photos.library.count == 3)
  }
}
