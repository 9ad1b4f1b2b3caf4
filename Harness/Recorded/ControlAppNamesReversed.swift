import Foundation
import Testing

@testable import ControlApp

#if canImport(UnderstudyTesting)
  import UnderstudyTesting
#endif

struct ControlAppNamesReversed {
  @MainActor
  @Test("Assertion 1 fails where it expects the contrary")
  func assertion1() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label != "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 2 fails where it expects the contrary")
  func assertion2() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label != "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 3 fails where it expects the contrary")
  func assertion3() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(!app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 4 fails where it expects the contrary")
  func assertion4() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label != "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 5 fails where it expects the contrary")
  func assertion5() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(!app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 6 fails where it expects the contrary")
  func assertion6() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(!app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 7 fails where it expects the contrary")
  func assertion7() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(!app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 8 fails where it expects the contrary")
  func assertion8() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label != "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 9 fails where it expects the contrary")
  func assertion9() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count != 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 10 fails where it expects the contrary")
  func assertion10() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 11 fails where it expects the contrary")
  func assertion11() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) != "fixed")
      #expect(app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }

  @MainActor
  @Test("Assertion 12 fails where it expects the contrary")
  func assertion12() {
    withKnownIssue {
      let app = XCUIApplication(ControlApplication.self)
      app.buttons["Names"].tap()
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("Tea \"\\ #(x) \\(y) €")
      #expect(app.staticTexts["echo"].label == "He said \"Tea \"\\ #(x) \\(y) €\"")
      #expect(app.staticTexts["path"].label == "C:\\tea(1)")
      #expect(app.staticTexts["path"].exists)
      #expect(app.staticTexts.element(boundBy: 1).label == "First line\nsecond line")
      #expect(app.staticTexts["First line\nsecond line"].exists)
      #expect(app.staticTexts["It's here"].exists)
      app.staticTexts["It's here"].tap()
      #expect(app.staticTexts["👩🏽‍🍳 Café – ½ €"].exists)
      app.buttons.matching(identifier: "Buy").element(boundBy: 1).tap()
      app.buttons.matching(identifier: "Buy").element(boundBy: 0).tap()
      #expect(app.staticTexts["bought"].label == "Oolong\nAssam")
      #expect(app.buttons.count == 10)
      #expect(!app.textFields["Unnamed"].isEnabled)
      #expect((app.textFields["Unnamed"].value as? String) == "fixed")
      #expect(!app.textFields.matching(NSPredicate(format: "isEnabled == false")).firstMatch.exists)
    }
  }
}
