import GraphApp
import UnderstudyTesting

/// What a change of state reaches, and how long state lives.
@MainActor
enum GraphAppFlows {
  static let all = [drifting, identity, binding, observation]

  private static let drifting = Flow("A copied state drifts away from its source of truth") { flow in
    let app = flow.launch(GraphApplication.self)
    flow.step("tap \"+1\"") { app.buttons["+1"].tap() }
    flow.check("the given name follows", app.staticTexts["given.name"].label, is: "Updated: 1")
    flow.check("the copied name stays behind", app.staticTexts["copied.name"].label, is: "Updated: 0")
    flow.step("tap the child with a binding") { app.buttons["bound.count"].tap() }
    flow.check("its write reaches the parent", app.staticTexts["given.name"].label, is: "Updated: 11")
  }

  private static let identity = Flow("A new id makes a new view with fresh state") { flow in
    let app = flow.launch(GraphApplication.self)
    flow.step("choose \"Identity\"") { app.segmentedControls.buttons["Identity"].tap() }
    flow.step("count to two") {
      app.buttons["counter.Explicit"].tap()
      app.buttons["counter.Explicit"].tap()
    }
    flow.step("count its sibling to one") { app.buttons["counter.Ann"].tap() }
    flow.check("the counter shows two", app.buttons["counter.Explicit"].label, is: "Explicit: 2")
    flow.step("tap \"Reset\"") { app.buttons["Reset"].tap() }
    flow.check("the counter starts again", app.buttons["counter.Explicit"].label, is: "Explicit: 0")
    flow.check("its sibling continues", app.buttons["counter.Ann"].label, is: "Ann: 1")
  }

  private static let binding = Flow("A binding is not a dependency of views that only pass it on") { flow in
    let counter = BodyCounter()
    let app = flow.launch("BindingScreen") { XCUIApplication { BindingScreen(counter: counter) } }
    flow.check("each body ran once", counter.counts, is: ["Owner": 1, "Middle": 1, "Leaf": 1])
    flow.step("tap the leaf") { app.buttons["leaf"].tap() }
    flow.check("the leaf shows the new value", app.buttons["leaf"].label, is: "Leaf: 1")
    flow.check("only the leaf's body ran again", counter.counts, is: ["Owner": 1, "Middle": 1, "Leaf": 2])
  }

  private static let observation = Flow("A view depends on the very properties that its body reads") { flow in
    let counter = BodyCounter()
    let app = flow.launch("ObservationScreen") { XCUIApplication { ObservationScreen(counter: counter) } }
    flow.step("tap \"Rename\"") { app.buttons["Rename"].tap() }
    flow.check("the name is shown", app.staticTexts["person.name"].label, is: "Grace")
    flow.check("only the name's view ran again", counter.counts, is: ["Parent": 1, "Name": 2, "Visits": 1])
  }
}
