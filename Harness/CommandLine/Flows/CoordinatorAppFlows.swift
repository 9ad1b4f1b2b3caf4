import CoordinatorApp
import UnderstudyTesting

/// A navigation stack that is driven from outside, and screens that say by a preference that they are there.
@MainActor
enum CoordinatorAppFlows {
  static let all = [stepping, poppingToRoot, buying]

  private static let stepping = Flow("Two pushes and two steps back print the screens of each moment") { flow in
    var printed: [String] = []
    let app = flow.launch("ContentView") {
      XCUIApplication { ContentView(coordinator: NavigationCoordinator()) { printed.append("\($0)") } }
    }
    flow.step("tap \"Item 0\"") { app.buttons["Item 0"].tap() }
    flow.check("its detail is shown", app.navigationBars["Detail for 0"].exists)
    flow.step("tap \"Item 11\"") { app.buttons["Item 11"].tap() }
    flow.check("its detail is shown over the other", app.navigationBars["Detail for 11"].exists)
    flow.step("tap back") { app.navigationBars.buttons["Detail for 0"].tap() }
    flow.step("tap back") { app.navigationBars.buttons["Root"].tap() }
    flow.check(
      "the view has printed five stacks", printed,
      is: [
        #"["screen.rootview"]"#,
        #"["screen.rootview", "screen.detailview.0"]"#,
        #"["screen.rootview", "screen.detailview.0", "screen.detailview.11"]"#,
        #"["screen.rootview", "screen.detailview.0"]"#,
        #"["screen.rootview"]"#,
      ])
  }

  private static let poppingToRoot = Flow("Popping to the root takes every detail screen away") { flow in
    let coordinator = NavigationCoordinator()
    let app = flow.launch("ContentView") {
      XCUIApplication { ContentView(coordinator: coordinator, onScreensChange: { _ in }) }
    }
    let screens = app.preferences(LensCaptureKey.self)
    flow.check("the root is captured", screens.value, is: ["screen.rootview"])
    flow.step("have the coordinator push 2, then 3") {
      coordinator.showDetail(2)
      coordinator.showDetail(3)
    }
    flow.check(
      "three screens are captured", screens.value,
      is: ["screen.rootview", "screen.detailview.2", "screen.detailview.3"])
    flow.check("the text of the last one is shown", app.staticTexts["detail.3.text"].label, is: "Item 3 in full")
    flow.step("tap \"Back to Root\"") { app.buttons["Back to Root"].tap() }
    flow.check("the root is captured alone", screens.value, is: ["screen.rootview"])
    flow.check("the path is empty", coordinator.path.isEmpty)
  }

  private static let buying = Flow("Buying a product adds the basket to the screen's captures") { flow in
    let app = flow.launch("ProductDetailScreen") {
      XCUIApplication { ProductDetailScreen(product: .chair) }
    }
    let captures = app.preferences(LensCaptureKey.self)
    flow.check(
      "the screen's capture holds the button's", captures.value,
      is: [LensCapture(identifier: "screen.detail", children: ["screen.detail.buy.button"])])
    flow.step("tap \"Buy Now\"") { app.buttons["Buy Now"].tap() }
    flow.check("the button is disabled", !app.buttons["Buy Now"].isEnabled)
    flow.check("the basket is captured", captures.value.containsView(withID: "screen.detail.basket.label"))
  }
}
