import Foundation
import Testing

/// A browser without a window, which shows a page and gives what has become of it.
private enum Browser {
  static let program: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .flatMap { folder in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }

  /// Opens a page by its file, at a place in it.
  ///
  /// - Returns: the page's elements when its scripts have run.
  static func elements(of page: String, at place: String) async throws -> String {
    let profile = TemporaryDirectory()
    return try await FixtureRun.output(
      of: #require(program),
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,800", "--virtual-time-budget=5000",
        "--user-data-dir=\(profile.path)", "--dump-dom", "file://\(page)#\(place)",
      ])
  }
}

@Suite("F-96: the page in a browser", .enabled(if: Browser.program != nil, "there is no Chromium"))
struct PageInBrowserTests {
  private let directory = TemporaryDirectory()
  private let test = "XCUIAutomationTests.ReportFixtures.expectation()"

  /// Has a run fail, and walks through its page.
  ///
  /// - Parameter script: returns what is compared; `press` presses keys, and `text` gives the texts of what a selector names.
  private func walk(at place: String = "", _ script: String) async throws -> [String] {
    _ = try await FixtureRun.tests(
      ["--testing-library", "swift-testing", "--filter", "ReportFixtures"], reports: directory.path)
    return try await walkAgain(at: place, script)
  }

  /// Walks through a page that is there.
  private func walkAgain(at place: String = "", _ script: String) async throws -> [String] {
    let walk = """
      <script>addEventListener("DOMContentLoaded", () => {
        const press = (key) => (document.activeElement || document.body).dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const text = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
        let result;
        try { result = (() => { \(script) })(); } catch (error) { result = ["error: " + error]; }
        document.body.append(Object.assign(document.createElement("output"), {
          id: "walk", textContent: btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(result)))),
        }));
      });</script>
      """
    let page = "\(directory.path)/walk.html"
    try (directory.text("index.html") + walk).write(toFile: page, atomically: true, encoding: .utf8)
    let elements = try await Browser.elements(of: page, at: place)
    let output = try #require(elements.firstMatch(of: /<output id="walk">([^<]*)<\/output>/)?.1)
    return try JSONDecoder().decode([String].self, from: #require(Data(base64Encoded: String(output))))
  }

  @Test("A step shows the command that opens the app there, which a key asks for as well")
  func openHere() async throws {
    let texts = try await walk(
      at: "\(test)/1",
      """
      const before = text(".stage .open");
      press("o");
      return [...before, ...text(".stage .command")];
      """)
    #expect(texts == ["Open here", "swift package understudy open --at '\(directory.path)#\(test)/1'"])
  }

  @Test("The list shows what failed, and keys lead into a test and through its steps")
  func keys() async throws {
    let script = """
      const seen = [...text("h1"), ...text(".tests .name b")];
      press("ArrowDown");
      seen.push(document.activeElement.hash);
      return seen;
      """
    let list = try await walk(script)
    #expect(list == ["1 of 5 tests failed", "expectation()", "#XCUIAutomationTests.ReportFixtures.expectation()"])

    let steps = """
      const seen = [];
      const note = () => seen.push(text('.steps [aria-current="true"] .title')[0] + " | " + text('[aria-selected="true"]')[0]);
      note();
      press("ArrowUp"); note();
      seen.push(location.hash);
      press("ArrowRight"); note();
      seen.push(String(document.querySelectorAll(".screen img").length), String(document.querySelectorAll(".target").length));
      seen.push(text(".tree div").join().includes("Button, label: 'Add'") ? "a tree" : "no tree");
      press("1"); note();
      press("Home"); note();
      press("End"); note();
      return seen;
      """
    let seen = try await walkAgain(at: test, steps)
    try #require(seen.count == 10, "\(seen)")
    #expect(seen[0].hasPrefix("Expectation failed: ") && seen[0].hasSuffix(" | Failure"))
    #expect(seen[1] == #"Tap "Add" Button | Step"#)
    #expect(seen[2] == "#\(test)/2")
    #expect(seen[3] == #"Tap "Add" Button | Tree"#)
    #expect(seen[4...6] == ["1", "1", "a tree"])
    #expect(seen[7] == #"Tap "Add" Button | Step"#)
    #expect(seen[8] == "Launch Button | Step")
    #expect(seen[9].hasPrefix("Expectation failed: "))
  }

  @Test("A control that would turn the line around is written out, and what is quoted has a direction of its own")
  func directions() async throws {
    _ = try await walk("return [];")
    let page = try directory.text("index.html").replacing(#"Tap \"Add\" Button"#, with: "Tap \\\"א\u{202E}ב\\\" Button")
    try page.write(toFile: "\(directory.path)/index.html", atomically: true, encoding: .utf8)
    #expect(
      try await walkAgain(at: test + "/2", "return [...text('.stage h2'), ...text('.stage h2 bdi[dir]')];")
        == [#"Tap "א\u{202E}ב" Button"#, #""א\u{202E}ב""#])
  }

  @Test(
    "Texts with markup stay texts, and the page says that a screen has no size or the file was cut off")
  func bad() async throws {
    let seen = try await walk(at: test + "/2", "return [...text('.stage h2')];")
    #expect(seen == [#"Tap "Add" Button"#])

    let page = try directory.text("index.html")
      .replacing(#"Tap \"Add\" Button"#, with: "<img src=x onerror=alert(1)>")
      .replacing(#""sizes":[[390,844]"#, with: #""sizes":[[0,0]"#)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(separator: "\n")
    try lines.write(toFile: "\(directory.path)/index.html", atomically: true, encoding: .utf8)
    let script = """
      return [...text(".stage h2"), ...text(".screens .missing"), ...text("#page [onerror]")];
      """
    #expect(
      try await walkAgain(at: test + "/2", script) == ["<img src=x onerror=alert(1)>", "The screen has no size."])
    #expect(
      try await walkAgain("return text('.notice');")
        == ["This file was cut off or changed: some tests may be missing. Their folders lie beside it."])
    #expect(
      try await walkAgain(at: "nothing", "return text('.notice');").last == "This report has no test nothing.")
  }
}
