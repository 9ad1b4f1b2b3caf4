import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import Understudy

@MainActor struct MarkdownTests {
  @Test(
    "F-12: signs of inline Markdown are not shown, and signs without partner are",
    arguments: [
      ("**bold** and [link](https://a.b)", "bold and link"), ("*a* _b_ ~~c~~ `d`", "a b c d"),
      ("***both***", "both"), ("**a *b* c**", "a b c"), ("2 * 3 * 4", "2 * 3 * 4"),
      ("snake_case_name", "snake_case_name"),
      ("__init__", "init"), ("a * b", "a * b"), ("**open", "**open"), (#"\*not\*"#, "*not*"), ("`a*b*`", "a*b*"),
      ("[no link]", "[no link]"), ("[x] (y)", "[x] (y)"), ("5 < 6 && 7 > 2", "5 < 6 && 7 > 2"), ("A &amp; B", "A & B"),
      ("<https://a.b>", "https://a.b"), ("**[bold link](https://a.b)**", "bold link"), ("two\n\nlines", "two\n\nlines"),
      ("**** four", "**** four"), ("C:\\dir", "C:\\dir"), ("5*3*2", "532"), ("~/path", "~/path"), ("", ""),
    ])
  func signs(source: String, shown: String) {
    #expect(MarkdownText.runs(of: source).map(\.text).joined() == shown)
  }

  @Test("F-12: text between tildes is struck through, whatever else is written on it")
  func strikethrough() {
    let runs = MarkdownText.runs(of: "a ~~b **c**~~ ~~d")
    #expect(runs.map(\.text) == ["a ", "b ", "c", " ~~d"])
    #expect(runs.map(\.isStruckThrough) == [false, true, true, false])
    #expect(runs[2].changes == [.bold(true), .strikethrough(true)])
  }

  @Test("F-12: a literal is read as Markdown; a string variable, a verbatim text and a value in it are not")
  func literals() {
    let source = "**x**"
    let app = XCUIApplication {
      Text("**bold** \(source)")
      Text(source)
      Text(verbatim: "**y**")
      Text(LocalizedStringKey(source))
      Button("_Go_") {}
    }
    #expect(app.texts == ["bold **x**", "**x**", "**y**", "x"])
    #expect(app.buttons["Go"].exists)
  }

  @Test("F-12: a link in a text opens through the environment")
  func links() {
    struct Legal: View {
      @State private var opened = ""
      var body: some View {
        Text("Read our [Terms](https://a.b/terms) and [Privacy](https://a.b/privacy).").accessibilityIdentifier("legal")
          .environment(
            \.openURL,
            OpenURLAction {
              opened = $0.absoluteString
              return .handled
            })
        Text(opened).accessibilityIdentifier("opened")
      }
    }
    let app = XCUIApplication { Legal() }
    #expect(app.staticTexts["legal"].label == "Read our Terms and Privacy.")
    #expect(app.links.allElementsBoundByIndex.map(\.label) == ["Terms", "Privacy"])
    app.links["Privacy"].tap()
    #expect(app.staticTexts["opened"].label == "https://a.b/privacy")
    #expect(app.staticTexts["legal"].links["Terms"].exists)
  }

  @Test("F-12: a string with attributes has its characters and links")
  func attributes() {
    var text = AttributedString("Open here")
    text[text.range(of: "here")!].link = URL(string: "https://a.b")
    let app = XCUIApplication { [text] in Text(text) }
    #expect(app.texts == ["Open here"])
    #expect(app.links["here"].exists)
  }
}
