import Foundation
import SwiftUI
import UnderstudyTesting

extension LifetimeFlow {
  /// A flow for each kind of container, and for each way to read what lies elsewhere.
  static let all: [LifetimeFlow] = [
    LifetimeFlow("rows") {
      LifetimeViews.Rows()
    } steps: { app in
      app.buttons["Remove one"].tap()
      app.switches.element(boundBy: 3).tap()
    },
    LifetimeFlow("models") {
      LifetimeViews.Models()
    } steps: { app in
      app.buttons["Count"].tap()
      app.switches["On"].switches.firstMatch.tap()
      app.textFields["Text"].tap()
      app.textFields["Text"].typeText("a")
    },
    LifetimeFlow("sheet and alert, closed") {
      LifetimeViews.Presenting()
    } steps: { app in
      app.buttons["Open"].tap()
      app.buttons["Warn"].tap()
      app.alerts.buttons["OK"].tap()
      app.buttons["Close"].tap()
    },
    LifetimeFlow("sheet and alert, open") {
      LifetimeViews.Presenting()
    } steps: { app in
      app.buttons["Open"].tap()
      app.buttons["Warn"].tap()
    },
    LifetimeFlow("tabs with stacks") {
      LifetimeViews.Tabs()
    } steps: { app in
      app.buttons["Go"].tap()
      app.tabBars.buttons["Two"].tap()
      app.buttons["Show"].tap()
      app.navigationBars.buttons.firstMatch.tap()
    },
    LifetimeFlow("split view") {
      LifetimeViews.Split()
    } steps: { app in
      app.staticTexts["Item 1"].tap()
    },
    LifetimeFlow("list with search and edit mode") {
      LifetimeViews.EditableList()
    } steps: { app in
      app.buttons["Edit"].tap()
      app.buttons["Done"].tap()
      app.cells.firstMatch.swipeLeft()
      app.buttons["Archive"].tap()
      app.searchFields.firstMatch.tap()
      app.searchFields.firstMatch.typeText("a")
    },
    LifetimeFlow("controls in a form") {
      LifetimeViews.Controls()
    } steps: { app in
      app.buttons["Part 1"].tap()
      app.buttons["Menu"].tap()
      app.buttons["Count"].tap()
      app.textFields["Text"].tap()
      app.textFields["Text"].typeText("a")
      app.staticTexts["Context"].press(forDuration: 1)
    },
    LifetimeFlow("storage") {
      LifetimeViews.Stored()
    } steps: { app in
      app.buttons["Count 0"].tap()
      app.textFields["Text"].tap()
      app.textFields["Text"].typeText("a")
    },
    LifetimeFlow("focus") {
      LifetimeViews.Focused()
    } steps: { app in
      app.textFields["First"].tap()
      app.buttons["Next"].tap()
    },
    LifetimeFlow("preferences") {
      LifetimeViews.Preferring()
    } steps: { app in
      app.buttons.firstMatch.tap()
    },
    LifetimeFlow("content that is swapped") {
      LifetimeViews.Swapping()
    } steps: { app in
      for _ in 0..<4 { app.buttons["Next"].tap() }
    },
    LifetimeFlow("relaunch") {
      LifetimeViews.Tabs()
    } steps: { app in
      app.buttons["Go"].tap()
      app.launch()
      app.buttons["Go"].tap()
      app.terminate()
    },
  ]

  /// Apps whose tasks are still at work when they end, or whose timers have posted a turn to the main queue.
  static let withTasks: [LifetimeFlow] = [
    LifetimeFlow("gestures, geometry, scrolling") {
      LifetimeViews.Touched()
    } steps: { app in
      app.staticTexts["Touch 0"].tap()
      app.staticTexts["Touch 1"].swipeUp()
      app.buttons["Down"].tap()
    },
    LifetimeFlow("publishers, timers, tasks") {
      LifetimeViews.Receiving()
    } steps: { app in
      NotificationCenter.default.post(name: Notification.Name("Lifetimes"), object: nil)
      _ = app.staticTexts["Count 4"].waitForExistence(timeout: 5)
    },
    LifetimeFlow("a wait in vain") {
      LifetimeViews.Receiving()
    } steps: { app in
      _ = app.staticTexts["nothing"].waitForExistence(timeout: 3)
    },
    LifetimeFlow("leftovers are nobody's business") {
      LifetimeViews.Receiving()
    } steps: { app in
      app.leaks = .ignore
      _ = app.staticTexts["Count 1"].exists
    },
  ]
}
