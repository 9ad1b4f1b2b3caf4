import Foundation
import Testing

@testable import UnderstudyPage

@Suite("F-96: one page of several directories")
struct PageJoiningTests {
  private let directory = PageDirectory()

  private func make(_ name: String, _ keys: [String]) throws -> URL {
    let url = directory.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for key in keys {
      let result = PageResult(framework: "XCTest", module: "M", suite: "S", test: key, outcome: .passed)
      try PageFile(in: url).add([PageRecord(key, result)])
    }
    return url
  }

  private func joined(_ directories: [URL]) throws -> PageContent {
    let goal = directory.url.appendingPathComponent("all")
    let (count, notices) = try PageJoining.join(directories, to: goal)
    let content = PageContent(of: Array(try Data(contentsOf: PageFile.url(in: goal))))
    #expect(content.records.count == count)
    #expect(content.notices == notices)
    return content
  }

  @Test("Each test is there with the way to its folder, also one that ran in two shards")
  func shards() throws {
    let content = try joined([make("one", ["a", "b"]), make("two", ["b", "c"])])
    #expect(content.records.map(\.key) == ["a", "b", "b (two)", "c"])
    #expect(content.records.map(\.base) == ["../one", "../one", "../two", "../two"])
    #expect(content.records.map(\.folder) == ["a", "b", "b", "c"])
  }

  @Test("A page that was written into one of the directories is no further input when it is written again")
  func again() throws {
    let (one, two) = (try make("one", ["a", "b"]), try make("two", ["b", "c"]))
    for _ in 0..<3 { #expect(try PageJoining.join([one, two], to: one).tests == 4) }
    // A test that has run meanwhile is there as well.
    _ = try make("two", ["d"])
    #expect(try PageJoining.join([one, two], to: one).tests == 5)
    let content = PageContent(of: Array(try Data(contentsOf: PageFile.url(in: one))))
    #expect(content.records.map(\.key) == ["a", "b", "b (two)", "c", "d"])
    #expect(content.records.map(\.base) == ["", "", "../two", "../two", "../two"])
    // What it says of others stays if these are not named.
    #expect(try joined([one]).records.map(\.base) == ["../one", "../one", "../two", "../two", "../two"])
    #expect(try joined([one, two]).records.count == 5)
  }

  @Test("An older version's directory gives its failures, and the page says that steps are missing")
  func older() throws {
    let old = try make("old", [])
    try Data(
      """
      {"tests":[{"name":"M.S.t","folder":"M.S.t","failures":[{"text":"no\\nmore","file":"/a.swift","line":3}],
      "framework":"XCTest","module":"M","suite":"S","test":"t"}],"version":1}
      """.utf8
    ).write(to: old.appendingPathComponent("index.json"))
    let content = try joined([old])
    #expect(content.records.map(\.key) == ["M.S.t"])
    #expect(content.notices == [PageWording.withoutPage(old.path)])
    let result = try JSONDecoder().decode(PageResult.self, from: Data(try #require(content.records.first).result))
    #expect(result.failures == ["no"])
  }

  @Test("A page that was cut off gives what it has")
  func cutOff() throws {
    let one = try make("one", ["a", "b"])
    let bytes = try Data(contentsOf: PageFile.url(in: one))
    try Data(bytes.dropLast(200)).write(to: PageFile.url(in: one))
    let content = try joined([one])
    #expect(content.records.map(\.key) == ["a"])
    #expect(content.notices == [PageWording.cutOff(one.path)])
  }

  @Test("A page of another version gives what can be read of it, and the page says so")
  func otherVersion() throws {
    let one = try make("one", ["a"])
    let text = try String(contentsOf: PageFile.url(in: one), encoding: .utf8)
    let (before, last) = (text.dropLast(80), text.suffix(80))
    #expect(last.contains("000001\""))
    try Data((before + last.replacing("000001\"", with: "000009\"", maxReplacements: 1)).utf8)
      .write(to: PageFile.url(in: one))
    let content = try joined([one])
    #expect(content.records.map(\.key) == ["a"])
    #expect(content.notices.first == PageWording.otherVersion(one.path))
  }

  /// Makes a page of two gigabytes, which take no room on the disk.
  private func makeLarge(_ directory: URL) throws {
    let file = try FileHandle(forWritingTo: PageFile.url(in: directory))
    try file.truncate(atOffset: 2_000_000_000)
    try file.close()
  }

  @Test("A page that is too large is not read: what failed is listed, or the error says so")
  func large() throws {
    let one = try make("one", ["a"])
    try makeLarge(one)
    let error = #expect(throws: PageJoining.Problem.self) { try joined([one]) }
    #expect(error?.description.hasPrefix("\(one.path)/index.html has 2.0 GB, and is not read") == true)
    #expect(throws: PageJoining.Problem.self) { try VisitedScreen.all(in: one) }
    try Data("{\"tests\":[],\"version\":1}".utf8).write(to: one.appendingPathComponent("index.json"))
    #expect(try joined([one]).notices == [PageWording.tooLarge(one.path, size: 2_000_000_000)])
  }

  @Test("A test that is added to such a page begins another one, which names the former")
  func addingToLarge() throws {
    let one = try make("one", ["a"])
    try makeLarge(one)
    let result = PageResult(framework: "XCTest", module: "M", suite: "S", test: "b", outcome: .passed)
    try PageFile(in: one).add([PageRecord("b", result)])
    let content = PageContent(of: Array(try Data(contentsOf: PageFile.url(in: one))))
    #expect(content.records.map(\.key) == ["b"])
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: one.path).first { $0.hasPrefix("index-") })
    #expect(content.notices == [PageWording.moved(to: name, size: 2_000_000_000)])
  }

  @Test("A directory without reports is an error that says what to do")
  func none() throws {
    func message(_ name: String) -> String {
      let error = #expect(throws: PageJoining.Problem.self) {
        try joined([directory.url.appendingPathComponent(name)])
      }
      return error?.description ?? ""
    }
    _ = try make("empty", [])
    #expect(message("empty").contains("has no reports: no index.html, no index.json.\nA run of the tests writes them:"))
    #expect(message("none") == "there is no directory \(directory.url.path)/none")
    _ = try make("shards/two", ["b"])
    _ = try make("shards/one", ["a"])
    #expect(message("shards").hasSuffix("report shards/one shards/two --to shards"))
    try Data().write(to: directory.url.appendingPathComponent("file"))
    #expect(message("file").contains("is a file: name the directory"))
  }

