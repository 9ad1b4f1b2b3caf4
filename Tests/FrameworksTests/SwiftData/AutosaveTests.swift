import Foundation
import SwiftData
import SwiftUI
import Testing

private struct Titles: View {
  @Query private var books: [Book]
  @Environment(\.modelContext) private var modelContext

  var body: some View {
    Text(books.map(\.title).joined(separator: ", ")).accessibilityIdentifier("titles")
    Button("Add") { modelContext.insert(Book(isbn: "\(books.count)", title: "Emma \(books.count)")) }
  }
}

@MainActor
@Suite("SwiftData: saving without a word")
struct AutosaveTests {
  private let url = URL.documentsDirectory.appending(path: "books.store")

  @Test(
    "what an app has changed is saved when it is terminated, unless its context does not save by itself",
    arguments: [true, false])
  func terminate(autosaves: Bool) {
    let app = XCUIApplication { Titles().modelContainer(for: Book.self, isAutosaveEnabled: autosaves) }
    app.buttons["Add"].tap()
    #expect(app.staticTexts["titles"].label == "Emma 0")
    app.terminate()
    app.launch()
    #expect(app.staticTexts["titles"].label == (autosaves ? "Emma 0" : ""))
  }

  @Test("a container that the test holds keeps what its context has not saved, and no file has it")
  func held() throws {
    let container = try ModelContainer(for: Book.self, configurations: ModelConfiguration(url: url))
    container.mainContext.autosaveEnabled = false
    let app = XCUIApplication { Titles().modelContainer(container) }
    app.buttons["Add"].tap()
    XCUIDevice.shared.press(.home)
    app.terminate()
    app.launch()
    #expect(app.staticTexts["titles"].label == "Emma 0" && container.mainContext.hasChanges)
    #expect(try !String(contentsOf: url, encoding: .utf8).contains("Emma"))
    container.mainContext.rollback()
    #expect(app.staticTexts["titles"].label == "")
  }
}
