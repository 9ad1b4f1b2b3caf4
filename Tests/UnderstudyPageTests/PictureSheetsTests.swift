import Testing
import UnderstudyPage

struct PictureSheetsTests {
  private let sheet = PictureSheets.Sheet(
    title: "Tea.<Pot>", place: "Pot.swift:3",
    pictures: [
      .init(caption: "light · L", svg: "<svg/>"),
      .init(caption: "dark · L", svg: nil, problem: "The preview traps\n<b>"),
    ])

  @Test("The page has each picture as an image, and texts with markup as texts")
  func page() {
    let page = PictureSheets(sheets: [sheet]).document
    #expect(page.contains("<h2><a href=\"#s1\"><bdi>Tea.&lt;Pot&gt;</bdi></a>"))
    #expect(page.contains("src=\"data:image/svg+xml;base64,PHN2Zy8+\""))
    #expect(page.contains("The preview traps\n&lt;b&gt;"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("class=\"changes\""))
  }

  @Test("What changed stands before all sheets, with both pictures")
  func changes() throws {
    let change = PictureSheets.Change(
      .changed, title: "Tea.Pot", caption: "light · L", before: "<svg a=\"1\"/>", after: "<svg a=\"2\"/>")
    let page = PictureSheets(sheets: [sheet], changes: [change], other: "main").document
    let changes = try #require(page.range(of: "Compared with main"))
    let sheets = try #require(page.range(of: "id=\"s1\""))
    #expect(changes.lowerBound < sheets.lowerBound)
    #expect(page.contains("class=\"pictures pair\""))
    #expect(PictureSheets(sheets: [], changes: []).document.contains("Nothing has changed."))
  }

  @Test(
    "The summary counts pictures, screens and changes",
    arguments: [
      (nil, "2 pictures of 1 screen, 1 could not be drawn"),
      ([], "2 pictures of 1 screen, 1 could not be drawn, nothing has changed"),
      (
        [
          .init(.new, title: "a", caption: "", before: nil, after: ""),
          .init(.changed, title: "b", caption: "", before: "", after: ""),
        ], "2 pictures of 1 screen, 1 could not be drawn, 1 changed, 1 new"
      ),
    ] as [([PictureSheets.Change]?, String)])
  func summary(changes: [PictureSheets.Change]?, text: String) {
    #expect(PictureSheets(sheets: [sheet], changes: changes).summary == text)
  }
}
