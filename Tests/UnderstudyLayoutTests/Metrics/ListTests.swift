import Foundation
import Testing

@testable import UnderstudyLayout

@Suite("Lists")
struct ListTests {
  private let plain = ListMetrics(.plain, width: 375)
  private let group = ListMetrics(.insetGrouped, width: 390)

  @Test("LAY-270, LC-233: a list that fills the screen extends under the bars")
  func listFrame() throws {
    let mini = try #require(ScreenProfile.named("iPhone 13 mini"))
    expect(ListMetrics.frame(on: mini.geometry()), 0, 0, 375, 812, "LC-233")
  }

  @Test("LAY-271, LC-234, LC-237: rows of a plain list")
  func plainRows() {
    let height = plain.rowHeight(content: 90)
    expect(CGRect(x: plain.rowX, y: 198, width: plain.rowWidth, height: height), 0, 198, 375, 112, "LC-234")
    let content = plain.content(ofRowAt: 198, height: height, size: CGSize(width: 100, height: 90))
    expect(content, 16, 209, 100, 90, "LC-237")
    #expect(plain.rowHeight(content: 20.333) == 44)
    #expect(plain.rowHeight(content: 20, insets: EdgeInsets()) == 44)
    #expect(plain.rowHeight(content: 20, insets: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)) == 50)
    #expect(plain.rowHeight(content: 20, minimum: 10) == 42)
  }

  @Test("LAY-272: rows of an inset group")
  func groupedRows() {
    #expect(group.rowX == 16)
    #expect(group.rowWidth == 358)
    #expect(group.rowX + group.contentInsets.leading == 32)
    #expect(group.contentWidth() == 326)
    #expect(ListMetrics(.insetGrouped, width: 375).rowWidth == 343)
    #expect(ListMetrics(.insetGrouped, width: 402).rowWidth == 370)
    #expect(ListMetrics(.insetGrouped, width: 10).rowWidth == 0)
  }

  @Test("LAY-273, LC-236: separators are a pixel high from the content to the edge")
  func separators() {
    expect(plain.separator(ofRowAt: 198), 16, 198, 359, 0.3, "LC-236")
    expect(group.separator(ofRowAt: 0), 32, 0, 342, 0.3333, tolerance: 0.001)
    expect(group.separator(ofRowAt: 0, hasIcon: true).minX, 77, 0.001)
    expect(ListMetrics(.plain, width: 375, displayScale: 2).separator(ofRowAt: 0).height, 0.5, 0.001)
  }

  @Test("LAY-274: headers and footers")
  func sections() {
    let footnote = FontMetrics(LayoutFont(ListSectionMetrics.headerStyle(.insetGrouped))).height()
    expect(ListSectionMetrics.headerHeight(.insetGrouped, text: footnote), 38.3333, 0.001)
    #expect(ListSectionMetrics.headerHeight(.plain, text: 10) == 28)
    #expect(ListSectionMetrics.headerHeight(.plain, text: 100) == 44)
    expect(ListSectionMetrics.footerHeight(text: footnote), 31.6667, 0.001)
  }

  @Test("LAY-275: a row that leads to another page has a chevron, and less room for its content")
  func chevrons() {
    expect(plain.chevron(ofRowAt: 198, height: 112), 351.3, 248, 7, 12, "LAY-275")
    expect(plain.contentWidth(hasChevron: true), 375 - 32 - 7 - 8, 0.001)
  }

  @Test("LAY-276: rows with controls are as high as others")
  func controlRows() {
    #expect(group.controlRowHeight(label: 20.333) == 44)
    #expect(group.controlRowHeight(label: 40) == 62)
    // A text field fills the content's width and is 22 high.
    #expect(group.rowHeight(content: TextFieldMetrics.height()) == 44)
  }

  @Test("LAY-277: swipe actions are at least 74 wide")
  func swipeActions() {
    #expect(SwipeActionMetrics.width(title: 20) == 74)
    #expect(SwipeActionMetrics.width(title: 60) == 90)
    #expect(SwipeActionMetrics.offset(titles: [20, 60]) == 164)
  }
}
