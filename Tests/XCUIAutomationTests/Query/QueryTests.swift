import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import XCUIAutomation

@MainActor struct QueryTests {
  private struct Rows: View {
    var body: some View {
      VStack {
        Text("Fruit").accessibilityIdentifier("heading")
        ForEach(0..<3) { row in
          HStack {
            Text("Row \(row)").accessibilityIdentifier("row.\(row).label")
            Button("Tap") {}.accessibilityIdentifier("row.\(row).button")
          }
        }
        TextField("Name", text: .constant("Pear"))
        TextField("Size", text: .constant(""))
      }
    }
  }

  private let app = XCUIApplication { Rows() }

  @Test("A subscript finds by identifier, label, value and placeholder")
  func subscripts() {
    #expect(app.staticTexts["heading"].label == "Fruit")
    #expect(app.staticTexts["Fruit"].identifier == "heading")
    #expect(app.textFields["Pear"].exists)
    #expect(app.textFields["Size"].placeholderValue == "Size")
    #expect(!app.staticTexts["fruit"].exists)
  }

  @Test("A query by type finds no other type")
  func types() {
    #expect(!app.buttons["heading"].exists)
    #expect(app.buttons.count == 3)
    #expect(app.descendants(matching: .any)["heading"].elementType == .staticText)
    #expect(app.otherElements["heading"].exists == false)
  }

  @Test("Queries are answered at use, not when they are made")
  func lazy() {
    let button = XCUIApplication { Toggling() }
    let second = button.staticTexts["second"]
    #expect(!second.exists)
    button.buttons["Show"].tap()
    #expect(second.exists)
    button.buttons["Show"].tap()
    #expect(!second.exists)
  }

  private struct Toggling: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Show") { isShown.toggle() }
        if isShown { Text("second") }
      }
    }
  }

  @Test("Several matches are counted, exist, and are chosen by position")
  func positions() {
    let taps = app.buttons.matching(identifier: "Tap")
    #expect(taps.count == 3)
    #expect(app.buttons["Tap"].exists)
    #expect(taps.element(boundBy: 1).identifier == "row.1.button")
    #expect(taps.firstMatch.identifier == "row.0.button")
    #expect(app.buttons["Tap"].firstMatch.identifier == "row.0.button")
    #expect(!taps.element(boundBy: 3).exists)
    #expect(taps.allElementsBoundByIndex.map(\.identifier) == ["row.0.button", "row.1.button", "row.2.button"])
    #expect(taps.allElementsBoundByAccessibilityElement.map(\.identifier).last == "row.2.button")
  }

  @Test("Predicates filter, in every form of query")
  func predicates() {
    let rows = NSPredicate(format: "identifier BEGINSWITH %@", "row.")
    #expect(app.staticTexts.matching(rows).count == 3)
    #expect(app.descendants(matching: .any).matching(rows).count == 6)
    #expect(app.staticTexts.element(matching: NSPredicate(format: "label == 'Row 2'")).identifier == "row.2.label")
    #expect(app.buttons.matching(NSPredicate(format: "'row.1.button' IN identifiers")).count == 1)
    #expect(app.buttons.matching(NSPredicate(format: "isEnabled == false")).count == 0)
    let block = NSPredicate { object, _ in
      MainActor.assumeIsolated { (object as? any XCUIElementAttributes)?.label == "Row 1" }
    }
    #expect(app.staticTexts.matching(block).count == 1)
  }

  @Test("Containing keeps elements by what is below them")
  func containing() {
    let app = XCUIApplication {
      List {
        ForEach(["Apple", "Pear"], id: \.self) { name in
          HStack {
            Text(name)
            Button("Buy") {}
          }
        }
      }
    }
    let cell = app.cells.containing(.staticText, identifier: "Pear")
    #expect(cell.count == 1)
    #expect(cell.buttons["Buy"].exists)
    #expect(app.cells.containing(NSPredicate(format: "label == 'Buy'")).count == 2)
    #expect(app.cells.containing(.image, identifier: nil).count == 0)
    #expect(app.staticTexts.containing(.staticText, identifier: "Pear").count == 1, "an element contains itself (F-41)")
    #expect(app.staticTexts.containing(.button, identifier: "Buy").count == 0)
  }

  @Test("An empty identifier in a form with a type asks for any", arguments: [nil, ""])
  func anyIdentifier(identifier: String?) {
    #expect(app.descendants(matching: .any).matching(.button, identifier: identifier).count == 3)
    #expect(app.windows.containing(.button, identifier: identifier).count == 1)
  }

  @Test("A chain continues from all matches, and visits what lies in two of them once")
  func chains() {
    #expect(app.windows.buttons.count == 3)
    let nested = XCUIApplication { ScrollView { ScrollView { Button("Inside") {} } } }
    #expect(nested.windows.descendants(matching: .any).descendants(matching: .button).count == 1)
    #expect(app.windows.element.buttons["row.2.button"].exists)
    #expect(app.windows.firstMatch.buttons["row.2.button"].exists)
    #expect(app.buttons["Tap"].buttons.count == 0)
  }

  @Test("Children are those directly below")
  func children() {
    #expect(app.children(matching: .window).count == 1)
    #expect(app.children(matching: .button).count == 0)
    #expect(app.windows.children(matching: .any).count > 0)
  }

  @Test("There are 82 queries by type, and each asks for its own")
  func queriesByType() {
    let counts = [app.buttons, app.staticTexts, app.textFields, app.windows, app.switches].map(\.count)
    #expect(counts == [3, 7, 2, 1, 0])
    #expect(app.disclosedChildRows.count == 0)
  }

  @Test("Another app of the device does not exist")
  func otherApplication() {
    let maps = XCUIApplication(bundleIdentifier: "com.apple.Maps")
    #expect(!maps.exists)
    #expect(maps.alerts.count == 0)
    #expect(!maps.buttons["Allow"].waitForExistence(timeout: 2))
    #expect(maps.state == .notRunning)
  }
}

extension QueryTests {
  private struct Covered: View {
    @State private var isCovered = false
    var body: some View {
      Button("Cover") { isCovered = true }
        .fullScreenCover(isPresented: $isCovered) { Button("Top") {} }
    }
  }

  @Test("F-49: queries may ask whether elements exist and can be touched")
  func existenceInPredicates() {
    let app = XCUIApplication { Covered() }
    for key in ["exists", "isHittable", "hittable"] {
      #expect(app.buttons.matching(NSPredicate(format: "\(key) == true")).count == 1)
      #expect(app.buttons.matching(NSPredicate(format: "\(key) == false")).count == 0)
      #expect(app.descendants(matching: .any).containing(NSPredicate(format: "\(key) == 1")).count > 1)
    }
    #expect(NSPredicate(format: "exists == true AND isHittable == true").evaluate(with: app.buttons["Cover"]))
  }
}
