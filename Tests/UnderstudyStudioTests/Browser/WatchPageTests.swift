import Foundation
import Testing

@testable import UnderstudyWatch

/// The page of `watch --open`, opened from its file.
@Suite("The page that follows rounds, in a browser", .serialized, .enabled(if: Browser.program != nil, Browser.reason))
struct WatchPageTests {
  @Test("It shows each state of a round as it comes, and the report of its tests")
  func rounds() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let report = root.appendingPathComponent(".build/watch-report")
    try FileManager.default.createDirectory(at: report, withIntermediateDirectories: true)
    try Data("<!doctype html><title>Report</title>".utf8).write(to: report.appendingPathComponent("index.html"))
    let page = WatchPage(in: root.path)
    try page.begin()

    let browser = try Browser(page.url.absoluteString)
    try browser.wait(until: "document.querySelector('header').className === 'waiting'")
    #expect(try browser.texts("header") == ["Nothing has changed yet."])
    page.show(.building, "Building TeaTests")
    try browser.wait(until: "document.querySelector('header').className === 'building'")
    #expect(try browser.evaluate("document.querySelector('iframe').hidden") as? Bool == true)

    try browser.evaluate(
      """
      loaded = new Promise((resolve) => document.querySelector("iframe").addEventListener("load", resolve)); 0
      """)
    page.show(.failed, "<b>Failed</b>", hasReport: true)
    try browser.wait(until: "document.querySelector('header').className === 'failed'")
    #expect(try browser.texts("header") == ["<b>Failed</b>"])
    #expect(try browser.evaluate("document.title") as? String == "failed: <b>Failed</b>")
    try browser.evaluate("loaded.then(() => 0)")
    #expect(try title(ofReportIn: browser) == "Report")

    page.show(.passed, "Passed", hasReport: false)
    try browser.wait(until: "document.querySelector('header').className === 'passed'")
    #expect(try browser.evaluate("document.querySelector('iframe').hidden") as? Bool == true)
  }

  /// A page of a file cannot look into another one; the browser can.
  private func title(ofReportIn browser: Browser) throws -> String? {
    let tree = try browser.command("Page.getFrameTree")["frameTree"] as? [String: Any]
    let frames = tree?["childFrames"] as? [[String: Any]]
    guard let frame = frames?.first?["frame"] as? [String: Any], let id = frame["id"] as? String else { return nil }
    let world = try browser.command("Page.createIsolatedWorld", ["frameId": id])["executionContextId"]
    let answer = try browser.command(
      "Runtime.evaluate", ["expression": "document.title", "contextId": world ?? 0])
    return (answer["result"] as? [String: Any])?["value"] as? String
  }
}
