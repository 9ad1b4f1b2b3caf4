import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("Texts that are measured, in stacks")
struct TextRuleTests {
  @Test(
    "LC-249, LC-250",
    arguments: [
      LayoutCase(
        "LC-249", .screen,
        """
        a=189.3333,366.7727,11.3333,20.3333; b=190.6667,389.7727,8.6667,15.6667; c=170,413.46,50,50; \
        d=189,469.894,12,20.3333
        """
      ) {
        VStack {
          Text("A").mark("a")
          Text("B", .footnote).mark("b")
          Color.red.frame(width: 50, height: 50).mark("c")
          Text("D").mark("d")
        }
      },
      LayoutCase("LC-250", .screen, "a=175.5,408.1667,23,40.6667; b=206.5,429.1667,8,14.3333") {
        HStack(alignment: .firstTextBaseline) {
          Text("A", .largeTitle).mark("a")
          Text("B", .caption).mark("b")
        }
      },
    ])
  func stacks(ofCase: LayoutCase) { ofCase.check() }

  private func content(
    _ string: String, _ style: TextStyle = .body, _ paragraph: TextParagraph = TextParagraph()
  ) -> TextRule { TextRule(TextMeasurement(string, font: LayoutFont(style), paragraph: paragraph)) }

  @Test(
    "LAY-310, LAY-401: a text of one paragraph is flexible from 0 to its ideal width", arguments: TextStyle.allCases)
  func limits(style: TextStyle) throws {
    for string in ["", "a", "Hello", "two words", "in 東京 – https://a.b/c?d", "tab\tand  spaces  "] {
      for paragraph in [TextParagraph(), TextParagraph(lineLimit: 1), TextParagraph(lineLimit: 3, truncation: .middle)]
      {
        let limits = try #require(content(string, style, paragraph).limits(along: .horizontal))
        #expect(limits.maximum > 0 || string.isEmpty)
        for height in [nil, 0, 5, 21, 64, .infinity] as [CGFloat?] {
          let text = content(string, style, paragraph)
          #expect(text.size(in: ProposedViewSize(width: 0, height: height)).width == limits.minimum)
          #expect(text.size(in: ProposedViewSize(width: .infinity, height: height)).width == limits.maximum)
          #expect(text.size(in: ProposedViewSize(width: nil, height: height)).width == limits.maximum)
        }
      }
    }
  }

  @Test(
    "LAY-401: limits are unknown where the width depends on the height: of paragraphs, of text that shrinks, of heights"
  )
  func unknownLimits() {
    for string in ["two\nlines", "one\n", "\u{2029}", "a\r\nb"] {
      #expect(content(string).limits(along: .horizontal) == nil)
    }
    #expect(content("Hello", .body, TextParagraph(minimumScaleFactor: 0.5)).limits(along: .horizontal) == nil)
    #expect(content("Hello").limits(along: .vertical) == nil)
  }
}
