import Foundation
import SwiftUI
import Testing
import UIKit
import UnderstudyTesting

@MainActor
@Suite("Pickers of documents")
final class UIDocumentPickerTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picked-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A picker as apps have it in a representable.
  private struct Picker: UIViewControllerRepresentable {
    let make: () -> UIDocumentPickerViewController
    let done: (String) -> Void

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
      let picker = make()
      picker.delegate = context.coordinator
      return picker
    }
    func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(done: done) }

    final class Coordinator: NSObject, UIDocumentPickerDelegate {
      let done: (String) -> Void
      init(done: @escaping (String) -> Void) { self.done = done }
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        done(urls.map(\.lastPathComponent).joined(separator: ", "))
      }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { done("cancelled") }
    }
  }

  private struct Screen: View {
    let make: () -> UIDocumentPickerViewController
    @State private var isShown = false
    @State private var status = "nothing"
    var body: some View {
      Text(status).accessibilityIdentifier("status")
      Button("Pick") { isShown = true }
        .sheet(isPresented: $isShown) { Picker(make: make) { status = $0 } }
    }
  }

  private func files(_ names: String...) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try names.map { name in
      let file = folder.appendingPathComponent(name)
      try Data(name.utf8).write(to: file)
      return file
    }
  }

  @Test("The test chooses files, and the picker closes itself before the delegate is called")
  func open() throws {
    let files = try files("a.json", "b.json")
    let app = XCUIApplication {
      Screen {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
        picker.allowsMultipleSelection = true
        return picker
      }
    }
    app.buttons["Pick"].tap()
    #expect(app.buttons["Cancel"].exists && !app.buttons["Save"].exists)
    app.world.files.choose(files[0], files[1])
    #expect(app.staticTexts["status"].label == "a.json, b.json")
    #expect(!app.buttons["Cancel"].exists)
    app.buttons["Pick"].tap()
    app.buttons["Cancel"].tap()
    #expect(app.staticTexts["status"].label == "cancelled")
    #expect(!app.buttons["Cancel"].exists)
  }

  @Test("A file that no user could choose cancels the picker, and a runtime issue says why")
  func wrongKind() throws {
    let file = try files("a.txt")[0]
    let app = XCUIApplication {
      Screen { UIDocumentPickerViewController(documentTypes: ["public.json"], in: .import) }
    }
    app.buttons["Pick"].tap()
    app.world.files.choose(file)
    #expect(app.staticTexts["status"].label == "cancelled")
    #expect(
      app.runtimeIssues.map(\.message) == [
        "The document picker was cancelled: a.txt cannot be chosen: the dialog is for public.json."
      ])
  }

  @Test("Exported files are copied or moved to the folder that the test gives", arguments: [true, false])
  func export(asCopy: Bool) throws {
    let file = try files("tea.txt")[0]
    let folder = file.deletingLastPathComponent().appendingPathComponent("chosen")
    let app = XCUIApplication {
      Screen { UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy) }
    }
    app.buttons["Pick"].tap()
    #expect(app.buttons[asCopy ? "Save" : "Move"].exists)
    app.world.files.save(to: folder)
    #expect(app.staticTexts["status"].label == "tea.txt")
    #expect(app.world.files.received.map(\.path) == [folder.appendingPathComponent("tea.txt").path])
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("tea.txt").path))
    #expect(FileManager.default.fileExists(atPath: file.path) == asCopy)
  }
}
