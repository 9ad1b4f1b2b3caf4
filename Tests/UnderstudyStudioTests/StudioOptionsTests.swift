import Foundation
import Testing

@testable import UnderstudyStudio

@Suite("The studio's command")
struct StudioOptionsTests {
  @Test("It takes a port, an app, a bundle and what the page's end means")
  func options() throws {
    let options = try StudioOptions(["Tea", "--port", "8123", "--keep", "--bundle", "x.xctest", "--in-command"])
    #expect(options.app == "Tea")
    #expect(options.port == 8123)
    #expect(options.keeps)
    #expect(options.bundle == "x.xctest")
    #expect(options.isInCommand)
    let standard = try StudioOptions([])
    #expect(standard.port == 0 && standard.app == nil && standard.bundle == nil && !standard.keeps)
  }

  @Test(
    "What it does not know is an error that names it",
    arguments: [
      ["--port"], ["--port", "0"], ["--port", "65536"], ["--port", "x"], ["--open"], ["A", "B"], ["--bundle"],
    ])
  func errors(_ arguments: [String]) {
    #expect(throws: StudioError.self) { try StudioOptions(arguments) }
  }

  @Test("Of several bundles it takes the one that was built last, and none is an error that names the folder")
  func bundles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: StudioError.noTestBundle(folder.path)) { try TestBundle.newest(in: folder) }
    for (name, age) in [("old.xctest", 100.0), ("new.xctest", 10), ("older.xctest", 200)] {
      let file = folder.appendingPathComponent(name)
      _ = FileManager.default.createFile(
        atPath: file.path, contents: Data(),
        attributes: [.posixPermissions: 0o755, .modificationDate: Date(timeIntervalSinceNow: -age)])
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
    }
    #expect(try TestBundle.newest(in: folder).url.lastPathComponent == "new.xctest")
  }
}
