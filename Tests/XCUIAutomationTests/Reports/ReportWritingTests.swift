import Foundation
import Testing
import XCUIAutomation

@Suite("F-96: names, index and forms of reports")
struct ReportWritingTests {
  private let directory = TemporaryDirectory()

  private func title(_ suite: String, _ test: String = "test()", arguments: String? = nil) -> ReportTitle {
    ReportTitle(framework: "XCTest", module: "M", suite: suite, test: test, arguments: arguments)
  }

  private func fail(_ title: ReportTitle, _ text: String = "failed") {
    TestReport(title, in: ReportDestination(path: directory.path)).add(
      ReportFailure(text: text, file: "/M/File.swift", line: 7))
  }

  @Test("Names are safe for file systems, and different where the tests are")
  func folders() {
    #expect(title("Suite", "test()").folder == "M.Suite.test()")
    #expect(title("Suite", "test()", arguments: "1, 2").folder == "M.Suite.test()#1, 2")
    #expect(title("Suite", "test(a:b:)").folder == "M.Suite.test(a_b_)-e2c6b2ca")
    #expect(title("Suite", "a/b").folder != title("Suite", "a:b").folder)
    #expect(title("Suite", "Größe").folder == "M.Suite.Größe")
    #expect(title("Suite", "ends.").folder != title("Suite", "ends").folder)
    let long = title("Suite", String(repeating: "x", count: 300), arguments: String(repeating: "ü", count: 300)).folder
    #expect(long.utf8.count <= 255)
  }

  @Test("The index has every failed test once, by name")
  func index() throws {
    fail(title("Second"))
    fail(title("First"), "old")
    fail(title("First"), "new")

    struct Index: Decodable {
      struct Test: Decodable { let folder: String, failures: [Failure] }
      struct Failure: Decodable { let text: String, file: String, line: Int }
      let version: Int
      let tests: [Test]
    }
    let index = try JSONDecoder().decode(Index.self, from: Data(directory.text("index.json").utf8))
    #expect(index.version == 1)
    #expect(index.tests.map(\.folder) == ["M.First.test()", "M.Second.test()"])
    #expect(index.tests[0].failures.map(\.text) == ["new"])
    #expect(index.tests[0].failures[0].file == "/M/File.swift")
    #expect(index.tests[0].failures[0].line == 7)
  }

  @Test("JUnit's XML has the texts")
  func junit() throws {
    fail(title("Suite"), "1 < 2 && \"a\"\u{1b}\nmore")

    #expect(
      try directory.text("junit.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="Failed tests" tests="1" failures="1">
            <testcase classname="M.Suite" name="test()">
              <failure message="1 &lt; 2 &amp;&amp; &quot;a&quot;">/M/File.swift:7
        1 &lt; 2 &amp;&amp; &quot;a&quot;
        more</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(
    "Steps and failures are in the order in which they came, and what follows a step that was left is outside of it")
  func order() throws {
    let report = TestReport(title("Suite"), in: ReportDestination(path: directory.path))
    report.update { contents in
      _ = contents.begin(.activity, "Pay", at: nil, time: .zero, tree: nil)
      let wait = contents.begin(.wait, "Wait", at: nil, time: .zero, tree: nil)
      contents.end(wait, time: .seconds(1), tree: nil, result: false)
    }
    report.add(ReportFailure(text: "failed\nmore", file: nil, line: nil), time: .seconds(1))
    report.update { contents in
      contents.endRunningSteps(time: .seconds(1), tree: nil)
      let tap = contents.begin(.action, "Tap", at: nil, time: .seconds(2), tree: nil)
      contents.end(tap, time: .seconds(2), tree: nil)
    }
    report.finish()

    #expect(
      try directory.text("M.Suite.test()/steps.txt") == """
        0.0 s  Pay
        0.0 s    Wait: no
        1.0 s    Failure 1: failed
        2.0 s  Tap

        """)
  }

  @Test("F-133: all but the pictures is written first, so that it is whole if the process ends meanwhile")
  func picturesComeLast() throws {
    let report = TestReport(title("Suite"), in: ReportDestination(path: directory.path))
    report.update { contents in
      let picture = Picture(size: CGSize(width: 2, height: 2), scale: 1)
      let tap = contents.begin(
        .action, "Tap", at: nil, time: .zero, tree: "Application", state: ReportedState(picture: picture))
      contents.end(tap, time: .zero, tree: "Application")
    }
    report.addLast(ReportFailure(text: "trapped", file: nil, line: nil))

    let texts = ["failures.txt", "report.json", "steps.txt", "trees", "trees/1.txt"].map { "M.Suite.test()/\($0)" }
    #expect(directory.files == ["M.Suite.test()"] + texts + ["index.html", "index.json", "junit.xml"])

    report.drawPictures()
    #expect(directory.files.contains("M.Suite.test()/screenshots/failure-1.png"))
  }

  @Test("The failure with which the process ends is written, also after others")
  func lastFailure() throws {
    let report = TestReport(title("Suite"), in: ReportDestination(path: directory.path))
    report.add(ReportFailure(text: "first", file: nil, line: nil))
    report.addLast(ReportFailure(text: "trapped", file: "/M/File.swift", line: 3))

    #expect(try directory.text("M.Suite.test()/failures.txt") == "first\n\n/M/File.swift:3: trapped\n")
    #expect(try directory.text("junit.xml").contains(#"<failure message="trapped">"#))
  }

  @Test("GitHub gets a failure in one line, relative to the repository")
  func annotation() {
    let failure = ReportFailure(text: "50%: a,b\nmore", file: "/home/work/Tests/A,B.swift", line: 7)
    #expect(
      GitHubAnnotation.line(failure, of: "M.S.test(a:)", in: "/home/work")
        == "::error file=Tests/A%2CB.swift,line=7,title=M.S.test(a%3A)::50%25: a,b%0Amore")
    #expect(
      GitHubAnnotation.line(ReportFailure(text: "thrown", file: nil, line: nil), of: "M.S.test", in: nil)
        == "::error title=M.S.test::thrown")
  }

  @Test("Of Swift Testing's events the failures are taken")
  func events() throws {
    func line(_ symbol: String) -> String {
      """
      {"kind":"event","payload":{"issue":{"isKnown":false,"sourceLocation":{"_filePath":"/M/File.swift","column":4,\
      "fileID":"M/File.swift","line":7}},"kind":"issueRecorded","messages":[{"symbol":"\(symbol)","text":"Expectation \
      failed"},{"symbol":"details","text":"a comment"}],"testID":"M.S/test()/File.swift:1:2"},"version":0}
      """
    }
    let failure = try #require(SwiftTestingEvents.failure(inLine: line("fail")))
    #expect(failure.text == "Expectation failed\na comment")
    #expect(failure.file == "/M/File.swift")
    #expect(failure.line == 7)
    #expect(SwiftTestingEvents.failure(inLine: line("warning")) == nil)
    #expect(SwiftTestingEvents.failure(inLine: line("passWithKnownIssue")) == nil)
  }

  @Test("Equal trees are stored once")
  func trees() {
    var trees = TreeTable()
    let first = trees.add("Application\n  Button\n")
    let second = trees.add("Application\n  Button\n  Text")
    #expect(trees.add("Application\n  Button\n") == first)
    #expect(trees.count == 2)
    #expect(trees.text(of: first) == "Application\n  Button\n")
    #expect(trees.text(of: second) == "Application\n  Button\n  Text")
  }
}
