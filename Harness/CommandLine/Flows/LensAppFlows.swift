import LensApp
import UnderstudyTesting

/// A list and its details, which put what is on the screen into a preference.
@MainActor
enum LensAppFlows {
  static let all = [detail, back]

  private static let detail = Flow("A row leads to its detail") { flow in
    let app = flow.launch(LensApplication.self)
    flow.step("tap \"Item 3\"") { app.buttons["Item 3"].tap() }
    flow.check("the bar has its title", app.navigationBars["Detail for 3"].exists)
    flow.check("the text is its own", app.staticTexts["Everything about item 3"].exists)
  }

  private static let back = Flow("The way back leads to the rows") { flow in
    let app = flow.launch(LensApplication.self)
    flow.step("tap \"Item 0\"") { app.buttons["Item 0"].tap() }
    flow.step("tap the back button") { app.navigationBars.buttons["Root"].tap() }
    flow.check("twelve rows are shown", app.collectionViews.cells.count, is: 12)
  }
}
