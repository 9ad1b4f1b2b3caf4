import Foundation
import Testing

@testable import UnderstudyLayout

/// A text that is measured by the tables of fonts.
private struct MeasuredText: TestView {
  let string: String
  var style = TextStyle.body

  func nodes(_ scope: Scope) -> [LayoutNode] {
    [scope.node(MeasuredRule(TextContent(TextMeasurement(string, font: LayoutFont(style)))))]
  }
}

@Suite("Texts that are measured, in stacks")
struct TextContentTests {
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
          MeasuredText(string: "A").mark("a")
          MeasuredText(string: "B", style: .footnote).mark("b")
          Color.red.frame(width: 50, height: 50).mark("c")
          MeasuredText(string: "D").mark("d")
        }
      },
      LayoutCase("LC-250", .screen, "a=175.5,408.1667,23,40.6667; b=206.5,429.1667,8,14.3333") {
        HStack(alignment: .firstTextBaseline) {
          MeasuredText(string: "A", style: .largeTitle).mark("a")
          MeasuredText(string: "B", style: .caption).mark("b")
        }
      },
    ])
  func stacks(ofCase: LayoutCase) { ofCase.check() }
}
