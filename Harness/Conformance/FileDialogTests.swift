import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F-109: dialogs for files")
struct FileDialogTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = configuration.file.regularFileContents.flatMap { String(data: $0, encoding: .utf8) } ?? ""
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Screen: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var isMoving = false
    @State private var moved: URL?
    @State private var status = "none"
    var body: some View {
      VStack {
        Text(status).accessibilityIdentifier("status")
        Text("\(isImporting) \(isExporting) \(isMoving)").accessibilityIdentifier("flags")
        Button("Import") { isImporting = true }
          .fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.text, .image], allowsMultipleSelection: true
          ) { result in
            switch result {
            case .success(let files): status = files.map(\.lastPathComponent).joined(separator: "+")
            case .failure(let error): status = error.localizedDescription
            }
          } onCancellation: {
            status = "cancelled"
          }
        Button("Export") { isExporting = true }
          .fileExporter(
            isPresented: $isExporting, document: Note("Hello"), contentType: .plainText, defaultFilename: "Greeting"
          ) { result in
            moved = try? result.get()
            status = moved?.lastPathComponent ?? "failed"
          }
        Button("Move") { isMoving = true }
          .fileMover(isPresented: $isMoving, file: moved) { status = (try? $0.get().path) ?? "failed" }
      }
    }
  }

  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
  }

  @Test("F-109: a test answers while the dialog is open, or before")
  func answers() throws {
    let folder = folder()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (text, picture) = (folder.appending(path: "a.txt"), folder.appending(path: "b.png"))
    let app = XCUIApplication { Screen() }
    app.buttons["Import"].tap()
    #expect(app.navigationBars["FullDocumentManagerViewControllerNavigationBar"].buttons["Cancel"].exists)
    #expect(!app.buttons["Import"].exists, "the dialog covers the screen")
    app.world.files.choose(text, picture)
    #expect(app.staticTexts["status"].label == "a.txt+b.png")
    #expect(app.staticTexts["flags"].label == "false false false")
    app.world.files.choose(text)
    app.buttons["Import"].tap()
    #expect(app.staticTexts["status"].label == "a.txt")
  }

  @Test("F-109: Cancel closes the dialog; a file of another kind and an error of the system are failures")
  func noFile() {
    let app = XCUIApplication { Screen() }
    app.buttons["Import"].tap()
    app.buttons["Cancel"].tap()
    #expect(app.staticTexts["status"].label == "cancelled")
    #expect(app.staticTexts["flags"].label == "false false false")
    app.world.files.choose(URL(fileURLWithPath: "/song.mp3"))
    app.buttons["Import"].tap()
    #expect(
      app.staticTexts["status"].label == "song.mp3 cannot be chosen: the dialog is for public.text, public.image.")
    app.buttons["Import"].tap()
    app.world.files.cancel()
    #expect(app.staticTexts["status"].label == "cancelled")
    struct Failed: LocalizedError { var errorDescription: String? { "no disk" } }
    app.world.files.fail(with: Failed())
    app.buttons["Import"].tap()
    #expect(app.staticTexts["status"].label == "no disk")
  }

  @Test("F-109: a document is written where the test says, and moved from there")
  func export() throws {
    let (first, second) = (folder(), folder())
    defer { for folder in [first, second] { try? FileManager.default.removeItem(at: folder) } }
    let app = XCUIApplication { Screen() }
    app.buttons["Export"].tap()
    app.world.files.save(to: first)
    #expect(app.staticTexts["status"].label == "Greeting.txt")
    #expect(try String(contentsOf: first.appending(path: "Greeting.txt"), encoding: .utf8) == "Hello")
    #expect(app.world.files.received == [first.appending(path: "Greeting.txt")])
    app.world.files.save(to: second)
    app.buttons["Move"].tap()
    #expect(app.staticTexts["status"].label == second.appending(path: "Greeting.txt").path)
    #expect(!FileManager.default.fileExists(atPath: first.appending(path: "Greeting.txt").path))
  }

  @Test("F-109: a dialog that moves a file does not open without one")
  func noFileToMove() {
    let app = XCUIApplication { Screen() }
    app.buttons["Move"].tap()
    #expect(app.buttons["Move"].exists && app.navigationBars.count == 0)
  }

  @Test("F-109: the dialog's own button writes to a folder of the test")
  func saveButton() throws {
    let app = XCUIApplication { Screen() }
    app.buttons["Export"].tap()
    app.buttons["Save"].tap()
    let file = try #require(app.world.files.received.first)
    #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
    app.buttons["Export"].tap()
    app.buttons["Save"].tap()
    #expect(app.staticTexts["status"].label == "Greeting 2.txt")
  }
}
