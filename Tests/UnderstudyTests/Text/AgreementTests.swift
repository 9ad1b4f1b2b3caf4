import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import Understudy

@MainActor
@Suite("F-119: grammar agreement")
struct AgreementTests {
  @Test(
    "F-119: an English noun agrees with the number before it",
    arguments: [
      ("item", "item", "items"), ("new message", "new message", "new messages"), ("box", "box", "boxes"),
      ("city", "city", "cities"), ("day", "day", "days"), ("person", "person", "people"),
      ("Child", "Child", "Children"),
      ("MATCH", "MATCH", "MATCHES"), ("fish", "fish", "fish"), ("cup of tea", "cup of tea", "cups of tea"),
      ("items", "item", "items"), ("people", "person", "people"), ("movie", "movie", "movies"),
      ("class", "class", "classes"), ("knife left", "knife left", "knives left"),
      ("photo is", "photo is", "photos are"),
      ("e-mail", "e-mail", "e-mails"), ("", "", ""),
    ])
  func nouns(written: String, one: String, several: String) {
    #expect(EnglishAgreement.agreeing(["1 \(written)"]) == ["1 \(one)"])
    for number in ["0", "2", "1,001", "1.5", "-1"] {
      #expect(EnglishAgreement.agreeing(["\(number) \(written)"]) == ["\(number) \(several)"])
    }
    #expect(EnglishAgreement.agreeing([written]) == [written])
  }

  @Test("F-119: texts and titles of all kinds agree; other attributes leave their text alone")
  func texts() {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        NavigationStack {
          VStack {
            Text("^[\(count) item](inflect: true) left")
            Text("You have ^[**\(count)** new message](inflect: true).")
            Text("^[\(count) \("apple")](inflect: true) and ^[\(count + 1) pear](inflect: true)")
            Text("^[Welcome](inflect: true, inflectionAlternative: 'Hello') ^[\(count)](agreeWithArgument: 1)")
            Text("5 ^ [x] ^[y] ^[z](w)")
            Text(String(localized: "^[\(count) item](inflect: true)"))
            Text(AttributedString(localized: "^[\(count) item](inflect: true) [here](https://a.b)"))
            Text("^[\(count) punto](inflect: true)").environment(\.locale, Locale(identifier: "es"))
            Button("Add ^[\(count) item](inflect: true)") { count += 1 }
            Label("^[\(count) file](inflect: true)", systemImage: "doc")
          }
          .navigationTitle("^[\(count) entry](inflect: true)")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.navigationBars["1 entry"].exists)
    #expect(
      app.texts.filter { $0 != "1 entry" } == [
        "1 item left", "You have 1 new message.", "1 apple and 2 pears", "Welcome 1", "5 ^ [x] ^[y] ^z",
        "^[1 item](inflect: true)", "1 item here", "1 punto", "1 file",
      ])
    app.buttons["Add 1 item"].tap()
    #expect(app.buttons["Add 2 items"].exists && app.navigationBars["2 entries"].exists)
    #expect(
      app.texts.filter { $0 != "2 entries" } == [
        "2 items left", "You have 2 new messages.", "2 apples and 3 pears", "Welcome 2", "5 ^ [x] ^[y] ^z",
        "^[2 item](inflect: true)", "2 items here", "2 punto", "2 files",
      ])
    #expect(app.links["here"].exists)
  }
}
