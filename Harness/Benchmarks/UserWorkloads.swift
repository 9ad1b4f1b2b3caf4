import SwiftUI
import UnderstudyTesting

/// The workloads that also count in debug builds, in which users run their tests.
extension Workloads {
  static var users: [Workload] {
    [
      Workload(.userFlow, n: 20, bound: 350) { .init(run: runShelfFlow, limit: runPlainShelf) },
      Workload(.firstFlow, n: 20, bound: 1_490, samples: 1, warmsUp: false) {
        .init(run: runShelfFlow, limit: runPlainShelf)
      },
    ]
  }

  /// Adds a tea by the sheet's form, finds it by the search field, looks at its page and goes back.
  private static func runShelfFlow() {
    let app = XCUIApplication { TeaShelfApp() }
    app.buttons["Add"].tap()
    let name = app.textFields["Name"]
    name.tap()
    name.typeText("Oolong of spring")
    app.switches["Organic"].switches.firstMatch.tap()
    app.buttons["Save"].tap()
    let search = app.searchFields.firstMatch
    search.tap()
    search.typeText("oolong")
    app.staticTexts["Oolong of spring"].tap()
    precondition(app.navigationBars["Oolong of spring"].waitForExistence(timeout: 1), "The page is missing.")
    precondition(app.staticTexts["yes"].exists, "The tea is not organic.")
    app.navigationBars.buttons.firstMatch.tap()
    app.buttons["Cancel"].tap()
    app.tabBars.buttons["About"].tap()
    precondition(app.staticTexts["21 teas"].exists, "The tea was not added.")
    app.terminate()
  }

  /// The same on plain objects.
  private static func runPlainShelf() {
    let tree = PlainTree()
    tree.addRows(20)
    tree.add("", identifier: "field")
    for letter in "Oolong of spring" { tree["field"].label.append(letter) }
    tree.add(tree["field"].label, identifier: "row.new")
    for letter in "oolong" { tree["field"].label.append(letter) }
    keep(tree.root.children.filter { $0.label.contains("Oolong") }.count)
    keep(tree["row.new"].label)
  }
}
