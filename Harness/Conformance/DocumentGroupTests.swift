import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

struct NotesApp: App {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
      text = configuration.file.regularFileContents.flatMap { String(data: $0, encoding: .utf8) } ?? ""
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
  }
}

@MainActor
@Suite("F-109: apps of documents")
struct DocumentGroupTests {
  @Test("F-109: a document is made, edited, written with each edit, and opened again")
  func documents() throws {
    let app = XCUIApplication(NotesApp.self)
    app.buttons["Create Document"].tap()
    #expect(app.navigationBars["Untitled"].exists)
    app.textViews.element.tap()
    app.typeText("Green tea")
    let folder = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(try String(contentsOf: folder.appending(path: "Untitled.txt"), encoding: .utf8) == "Green tea")
    app.navigationBars.buttons["Documents"].tap()
    try Data("Black tea".utf8).write(to: folder.appending(path: "Other.txt"))
    try Data().write(to: folder.appending(path: "Picture.png"))
    app.launch()
    #expect(!app.buttons["Picture.png"].exists)
    app.buttons["Other.txt"].tap()
    #expect(app.textViews.element.value as? String == "Black tea")
  }
}
