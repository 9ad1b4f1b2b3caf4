import Foundation
import Testing

@Suite("Data models")
struct DataModelClassesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../FrameworksTests/CoreData").standardized

  @Test("The classes of a model are those that the tests of Core Data compile")
  func classes() throws {
    let classes = DataModelClasses(below: Self.folder)
    #expect(classes.problems == [])
    #expect(classes.models.map(\.name) == ["Shop"])
    let compiled = try String(contentsOf: Self.folder.appendingPathComponent("ShopModel.swift"), encoding: .utf8)
    let new = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("ShopModel.swift")
    if classes.text != compiled { try classes.text.write(to: new, atomically: true, encoding: .utf8) }
    #expect(classes.text == compiled, "The new text is in \(new.path).")
  }

  @Test("A model that cannot be read has its line in the message")
  func malformed() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let version = folder.appendingPathComponent("Bad.xcdatamodeld/Bad.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    for (text, problem) in [
      ("<model>\n<entity name=\"A\"\n</model>", "line 3: a name is missing"),
      ("<model>\n<entity name=\"A\">\n</model>", "line 3: </model> closes nothing"),
      ("<plist/>", "<plist> is no data model"), ("", "line 1: there is no element"),
      ("<model><entity/></model>", "an entity has no name"),
    ] {
      try text.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
      #expect(DataModelClasses(below: folder).problems == ["Bad.xcdatamodeld: \(problem)"])
    }
  }

  @Test("Of several versions the current one is read")
  func versions() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = folder.appendingPathComponent("M.xcdatamodeld")
    for version in ["M", "M 2"] {
      let inner = model.appendingPathComponent("\(version).xcdatamodel")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try "<model><entity name=\"\(version)\"/></model>".write(
        to: inner.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    }
    #expect(DataModelClasses(below: folder).models.flatMap(\.file.entities).map(\.name) == ["M"])
    let list = ["_XCCurrentVersionName": "M 2.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: model.appendingPathComponent(".xccurrentversion"))
    #expect(DataModelClasses(below: folder).models.flatMap(\.file.entities).map(\.name) == ["M 2"])
  }
}
