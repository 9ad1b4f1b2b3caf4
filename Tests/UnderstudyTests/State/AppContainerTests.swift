import SwiftUI
import Testing
import UnderstudyTesting

@testable import UnderstudyCore

private final class Diary: ObservableObject {
  @Published private(set) var entries: [String]
  private let file = URL.documentsDirectory.appending(path: "diary.json")

  init() {
    entries = (try? JSONDecoder().decode([String].self, from: Data(contentsOf: file))) ?? []
  }

  func add(_ entry: String) {
    entries.append(entry)
    try? JSONEncoder().encode(entries).write(to: file)
  }
}

private struct DiaryScreen: View {
  @StateObject private var diary = Diary()

  var body: some View {
    Button("Add") { diary.add("Entry \(diary.entries.count + 1)") }
    ForEach(diary.entries, id: \.self) { Text($0) }
  }
}

@MainActor @Suite("F-08: an app's files")
struct AppContainerTests {
  @Test("A second launch finds what the first one has written; another test does not", arguments: 1...2)
  func files(number: Int) {
    let app = XCUIApplication { DiaryScreen() }
    #expect(!app.staticTexts["Entry 1"].exists)
    app.buttons["Add"].tap()
    app.terminate()

    app.launch()

    #expect(app.staticTexts["Entry 1"].exists)
    app.buttons["Add"].tap()
    #expect(app.staticTexts["Entry 2"].exists)
  }

  @Test("The folders of a device exist, and are the app's own by each way to them")
  func folders() throws {
    let manager = FileManager.default
    let home = URL(fileURLWithPath: NSHomeDirectory())
    for (url, path) in [
      (URL.documentsDirectory, "Documents"), (.libraryDirectory, "Library"), (.cachesDirectory, "Library/Caches"),
    ] {
      #expect(url.path == home.appending(path: path).path)
      #expect(manager.fileExists(atPath: url.path))
    }
    #expect(manager.urls(for: .documentDirectory, in: .userDomainMask) == [.documentsDirectory])
    let paths = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)
    #expect(paths == [URL.documentsDirectory.path])
    #expect(home.path.contains("understudy-"))
  }

  @Test("Application Support is created where an app asks for that")
  func applicationSupport() throws {
    #expect(!FileManager.default.fileExists(atPath: URL.applicationSupportDirectory.path))
    let made = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    #expect(made == .applicationSupportDirectory)
    #expect(try URL(for: .applicationSupportDirectory, in: .userDomainMask) == made)
    #expect(FileManager.default.fileExists(atPath: made.path))
  }

  @Test("What an app does not have goes to the system")
  func others() {
    #expect(FileManager.default.urls(for: .documentDirectory, in: .systemDomainMask) != [.documentsDirectory])
    #expect(!FileManager.default.temporaryDirectory.path.contains("understudy-"))
  }

  @Test("The folders go with the test")
  func removal() {
    var home = ""
    do {
      let installation = Installation()
      home = installation.container.home.path
      #expect(FileManager.default.fileExists(atPath: home))
    }
    #expect(!FileManager.default.fileExists(atPath: home))
  }
}
