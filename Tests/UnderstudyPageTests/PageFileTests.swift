import Foundation
import Testing

@testable import UnderstudyPage

@Suite("F-96: the page's file")
struct PageFileTests {
  private let directory = PageDirectory()

  private func record(_ key: String, _ text: String = "failed", detail: PageDetail? = nil) throws -> PageRecord {
    let result = PageResult(
      framework: "XCTest", module: "M", suite: "S", test: key, outcome: .failed, failures: [text])
    return try PageRecord(key, result, detail)
  }

  @Test("A test that was added last is replaced in its place, another one by a later line")
  func replacing() throws {
    let file = PageFile(in: directory.url)
    try file.add([record("first", "1")])
    let size = try directory.bytes().count
    try file.add([record("first", "2")])
    #expect(try directory.bytes().count == size)
    try file.add([record("second")])
    try file.add([record("first", "3")])

    let content = try directory.content()
    #expect(content.records.map(\.key) == ["first", "second", "first"])
    #expect(content.records.last == (try record("first", "3")))
    #expect(!content.isCutOff)
    #expect(content.notices.isEmpty)
  }

  @Test("A page that has grown by what was replaced is written anew, with the last of each test")
  func growing() throws {
    let file = PageFile(in: directory.url)
    let long = PageDetail(failures: [PageDetail.Failure(text: String(repeating: "x", count: 1_000_000))])
    for round in 1...12 {
      try file.add([record("first", "\(round)", detail: long)])
      try file.add([record("second", "\(round)", detail: long)])
    }
    try file.add([PageRecord("second", nil)])

    #expect(try directory.bytes().count < 12_000_000)
    let content = try directory.content()
    #expect(content.records.last { $0.key == "first" } == (try record("first", "12", detail: long)))
    #expect(content.records.last { $0.key == "second" }?.isGone == true)
  }

  @Test("Of a page that was cut off the whole lines remain, and the page says so")
  func cutOff() throws {
    let file = PageFile(in: directory.url)
    for key in ["first", "second", "third"] { try file.add([record(key)]) }
    let bytes = try directory.bytes()
    try Data(bytes.dropLast(200)).write(to: PageFile.url(in: directory.url))
    #expect(try directory.content().isCutOff)

    try file.add([record("fourth")])

    let content = try directory.content()
    #expect(content.records.map(\.key) == ["first", "second", "fourth"])
    #expect(content.notices == [PageWording.cutOff(directory.url.path)])
    #expect(!content.isCutOff)
  }

  @Test("A page behind a symbolic link is written there; a pipe is not replaced")
  func links() throws {
    let (page, goal) = (PageFile.url(in: directory.url), directory.url.appendingPathComponent("goal.html"))
    try Data().write(to: goal)
    #expect(symlink("goal.html", page.path) == 0)
    try PageFile.write([record("first")], notices: [], to: page)
    #expect(PageContent(of: Array(try Data(contentsOf: goal))).records.map(\.key) == ["first"])
    #expect(unlink(page.path) == 0 && mkfifo(page.path, 0o600) == 0)
    let reader = open(page.path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    // Which has no places to write at.
    #expect(throws: POSIXError.self) { try PageFile.write([self.record("first")], notices: [], to: page) }
    var status = stat()
    #expect(lstat(page.path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("A page whose script was cut off says so, as the script would take the words away")
  func cutScript() throws {
    let script = try #require(PageDocument.text.range(of: "<script>"))
    #expect(PageDocument.text[..<script.lowerBound].contains("this file was cut off or changed"))
  }

  @Test("What is no page is replaced by one")
  func other() throws {
    try Data("<html>other</html>".utf8).write(to: PageFile.url(in: directory.url))
    try PageFile(in: directory.url).add([record("first")])
    #expect(try directory.content().records.map(\.key) == ["first"])
  }

  @Test("Texts with markup do not end a line of data, and come back as they were")
  func markup() throws {
    let text = "<b>\"</script><!-- & \u{2028}\n"
    let written = try record("a\"<&>b", text, detail: PageDetail(failures: [PageDetail.Failure(text: text)]))
    try PageFile(in: directory.url).add([written])

    let content = try directory.content()
    #expect(content.records == [written])
    let line = try #require(String(decoding: written.line, as: UTF8.self).split(separator: "\n").first)
    #expect(line.components(separatedBy: "</script").count == 3)
    #expect(!line.contains("<!--"))
    let result = try JSONDecoder().decode(PageResult.self, from: Data(written.result))
    #expect(result.failures == [text])
  }

  @Test("Of a list of texts each has what differs from the one before")
  func texts() {
    let texts = PageTexts(lines: ["a", "b", "c"], texts: [[0, 1, 2], [0, 2, 2], [0, 2, 2], []])
    #expect(texts.texts == [[0, 0, 0, 1, 2], [1, 1, 2], [3, 0], [0, 0]])
  }

  @Test("The page asks for nothing, and runs no script but its own")
  func policy() {
    let text = PageDocument.text
    #expect(text.contains("default-src 'none'; img-src data:;"))
    #expect(!text.contains("innerHTML") && !text.contains("insertAdjacentHTML") && !text.contains("eval("))
    let links = text.matches(of: /https?:\/\/[^"\s]+/).map { String($0.output) }
    #expect(links == ["http://www.w3.org/2000/svg"])
    #expect(text.components(separatedBy: "</script>").count == 2)
  }
}

/// A directory that goes with the test.
final class PageDirectory: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: PageFile.url(in: url))) }

  func content() throws -> PageContent { PageContent(of: try bytes()) }
}
