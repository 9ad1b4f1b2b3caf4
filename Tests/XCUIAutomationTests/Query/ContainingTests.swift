import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("containing")
struct ContainingTests {
  private let app = XCUIApplication {
    List {
      Text("Date: today").accessibilityIdentifier("date")
      HStack {
        Text("Tea")
        Button("Buy") {}
      }
    }
  }

  @Test("F-41: an element contains itself, by a predicate")
  func predicate() {
    let dates = app.staticTexts.containing(NSPredicate(format: "label BEGINSWITH 'Date:'"))
    #expect(dates.count == 1)
    #expect(dates.firstMatch.identifier == "date")
    #expect(app.cells.containing(NSPredicate(format: "label BEGINSWITH 'Date:'")).count == 1)
    #expect(app.staticTexts.containing(NSPredicate(format: "label == 'Tea'")).count == 1)
    #expect(app.staticTexts.containing(NSPredicate(format: "label == 'Sell'")).count == 0)
  }

  @Test("F-41: an element contains itself, by a type and a text")
  func typeAndText() {
    #expect(app.staticTexts.containing(.staticText, identifier: "date").element.label == "Date: today")
    #expect(app.buttons.containing(.button, identifier: "Buy").element.exists)
    #expect(app.cells.containing(.button, identifier: "Buy").count == 1)
    #expect(app.cells.containing(.cell, identifier: nil).count == 2)
    #expect(app.staticTexts.containing(.button, identifier: "Buy").count == 0)
  }
}
