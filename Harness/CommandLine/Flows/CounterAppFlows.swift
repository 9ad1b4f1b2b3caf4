import CounterApp
import UnderstudyTesting

/// A counter with its state in the view, and one with a model.
@MainActor
enum CounterAppFlows {
  static let all = [counting, sheet]

  private static let counting = Flow("Each counter has a state of its own") { flow in
    let app = flow.launch(CounterApplication.self)
    flow.step("tap \"Increase\"") { app.buttons["Increase"].tap() }
    flow.check("the view's counter is one", app.staticTexts["The counter value is 1"].exists)
    flow.step("choose \"Model\"") { app.tabBars.buttons["Model"].tap() }
    flow.check("the model's counter is zero", app.staticTexts["The counter value is 0"].exists)
  }

  private static let sheet = Flow("A sheet covers the counter until it is pulled down") { flow in
    let app = flow.launch(CounterApplication.self)
    flow.step("tap \"Show sheet\"") { app.buttons["Show sheet"].tap() }
    flow.check("the counter is covered", !app.buttons["Increase"].isHittable)
    flow.step("swipe down") { app.swipeDown() }
    flow.check("the counter can be used", app.buttons["Increase"].isHittable)
  }
}
