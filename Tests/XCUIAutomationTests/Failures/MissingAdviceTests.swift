import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import XCUIAutomation

@MainActor struct MissingAdviceTests {
  /// A list that has not made all of its rows, beside controls.
  private struct Screen: View {
    @State private var status = "Idle"
    @State private var isAsking = false

    var body: some View {
      VStack {
        Text(status).accessibilityIdentifier("status")
        TextField("Search teas", text: .constant(""))
        Button("Load") { load() }.accessibilityIdentifier("loadButton")
        Button("Remove all") { isAsking = true }
        List(0..<60, id: \.self) { Text("Tea \($0)") }.accessibilityIdentifier("teas")
      }
      .alert("Remove all teas?", isPresented: $isAsking) { Button("Remove") {} }
    }

    private func load() {
      Task {
        try? await Task.sleep(for: .seconds(5))
        status = "Loaded"
      }
    }
  }

  private let app = XCUIApplication { Screen() }
  private let rows =
    "Try: app.collectionViews[\"teas\"].swipeUp(), if it is a row that is not made now: it shows rows 0 to "

  private func advice(_ body: () -> Void) -> [String] {
    failures(body).first?.split(separator: "\n").map(String.init).filter { $0.hasPrefix("Try: ") } ?? []
  }

  @Test("F-92: Rows that are not made are advised where nothing better is known")
  func rowsNotMade() {
    for query in [
      app.staticTexts["Tea 55"], app.descendants(matching: .any)["Tea 55"],
      app.collectionViews["teas"].staticTexts["Tea 55"],
    ] {
      let lines = advice { query.tap() }
      #expect(lines.count == 1 && lines[0].hasPrefix(rows), "\(lines)")
    }
  }

  @Test("F-92: Where no row that is made has such an element, only the rows that are made are named")
  func otherTypes() throws {
    let message = try #require(failures { app.sliders["amount"].tap() }.first)
    #expect(!message.contains("Try: "))
    #expect(message.contains("of 60: queries find no others."))
  }

  @Test("F-92: Nothing that rows cannot hold is looked for among them")
  func neverInRows() {
    let queries = [
      app.alerts["Error"], app.alerts.buttons["OK"], app.sheets.buttons["OK"], app.tabBars.buttons["Home"],
      app.navigationBars["Teas"], app.pickerWheels.element, app.menus.firstMatch, app.keyboards.firstMatch,
      app.textFields["Search teas"].buttons["Clear"],
    ]
    for query in queries {
      let lines = advice { query.tap() }
      #expect(!lines.contains { $0.hasPrefix(rows) }, "\(query): \(lines)")
    }
  }

  @Test("F-92: Where an alert is shown, rows behind it are not advised")
  func behindAlert() {
    app.buttons["Remove all"].tap()
    #expect(advice { app.buttons["Allow"].tap() } == [])
    #expect(advice { app.alerts["Remove all"].buttons["OK"].tap() } == ["Try: app.alerts[\"Remove all teas?\"]"])
  }

  @Test("F-92: A typing error is advised alone, and a wait for what is to come before rows")
  func order() {
    #expect(advice { app.textFields["Search tea"].tap() } == ["Try: app.textFields[\"Search teas\"]"])
    #expect(advice { app.buttons["loadBtn"].tap() } == ["Try: app.buttons[\"loadButton\"]"])
    #expect(advice { app.buttons["status"].tap() } == ["Try: app.staticTexts[\"status\"]"])
    app.buttons["loadButton"].tap()
    let lines = advice { app.staticTexts["Loaded"].tap() }
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first == "Try: \(FailureWording.waitForIt)")
    #expect(lines.last?.hasPrefix(rows) == true)
  }

  @Test("F-92: At the end of a list, what was never there is not looked for before it")
  func endOfList() throws {
    for _ in 0..<12 { app.collectionViews.firstMatch.swipeUp() }
    let message = try #require(failures { app.staticTexts["Tea 70"].tap() }.first)
    #expect(!message.contains("Try: "))
    #expect(message.contains(" to 59 of 60: queries find no others."))
  }

  @Test("F-92: A button named \"Swipe\" that was tapped is no swipe")
  func noSwipe() throws {
    let app = XCUIApplication {
      Button("Swipe") {}
      List(0..<3, id: \.self) { Text("Tea \($0)") }.frame(height: 60)
    }
    app.buttons["Swipe"].tap()
    #expect(!app.run.hasMovedFinger)
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.run.hasMovedFinger)
  }

  @Test("F-92: An index beyond the rows that are made says how many there are")
  func index() throws {
    let message = try #require(failures { app.cells.element(boundBy: 40).tap() }.first)
    #expect(message.contains("of 60: queries find no others."))
    #expect(message.contains("Try: an index from 0 to "))
    #expect(message.contains(rows))
    #expect(!message.contains("in another place"))
  }

  @Test("F-92: What lies in the way is said without what is still to come")
  func certain() throws {
    app.buttons["loadButton"].tap()
    let message = try #require(failures { app.buttons["status"].tap() }.first)
    #expect(!message.contains("Still to come"))
  }

  @Test("F-92: The image of a button is a part of it, not hidden")
  func part() throws {
    let app = XCUIApplication {
      Button(action: {}, label: { Image(systemName: "plus") }).accessibilityLabel("Add tea")
    }
    let message = try #require(failures { app.images["plus"].tap() }.first)
    #expect(message.contains("(not reachable: a part of \"plus\" Button)"))
    #expect(message.contains("(not an Image, but has the text)"))
    #expect(message.contains("Try: app.buttons[\"plus\"]"))
  }

  @Test("F-92: A task that waits for a continuation for ever is not waited for longer")
  func continuation() throws {
    let app = XCUIApplication {
      Text("Tea").task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    // Another thread could resume it: this much real time is left to it.
    app.clock.realTimeLimit = .milliseconds(200)
    let message = try #require(failures { app.staticTexts["Coffee"].tap() }.first)
    #expect(message.contains("Still to come: 1 task is alive"))
    #expect(!message.contains("Try: "))
  }

  @Test("F-92: The test's own task is nothing that is still to come")
  func ownTask() async throws {
    _ = app.exists
    let message = await Task { failures { app.tabBars.element.tap() }.first }.value
    let text = try #require(message)
    #expect(!text.contains("Still to come"))
  }

  @Test("F-90: A predicate's text has near misses")
  func predicates() throws {
    let formats = [
      "label CONTAINS 'Remve'", "label BEGINSWITH[c] 'remve' AND isEnabled == true", "label LIKE 'Remve*'",
    ]
    for format in formats {
      let query = app.buttons.matching(NSPredicate(format: format))
      #expect(advice { query.firstMatch.tap() } == ["Try: app.buttons[\"Remove all\"]"], "\(format)")
    }
  }

  @Test("F-92: An app that was ended keeps its name")
  func name() throws {
    app.terminate()
    let message = try #require(failures { app.buttons["Load"].tap() }.first)
    #expect(message.contains("Application 'Screen' is not running"))
  }
}
