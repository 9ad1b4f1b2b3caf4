import Testing

@testable import ControlApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct ControlAppRowsReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Rows"].tap()
      app.buttons["Row 3"].tap()
      #expect(app.staticTexts["page"].label != "Page of row 3")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.swipeDown()
      #expect(app.navigationBars.firstMatch.label == "")
      #expect(app.navigationBars["Rows, 1 times fresh"].exists)
      app.buttons["Row 2"].swipeLeft()
      app.buttons["Remove"].tap()
      #expect(!app.descendants(matching: .any)["Row 2"].exists)
      #expect(app.cells.count == 25)
      app.swipeUp()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
      app.buttons["Row 40"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 40")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
      app.searchFields["Search"].tap()
      app.searchFields["Search"].typeText("Row 39")
      #expect(app.buttons["Row 39"].isEnabled)
      #expect(app.cells.count == 1)
      app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
      app.buttons["Cancel"].tap()
      #expect((app.searchFields["Search"].value as? String) == "Search")
      app.buttons["Row 1"].doubleTap()
    }
  }

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Rows"].tap()
      app.buttons["Row 3"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 3")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.swipeDown()
      #expect(app.navigationBars.firstMatch.label != "")
      #expect(app.navigationBars["Rows, 1 times fresh"].exists)
      app.buttons["Row 2"].swipeLeft()
      app.buttons["Remove"].tap()
      #expect(!app.descendants(matching: .any)["Row 2"].exists)
      #expect(app.cells.count == 25)
      app.swipeUp()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
      app.buttons["Row 40"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 40")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
      app.searchFields["Search"].tap()
      app.searchFields["Search"].typeText("Row 39")
      #expect(app.buttons["Row 39"].isEnabled)
      #expect(app.cells.count == 1)
      app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
      app.buttons["Cancel"].tap()
      #expect((app.searchFields["Search"].value as? String) == "Search")
      app.buttons["Row 1"].doubleTap()
    }
  }

  @MainActor
  @Test("Assertion 3 fails where it expects the contrary")
  func assertion3() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Rows"].tap()
      app.buttons["Row 3"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 3")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.swipeDown()
      #expect(app.navigationBars.firstMatch.label == "")
      #expect(!app.navigationBars["Rows, 1 times fresh"].exists)
      app.buttons["Row 2"].swipeLeft()
      app.buttons["Remove"].tap()
      #expect(!app.descendants(matching: .any)["Row 2"].exists)
      #expect(app.cells.count == 25)
      app.swipeUp()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
      app.buttons["Row 40"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 40")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
      app.searchFields["Search"].tap()
      app.searchFields["Search"].typeText("Row 39")
      #expect(app.buttons["Row 39"].isEnabled)
      #expect(app.cells.count == 1)
      app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
      app.buttons["Cancel"].tap()
      #expect((app.searchFields["Search"].value as? String) == "Search")
      app.buttons["Row 1"].doubleTap()
    }
  }

  @MainActor
  @Test("Assertion 4 fails where it expects the contrary")
  func assertion4() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Rows"].tap()
      app.buttons["Row 3"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 3")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.swipeDown()
      #expect(app.navigationBars.firstMatch.label == "")
      #expect(app.navigationBars["Rows, 1 times fresh"].exists)
      app.buttons["Row 2"].swipeLeft()
      app.buttons["Remove"].tap()
      #expect(app.descendants(matching: .any)["Row 2"].exists)
      #expect(app.cells.count == 25)
      app.swipeUp()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
      app.buttons["Row 40"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 40")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
      app.searchFields["Search"].tap()
      app.searchFields["Search"].typeText("Row 39")
      #expect(app.buttons["Row 39"].isEnabled)
      #expect(app.cells.count == 1)
      app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
      app.buttons["Cancel"].tap()
      #expect((app.searchFields["Search"].value as? String) == "Search")
      app.buttons["Row 1"].doubleTap()
    }
  }

  @MainActor
  @Test("Assertion 5 fails where it expects the contrary")
  func assertion5() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Rows"].tap()
      app.buttons["Row 3"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 3")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.swipeDown()
      #expect(app.navigationBars.firstMatch.label == "")
      #expect(app.navigationBars["Rows, 1 times fresh"].exists)
      app.buttons["Row 2"].swipeLeft()
      app.buttons["Remove"].tap()
      #expect(!app.descendants(matching: .any)["Row 2"].exists)
      #expect(app.cells.count != 25)
      app.swipeUp()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
      app.buttons["Row 40"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 40")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
      app.searchFields["Search"].tap()
      app.searchFields["Search"].typeText("Row 39")
      #expect(app.buttons["Row 39"].isEnabled)
      #expect(app.cells.count == 1)
      app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
      app.buttons["Cancel"].tap()
      #expect((app.searchFields["Search"].value as? String) == "Search")
      app.buttons["Row 1"].doubleTap()
    }
  }

  @MainActor
  @Test("Assertion 6 fails where it expects the contrary")
  func assertion6() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Rows"].tap()
      app.buttons["Row 3"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 3")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.swipeDown()
      #expect(app.navigationBars.firstMatch.label == "")
      #expect(app.navigationBars["Rows, 1 times fresh"].exists)
      app.buttons["Row 2"].swipeLeft()
      app.buttons["Remove"].tap()
      #expect(!app.descendants(matching: .any)["Row 2"].exists)
      #expect(app.cells.count == 25)
      app.swipeUp()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
      app.buttons["Row 40"].tap()
      #expect(app.staticTexts["page"].label != "Page of row 40")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
      app.searchFields["Search"].tap()
      app.searchFields["Search"].typeText("Row 39")
      #expect(app.buttons["Row 39"].isEnabled)
      #expect(app.cells.count == 1)
      app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
      app.buttons["Cancel"].tap()
      #expect((app.searchFields["Search"].value as? String) == "Search")
      app.buttons["Row 1"].doubleTap()
    }
  }

  @MainActor
  @Test("Assertion 7 fails where it expects the contrary")
  func assertion7() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Rows"].tap()
      app.buttons["Row 3"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 3")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.swipeDown()
      #expect(app.navigationBars.firstMatch.label == "")
      #expect(app.navigationBars["Rows, 1 times fresh"].exists)
      app.buttons["Row 2"].swipeLeft()
      app.buttons["Remove"].tap()
      #expect(!app.descendants(matching: .any)["Row 2"].exists)
      #expect(app.cells.count == 25)
      app.swipeUp()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
      app.buttons["Row 40"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 40")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
      app.searchFields["Search"].tap()
      app.searchFields["Search"].typeText("Row 39")
      #expect(!app.buttons["Row 39"].isEnabled)
      #expect(app.cells.count == 1)
      app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
      app.buttons["Cancel"].tap()
      #expect((app.searchFields["Search"].value as? String) == "Search")
      app.buttons["Row 1"].doubleTap()
    }
  }

  @MainActor
  @Test("Assertion 8 fails where it expects the contrary")
  func assertion8() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Rows"].tap()
      app.buttons["Row 3"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 3")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.swipeDown()
      #expect(app.navigationBars.firstMatch.label == "")
      #expect(app.navigationBars["Rows, 1 times fresh"].exists)
      app.buttons["Row 2"].swipeLeft()
      app.buttons["Remove"].tap()
      #expect(!app.descendants(matching: .any)["Row 2"].exists)
      #expect(app.cells.count == 25)
      app.swipeUp()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
      app.buttons["Row 40"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 40")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
      app.searchFields["Search"].tap()
      app.searchFields["Search"].typeText("Row 39")
      #expect(app.buttons["Row 39"].isEnabled)
      #expect(app.cells.count != 1)
      app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
      app.buttons["Cancel"].tap()
      #expect((app.searchFields["Search"].value as? String) == "Search")
      app.buttons["Row 1"].doubleTap()
    }
  }

  @MainActor
  @Test("Assertion 9 fails where it expects the contrary")
  func assertion9() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Rows"].tap()
      app.buttons["Row 3"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 3")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.swipeDown()
      #expect(app.navigationBars.firstMatch.label == "")
      #expect(app.navigationBars["Rows, 1 times fresh"].exists)
      app.buttons["Row 2"].swipeLeft()
      app.buttons["Remove"].tap()
      #expect(!app.descendants(matching: .any)["Row 2"].exists)
      #expect(app.cells.count == 25)
      app.swipeUp()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: -2000)
      app.buttons["Row 40"].tap()
      #expect(app.staticTexts["page"].label == "Page of row 40")
      app.navigationBars.buttons.element(boundBy: 0).tap()
      app.collectionViews.firstMatch.scroll(byDeltaX: 0, deltaY: 3000)
      app.searchFields["Search"].tap()
      app.searchFields["Search"].typeText("Row 39")
      #expect(app.buttons["Row 39"].isEnabled)
      #expect(app.cells.count == 1)
      app.buttons["Row 39"].press(forDuration: 0.5, thenDragTo: app.searchFields["Search"])
      app.buttons["Cancel"].tap()
      #expect((app.searchFields["Search"].value as? String) != "Search")
      app.buttons["Row 1"].doubleTap()
    }
  }
}
