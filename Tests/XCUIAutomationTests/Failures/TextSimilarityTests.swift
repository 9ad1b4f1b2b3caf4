import Testing

@testable import XCUIAutomation

struct TextSimilarityTests {
  @Test(
    "Texts are similar by spelling, case, separators, abbreviated words, or as a part",
    arguments: [
      ("sav", "save", .spelling), ("Search tea", "Search teas", .spelling), ("Nmae", "Name", .spelling),
      ("Delete all itmes", "Delete all items", .spelling), ("Loaded", "Load", .guess), ("Paid", "Pay", nil),
      ("SAVE", "save", .certain), ("Tea 56 ", "Tea 56", .certain), ("load_button", "loadButton", .certain),
      ("loadBtn", "loadButton", .spelling), ("loadButton", "loadBtn", .spelling), ("loadBtn", "loadList", nil),
      ("Remove all", "Remove all teas?", .guess), ("Green tea", "Green", .guess), ("Greenery", "Green", nil),
      ("Add", "Add tea", .guess), ("ok", "okay", nil),
    ] as [(String, String, NearMisses.Certainty?)])
  func similar(wanted: String, text: String, certainty: NearMisses.Certainty?) {
    #expect(WantedText(wanted, isPart: false).similarity(of: text)?.certainty == certainty)
  }

  @Test(
    "A text with another number is another text, also where it is longer",
    arguments: [
      ("Row 50", "Row 5"), ("Tea 55", "Tea 5, €8.50"), ("Tea 55", "tea_5"), ("tea_60", "Tea 6"), ("Tea 56 ", "Tea 5"),
      ("Tea 70", "tea_40"), ("3 items", "2 items"), ("Tea 5", "Tea 55"), ("Tea 55", "Tea"),
    ])
  func numbers(wanted: String, text: String) {
    #expect(WantedText(wanted, isPart: false).similarity(of: text) == nil)
    #expect(WantedText(wanted, isPart: true).similarity(of: text) == nil)
  }

  @Test("A text that a predicate asks for as a part is compared with the words of a longer one")
  func parts() {
    let wanted = WantedText("Grean", isPart: true)
    #expect(wanted.similarity(of: "Green, €3.50")?.certainty == .spelling)
    #expect(wanted.similarity(of: "A cup of green tea")?.certainty == .spelling)
    #expect(wanted.similarity(of: "Black, €4.50") == nil)
    #expect(WantedText("Grean", isPart: false).similarity(of: "A cup of green tea") == nil)
  }

  @Test("A part of the wanted text is similar on the wanted type only")
  func typeOfPart() {
    let wanted = WantedText("Green tea", isPart: false)
    #expect(wanted.similarity(of: "Green", isOfType: true) != nil)
    #expect(wanted.similarity(of: "Green", isOfType: false) == nil)
  }
}
