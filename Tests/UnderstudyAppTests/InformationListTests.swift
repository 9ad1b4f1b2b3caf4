import Foundation
import Testing

@Suite("Information lists")
struct InformationListTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    func add(_ path: String, _ contents: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "<plist version=\"1.0\"><dict>\(contents)</dict></plist>".write(to: file, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func values(_ folder: Folder) throws -> [String: Any]? {
    guard let text = InformationList(below: folder.url, of: "Tea")?.text else { return nil }
    let list = text.components(separatedBy: "\"\"\"")[1]
    return try PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil) as? [String: Any]
  }

  @Test("F-140: a target's list is found, with the target's name in place of the build settings that say it")
  func filling() throws {
    let folder = Folder()
    try folder.add(
      "Info.plist",
      """
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>Title</key><string>${TARGET_NAME} house</string>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>Server</key><dict><key>url</key><string>https://a.b/?q=\\(1)</string><key>key</key><string>$(KEY)</string></dict>
      <key>Modes</key><array><string>audio</string><string>$(MODE)</string></array>
      <key>Count</key><integer>3</integer>
      """)
    try folder.add("Inner/Info.plist", "<key>Title</key><string>inner</string>")
    let values = try #require(try values(folder))
    #expect(values["CFBundleName"] as? String == "Tea")
    #expect(values["Title"] as? String == "Tea house")
    #expect(values["CFBundleIdentifier"] == nil)
    #expect((values["Server"] as? [String: Any])?.keys.sorted() == ["url"])
    #expect((values["Server"] as? [String: Any])?["url"] as? String == #"https://a.b/?q=\(1)"#)
    #expect(values["Modes"] as? [String] == ["audio"])
    #expect(values["Count"] as? Int == 3)
  }

  @Test("F-140: the outermost list counts, under either of Xcode's names; bundles keep theirs")
  func places() throws {
    let folder = Folder()
    try folder.add("Some.bundle/Info.plist", "<key>Title</key><string>bundle</string>")
    #expect(try values(folder) == nil)
    try folder.add("Supporting/Tea-Info.plist", "<key>Title</key><string>second</string>")
    #expect(try values(folder)?["Title"] as? String == "second")
    try folder.add("Supporting/Info.plist", "<key>Title</key><string>first</string>")
    #expect(try values(folder)?["Title"] as? String == "first")
  }
}
