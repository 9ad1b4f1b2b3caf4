import Foundation
import SwiftUI
import Testing
import UnderstudyJSON
import UnderstudyPage
import UnderstudySockets

@testable import UnderstudyClient

#Preview("Kettle") { Text("Kettle") }
#Preview("Cut kettle") { Text("A kettle that is too long").lineLimit(1).frame(width: 40) }
#Preview("Broken kettle") { brokenKettle() }

private func brokenKettle() -> Text { fatalError("The kettle is broken") }

@Suite(.serialized) struct PreviewCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)")

  private func run(_ arguments: String...) throws -> (code: Int32, text: String) {
    let path = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") })
    var lines: [String] = []
    let code = try PreviewCommand(in: "/", output: { lines.append($0) }).run(arguments + ["--program", path])
    return (code, lines.joined(separator: "\n"))
  }

  @Test("`check` has a line for each preview and one for each problem, and continues after a trap")
  func check() throws {
    let (code, text) = try run("check", "Broken kettle", "Kettle", "Cut kettle", "--no-audit")
    #expect(code == 1)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "passed  UnderstudySessionTests.Kettle (PreviewCommandTests.swift:10)")
    #expect(
      lines.dropFirst().prefix(3) == [
        "failed  UnderstudySessionTests.Cut kettle (PreviewCommandTests.swift:11)",
        "  - Text clipped: StaticText, label: 'A kettle that is too long'",
        "    Try: more room, more lines (lineLimit(_:)) or minimumScaleFactor(_:)",
      ])
    #expect(
      lines.dropFirst(4).prefix(2) == [
        "failed  UnderstudySessionTests.Broken kettle (PreviewCommandTests.swift:12)",
        "  - The preview traps: Fatal error: The kettle is broken",
      ])
    // Where it is, and nothing of the check's own.
    #expect(lines.contains { $0.hasPrefix("      at: ") && $0.hasSuffix("(PreviewCommandTests.swift:14)") }, "\(lines)")
    #expect(!text.contains("PreviewCheck"))
    #expect(lines.last == "3 previews, 2 failed with 2 problems")
  }

  @Test("`check` without problems ends with 0, and an unknown name is an error")
  func good() throws {
    let (code, text) = try run("check", "Kettle")
    #expect(code == 0)
    #expect(text.hasSuffix("1 preview, no problems"))
    let error = #expect(throws: ClientError.self) { try run("check", "Teapot") }
    #expect(error?.description.hasPrefix("There is no preview \"Teapot\". There are ") == true)
  }

  @Test(
    "Options that are not known or have no value are errors",
    arguments: [
      (["check", "--out", "a"], "unknown option \"--out\""), (["pictures", "--out"], "--out needs a value."),
      (["pictures", "--no-audit"], "unknown option \"--no-audit\""),
    ])
  func options(arguments: [String], message: String) {
    let error = #expect(throws: ClientError.self) { try PreviewOptions(arguments) }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test("`pictures` writes a page, and `--compare` puts what changed first")
  func pictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (folder.appendingPathComponent("a").path, folder.appendingPathComponent("b").path)
    let (code, text) = try run("pictures", "Kettle", "Cut kettle", "--out", first, "--sizes", "L")
    #expect(code == 0)
    #expect(text == "4 pictures of 2 screens: \(first)/index.html")
    let page = try String(contentsOfFile: first + "/index.html", encoding: .utf8)
    #expect(page.contains("UnderstudySessionTests.Cut kettle"))
    #expect(page.contains("PreviewCommandTests.swift:10"))
    let same = try run("pictures", "Kettle", "--out", second, "--sizes", "L", "--compare", first)
    #expect(same.text == "2 pictures of 1 screen, nothing has changed: \(second)/index.html")
    let other = try run(
      "pictures", "Kettle", "--out", second, "--sizes", "L,XS", "--schemes", "dark", "--compare", first)
    #expect(other.text == "2 pictures of 1 screen, 1 new: \(second)/index.html")
    let missing = #expect(throws: ClientError.self) { try run("pictures", "Kettle", "--compare", "/nowhere") }
    #expect(missing?.description.hasPrefix("/nowhere has no manifest.json") == true)
  }

  private func picture(_ title: String, _ svg: String?) -> DrawnPicture {
    DrawnPicture(title: title, caption: "light", hash: svg.map(PictureFolder.hash), svg: svg)
  }

  @Test("What changed comes before what is new, and that before what is gone")
  func changes() {
    let former = [picture("a", "1"), picture("b", "2"), picture("gone", "3")]
    let drawn = [picture("new", "4"), picture("a", "1"), picture("b", "5")]
    let changes = PictureComparison.changes(
      from: PictureSet(pictures: former), to: PictureSet(pictures: drawn), isWhole: true)
    #expect(changes.map { "\($0.kind.rawValue) \($0.title)" } == ["changed b", "new new", "gone gone"])
    #expect(changes[0].before == "2")
    #expect(changes[0].after == "5")
    let some = PictureComparison.changes(
      from: PictureSet(pictures: former), to: PictureSet(pictures: drawn), isWhole: false)
    #expect(some.count == 2)
  }

  @Test("A folder is read as it was written, and pictures that are not used any more are removed")
  func files() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictures = PictureFolder(at: folder)
    let first = PictureSet(
      pictures: [picture("a", "1"), picture("b", nil)], visits: [picture("test", "3"), picture("other", "3")])
    try pictures.write(first, page: "page")
    #expect(try pictures.read() == first)
    try pictures.write(PictureSet(pictures: [picture("a", "2")]), page: "page")
    #expect(try pictures.read().visits == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("pictures").path)
    #expect(names == ["\(PictureFolder.hash("2")).svg"])
    try Data("{\"version\":2,\"pictures\":[]}".utf8).write(to: folder.appendingPathComponent("manifest.json"))
    let error = #expect(throws: ClientError.self) { try pictures.read() }
    #expect(error?.description.contains("another version") == true)
  }
}
