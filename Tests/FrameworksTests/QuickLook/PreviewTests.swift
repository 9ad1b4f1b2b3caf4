import QuickLook
import SwiftUI
import Testing
import UnderstudyTesting

/// Files of one test, in a folder of their own.
private struct Files {
  let folder: URL
  var tea: URL { folder.appending(path: "tea.txt") }
  var lake: URL { folder.appending(path: "lake.png") }
  var song: URL { folder.appending(path: "song.mp3") }
  var all: [URL] { [tea, lake, song] }

  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("Assam".utf8).write(to: tea)
    try Data(base64Encoded: Self.pixel)?.write(to: lake)
    try Data([1]).write(to: song)
  }
}

private struct FileList: View {
  let files: [URL]
  @State private var file: URL?
  @State private var page: URL?

  var body: some View {
    Text(page?.lastPathComponent ?? "None").accessibilityIdentifier("page")
    ForEach(files, id: \.self) { url in Button(url.lastPathComponent) { file = url } }
    Button("Missing") { file = URL(filePath: "/missing.txt") }
      .quickLookPreview($file)
    Button("All") { page = files.first }
      .quickLookPreview($page, in: files)
  }
}

/// As public apps have it.
private struct ControllerView: UIViewControllerRepresentable {
  let files: [URL]
  let log: (String) -> Void

  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    controller.currentPreviewItemIndex = 1
    return controller
  }

  func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(files, log) }

  @MainActor final class Coordinator: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    let files: [URL]
    let log: (String) -> Void
    init(_ files: [URL], _ log: @escaping (String) -> Void) { (self.files, self.log) = (files, log) }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      index == 0 ? Titled(previewItemURL: files[index]) : files[index] as NSURL
    }
    func previewControllerWillDismiss(_ controller: QLPreviewController) {
      log("closes \(controller.currentPreviewItem?.previewItemURL?.lastPathComponent ?? "nothing")")
    }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { log("closed") }
  }

  struct Titled: QLPreviewItem {
    let previewItemURL: URL?
    var previewItemTitle: String? { "All about tea" }
  }
}

private struct ControllerScreen: View {
  let files: [URL]
  @State private var isShown = false
  @State private var lines: [String] = []

  var body: some View {
    Text(lines.joined(separator: ", ")).accessibilityIdentifier("lines")
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { ControllerView(files: files) { lines.append($0) } }
  }
}

@MainActor
@Suite("Previews of files")
struct PreviewTests {
  @Test("A preview shows a text, a picture, or the name of another file; Done closes it")
  func kinds() throws {
    let files = try Files()
    defer { try? FileManager.default.removeItem(at: files.folder) }
    let app = XCUIApplication { FileList(files: files.all) }
    app.buttons["tea.txt"].tap()
    #expect(app.navigationBars["tea.txt"].exists)
    #expect(app.staticTexts["Assam"].exists)
    app.buttons["Done"].tap()
    #expect(!app.navigationBars["tea.txt"].exists)
    app.buttons["lake.png"].tap()
    #expect(app.images["Picture"].exists)
    app.buttons["Done"].tap()
    app.buttons["song.mp3"].tap()
    #expect(app.navigationBars["song.mp3"].exists && app.images.count == 0)
    app.buttons["Done"].tap()
    app.buttons["Missing"].tap()
    #expect(app.staticTexts["No file to preview"].exists)
  }

  @Test("A preview of several files turns by swipes, which write the selection")
  func several() throws {
    let files = try Files()
    defer { try? FileManager.default.removeItem(at: files.folder) }
    let app = XCUIApplication { FileList(files: files.all) }
    app.buttons["All"].tap()
    #expect(app.staticTexts["Assam"].exists)
    app.swipeLeft()
    #expect(app.navigationBars["lake.png"].exists)
    #expect(app.images["Picture"].exists)
    app.buttons["Done"].tap()
    #expect(app.staticTexts["page"].label == "None")
  }

  @Test("A controller shows the files of its data source, and notifies its delegate")
  func controller() throws {
    let files = try Files()
    defer { try? FileManager.default.removeItem(at: files.folder) }
    let app = XCUIApplication { ControllerScreen(files: files.all) }
    app.buttons["Show"].tap()
    #expect(app.navigationBars["lake.png"].exists)
    app.swipeRight()
    #expect(app.navigationBars["All about tea"].exists)
    app.buttons["Done"].tap()
    #expect(app.staticTexts["lines"].label == "closes tea.txt, closed")
  }

  @Test("Contents of pictures and texts show")
  func canPreview() {
    #expect(QLPreviewController.canPreview(URL(filePath: "/a.png")))
    #expect(QLPreviewController.canPreview(NSURL(fileURLWithPath: "/a.txt")))
    #expect(!QLPreviewController.canPreview(URL(filePath: "/a.mp3")))
  }
}
