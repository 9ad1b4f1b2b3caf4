import Foundation
import Testing
import UnderstudyTesting

@testable import Tea

/// Draws screens. The environment variable `PICTURES` names a folder that keeps the drawings.
@MainActor @Suite("Pictures")
struct PictureTests {
  let app = XCUIApplication(server: FakeServer())

  @Test func list() throws { try keep("list") }

  @Test func darkList() throws {
    XCUIDevice.shared.appearance = .dark
    try keep("list-dark")
  }

  @Test func detail() throws {
    app.staticTexts["Sencha"].tap()
    app.buttons["Start Timer"].tap()
    try keep("detail")
  }

  @Test func sheet() throws {
    app.staticTexts["Sencha"].tap()
    app.buttons["Order"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    try keep("sheet")
  }

  private func keep(_ name: String) throws {
    let picture = app.picture()
    #expect(picture.size == CGSize(width: 390, height: 844))
    guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    try picture.png.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}
