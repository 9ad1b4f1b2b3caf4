import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Menus")
struct MenuTests {
  struct Screen: View {
    @State private var log = "nothing"
    @State private var isBold = false
    @State private var order = 1
    var body: some View {
      Menu("Actions") {
        Button("Copy") { log = "copied" }
        Toggle("Bold", isOn: $isBold)
        Picker("Order", selection: $order) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        Menu("More") { Button("Archive") { log = "archived" } }
      }
      Text("Log \(log)")
      Text("Order \(order)")
    }
  }

  @Test("SEM-355: items are there after a tap; using one closes the menu")
  func opening() {
    let app = XCUIApplication { Screen() }
    #expect(!app.buttons["Copy"].exists)
    app.buttons["Actions"].tap()
    app.collectionViews.buttons["Copy"].tap()
    #expect(app.staticTexts["Log copied"].exists)
    #expect(!app.buttons["Copy"].exists)
  }

  @Test("In a menu a toggle is a button and a picker its options")
  func otherControls() {
    let app = XCUIApplication { Screen() }
    app.buttons["Actions"].tap()
    app.buttons["Bold"].tap()
    app.buttons["Actions"].tap()
    #expect(app.buttons["Bold"].isSelected)
    app.buttons["Date"].tap()
    #expect(app.staticTexts["Order 2"].exists)
    #expect(app.collectionViews.count == 0)
  }

  @Test("An item of a menu in a menu closes both")
  func submenu() {
    let app = XCUIApplication { Screen() }
    app.buttons["Actions"].tap()
    app.buttons["More"].tap()
    app.buttons["Archive"].tap()
    #expect(app.staticTexts["Log archived"].exists)
    #expect(app.collectionViews.count == 0)
  }

  @Test("With a primary action a tap runs it and a long press opens the menu")
  func primaryAction() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Menu("Add") {
          Button("Add ten") { count += 10 }
        } primaryAction: {
          count += 1
        }
        Text("Count \(count)")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Add"].tap()
    #expect(app.staticTexts["Count 1"].exists)
    app.buttons["Add"].press(forDuration: 1)
    app.buttons["Add ten"].tap()
    #expect(app.staticTexts["Count 11"].exists)
  }
}
