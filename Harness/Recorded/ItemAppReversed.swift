import Testing

@testable import ItemApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct ItemAppReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(ItemsApplication.self)
      #expect(!app.buttons["ItemListScreen.button.delete"].isEnabled)
      app.buttons["AddNewItemScreen.button.add"].tap()
      #expect(!app.buttons["AddNewItemScreen.button.confirm"].isEnabled)
      app.textFields["AddNewItemScreen.textfield.newItem"].tap()
      app.textFields["AddNewItemScreen.textfield.newItem"].typeText("Jam")
      #expect((app.textFields["AddNewItemScreen.textfield.newItem"].value as? String) == "Jam")
      app.buttons["AddNewItemScreen.button.confirm"].tap()
      #expect(app.staticTexts["ItemListScreen.item.Jam"].exists)
      app.buttons["ItemListScreen.button.delete"].tap()
      #expect(!app.descendants(matching: .any)["Jam"].exists)
      #expect(app.staticTexts["ItemListScreen.item.Milk"].exists)
    }
  }

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(ItemsApplication.self)
      #expect(app.buttons["ItemListScreen.button.delete"].isEnabled)
      app.buttons["AddNewItemScreen.button.add"].tap()
      #expect(app.buttons["AddNewItemScreen.button.confirm"].isEnabled)
      app.textFields["AddNewItemScreen.textfield.newItem"].tap()
      app.textFields["AddNewItemScreen.textfield.newItem"].typeText("Jam")
      #expect((app.textFields["AddNewItemScreen.textfield.newItem"].value as? String) == "Jam")
      app.buttons["AddNewItemScreen.button.confirm"].tap()
      #expect(app.staticTexts["ItemListScreen.item.Jam"].exists)
      app.buttons["ItemListScreen.button.delete"].tap()
      #expect(!app.descendants(matching: .any)["Jam"].exists)
      #expect(app.staticTexts["ItemListScreen.item.Milk"].exists)
    }
  }

  @MainActor
  @Test("Assertion 3 fails where it expects the contrary")
  func assertion3() {
    withKnownIssue {
      let app = XCUIApplication(ItemsApplication.self)
      #expect(app.buttons["ItemListScreen.button.delete"].isEnabled)
      app.buttons["AddNewItemScreen.button.add"].tap()
      #expect(!app.buttons["AddNewItemScreen.button.confirm"].isEnabled)
      app.textFields["AddNewItemScreen.textfield.newItem"].tap()
      app.textFields["AddNewItemScreen.textfield.newItem"].typeText("Jam")
      #expect((app.textFields["AddNewItemScreen.textfield.newItem"].value as? String) != "Jam")
      app.buttons["AddNewItemScreen.button.confirm"].tap()
      #expect(app.staticTexts["ItemListScreen.item.Jam"].exists)
      app.buttons["ItemListScreen.button.delete"].tap()
      #expect(!app.descendants(matching: .any)["Jam"].exists)
      #expect(app.staticTexts["ItemListScreen.item.Milk"].exists)
    }
  }

  @MainActor
  @Test("Assertion 4 fails where it expects the contrary")
  func assertion4() {
    withKnownIssue {
      let app = XCUIApplication(ItemsApplication.self)
      #expect(app.buttons["ItemListScreen.button.delete"].isEnabled)
      app.buttons["AddNewItemScreen.button.add"].tap()
      #expect(!app.buttons["AddNewItemScreen.button.confirm"].isEnabled)
      app.textFields["AddNewItemScreen.textfield.newItem"].tap()
      app.textFields["AddNewItemScreen.textfield.newItem"].typeText("Jam")
      #expect((app.textFields["AddNewItemScreen.textfield.newItem"].value as? String) == "Jam")
      app.buttons["AddNewItemScreen.button.confirm"].tap()
      #expect(!app.staticTexts["ItemListScreen.item.Jam"].exists)
      app.buttons["ItemListScreen.button.delete"].tap()
      #expect(!app.descendants(matching: .any)["Jam"].exists)
      #expect(app.staticTexts["ItemListScreen.item.Milk"].exists)
    }
  }

  @MainActor
  @Test("Assertion 5 fails where it expects the contrary")
  func assertion5() {
    withKnownIssue {
      let app = XCUIApplication(ItemsApplication.self)
      #expect(app.buttons["ItemListScreen.button.delete"].isEnabled)
      app.buttons["AddNewItemScreen.button.add"].tap()
      #expect(!app.buttons["AddNewItemScreen.button.confirm"].isEnabled)
      app.textFields["AddNewItemScreen.textfield.newItem"].tap()
      app.textFields["AddNewItemScreen.textfield.newItem"].typeText("Jam")
      #expect((app.textFields["AddNewItemScreen.textfield.newItem"].value as? String) == "Jam")
      app.buttons["AddNewItemScreen.button.confirm"].tap()
      #expect(app.staticTexts["ItemListScreen.item.Jam"].exists)
      app.buttons["ItemListScreen.button.delete"].tap()
      #expect(app.descendants(matching: .any)["Jam"].exists)
      #expect(app.staticTexts["ItemListScreen.item.Milk"].exists)
    }
  }

  @MainActor
  @Test("Assertion 6 fails where it expects the contrary")
  func assertion6() {
    withKnownIssue {
      let app = XCUIApplication(ItemsApplication.self)
      #expect(app.buttons["ItemListScreen.button.delete"].isEnabled)
      app.buttons["AddNewItemScreen.button.add"].tap()
      #expect(!app.buttons["AddNewItemScreen.button.confirm"].isEnabled)
      app.textFields["AddNewItemScreen.textfield.newItem"].tap()
      app.textFields["AddNewItemScreen.textfield.newItem"].typeText("Jam")
      #expect((app.textFields["AddNewItemScreen.textfield.newItem"].value as? String) == "Jam")
      app.buttons["AddNewItemScreen.button.confirm"].tap()
      #expect(app.staticTexts["ItemListScreen.item.Jam"].exists)
      app.buttons["ItemListScreen.button.delete"].tap()
      #expect(!app.descendants(matching: .any)["Jam"].exists)
      #expect(!app.staticTexts["ItemListScreen.item.Milk"].exists)
    }
  }
}
