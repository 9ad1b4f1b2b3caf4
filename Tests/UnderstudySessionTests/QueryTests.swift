import SwiftUI
import Testing
import UnderstudyJSON

@testable import UnderstudySession

@MainActor struct QueryTests {
  @Test(
    "Queries are read as tests have them",
    arguments: [
      ("buttons", 5), ("app.buttons", 5), ("buttons[\"Add\"]", 1), ("textFields.firstMatch", 1),
      ("buttons.matching(identifier: \"Delete\")", 2),
      ("buttons.matching(identifier: \"Delete\").element(boundBy: 1)", 1),
      ("buttons.matching(NSPredicate(format: \"label BEGINSWITH 'D'\"))", 2),
      ("buttons.matching(NSPredicate(format: \"label == %@ AND enabled == %d\", \"Add\", 0))", 1),
      ("buttons.element(matching: NSPredicate(format: \"label == 'Brew'\"))", 1),
      ("descendants(matching: .any)[\"name\"]", 1), ("windows.children(matching: .any).element(boundBy: 0)", 1),
      ("descendants(matching: XCUIElement.ElementType.textField)", 1),
      ("buttons.allElementsBoundByIndex[2]", 1),
      ("staticTexts.matching(.staticText, identifier: nil)[\"As\\u{73}am\"]", 1),
      ("windows.containing(.button, identifier: \"Add\").buttons[\"Clear\"]", 1), ("tables", 0),
    ])
  func parsing(query: String, count: Int) {
    #expect(teaSession().done("find", ["query": .string(query)])["count"] == .integer(count))
  }

  @Test(
    "A query that is wrong says where",
    arguments: [
      ("buttons[", "A text in quotation marks belongs in brackets, not the end."),
      ("buttons[\"Add\"", "\"]\" is missing behind the text in brackets: there is the end."),
      ("buttons[\"Add\"][\"x\"]", "An element has no subscript."), ("buttons.elment", "There is no query \"elment\"."),
      ("buttons[\"Add]", "A text has no end: a quotation mark is missing."),
      ("buttons.element(boundBy: -1)", "An index is a whole number from 0."),
      ("buttons.element(boundBy: x)", "An index is a whole number from 0."),
      ("app.firstMatch.matching(identifier: \"x\")", "\"matching\" belongs behind a query, and this is an element."),
      ("descendants(matching: .teapot)", "There is no such type of elements."),
      ("buttons.element buttons", "\"buttons\" does not belong behind a query."),
      ("buttons[\"\\x\"]", "\"\\x\" is no escape of a text."), ("app..buttons", "A query's name is missing."),
    ])
  func mistakes(query: String, message: String) {
    #expect(teaSession().error("find", ["query": .string(query)])?.message == message)
  }

  @Test("A predicate that cannot be read is an error")
  func predicates() {
    let query = "buttons.matching(NSPredicate(format: \"label BEGINS 'x'\"))"
    #expect(teaSession().error("find", ["query": .string(query)])?.code == .badQuery)
  }

  @Test("Each element is found by its best query alone")
  func best() {
    let session = session {
      List(["Assam", "Oolong"], id: \.self) { tea in
        HStack {
          Text(tea)
          Button("Buy") {}
        }
        .buttonStyle(.borderless)
      }
    }
    let elements = session.done("tree")["elements"]?.elements ?? []
    #expect(elements.count > 4)
    for element in elements {
      let found = session.done("find", ["query": element["query"]])["matches"]?.elements ?? []
      #expect(found.map { $0["ref"] } == [element["ref"]], "\(element)")
    }
    let queries = elements.compactMap { $0["query"]?.text }
    #expect(queries.contains("cells.containing(.staticText, identifier: \"Oolong\").buttons[\"Buy\"]"))
  }

  @Test("What is not found has what is close")
  func close() {
    let found = teaSession().done("find", ["query": "buttons[\"Brw\"]"])
    #expect(found["count"] == 0)
    #expect(found["near"]?.texts?.first?.contains("Brew") == true)
  }
}