  @Test("A page that cannot be written is an error that says why")
  func unwritable() throws {
    _ = try make("one", ["a"])
    try Data().write(to: directory.url.appendingPathComponent("file"))
    for (goal, text) in [("file", "is a file: --to takes a directory"), ("file/inner", "cannot be made: ")] {
      let error = #expect(throws: PageJoining.Problem.self) {
        try ReportCommand.run(["report", "one", "--to", goal], in: directory.url) { _ in }
      }
      #expect(error?.description.contains(text) == true, "\(error?.description ?? "")")
    }
  }

  @Test("The command joins directories into the first one, or into another")
  func command() throws {
    _ = try make("one", ["a"])
    _ = try make("two", ["b"])
    var lines: [String] = []
    #expect(
      try ReportCommand.run(["report", "one", "two", "--to", "all"], in: directory.url) { lines.append($0) } == 0)
    #expect(lines == ["2 tests: \(directory.url.path)/all/index.html"])
    lines = []
    #expect(try ReportCommand.run(["report", "one", "two"], in: directory.url) { lines.append($0) } == 0)
    #expect(lines == ["2 tests: \(directory.url.path)/one/index.html"])
    #expect(try ReportCommand.run(["report", "two/index.html"], in: directory.url) { lines.append($0) } == 0)
    #expect(lines.last == "1 test: \(directory.url.path)/two/index.html")
    #expect(throws: ReportCommand.Problem.self) { try ReportCommand.run(["report"], in: directory.url) { _ in } }
    #expect(throws: ReportCommand.Problem.self) {
      try ReportCommand.run(["report", "one", "--at", "x"], in: directory.url) { _ in }
    }
  }
}
