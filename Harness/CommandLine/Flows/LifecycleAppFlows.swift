import LifecycleApp
import UnderstudyTesting

/// Containers that write down what happens to the views inside them.
@MainActor
enum LifecycleAppFlows {
  static let all = [conditional, stack, sheet]

  private static let conditional = Flow("A condition ends its view, and makes a new one when it holds again") { flow in
    let log = LifecycleLog()
    let app = flow.launch("ConditionalScreen") { XCUIApplication { ConditionalScreen(log: log) } }
    let input = app.textFields["child.input"]
    let toggle = app.switches["Show Child"].switches.firstMatch
    flow.check(
      "bodies ran from the top, then the view appeared, then its task started", log.takeEntries(),
      is: ["ParentView body", "ChildView init", "ChildView body", "ChildView onAppear", "ChildView task started"])
    flow.step("tap the field") { input.tap() }
    flow.step("type \"Hello\"") { input.typeText("Hello") }
    flow.check("the field has the text", input.value as? String, is: "Hello")
    flow.check("no body ran for it", log.takeEntries(), is: [])
    flow.step("switch the child off") { toggle.tap() }
    flow.check(
      "the view has disappeared and its task is cancelled", log.takeEntries(),
      is: ["ParentView body", "ChildView onDisappear", "ChildView task cancelled"])
    flow.step("switch the child on") { toggle.tap() }
    flow.check("the field is empty again", input.value as? String, is: "Type something")
  }

  private static let stack = Flow("A covered root keeps its state; a page that was popped does not") { flow in
    let log = LifecycleLog()
    let app = flow.launch("StackScreen") { XCUIApplication { StackScreen(log: log) } }
    flow.step("type \"Journey\" on the root") { app.type("Journey", into: "root.input") }
    flow.step("tap \"Go to Detail\"") { app.buttons["Go to Detail"].tap() }
    flow.check(
      "the page appeared before the root disappeared", log.takeEntries(),
      is: ["RootView onAppear", "DetailView onAppear", "RootView onDisappear"])
    flow.step("type \"Buy milk\" on the page") { app.type("Buy milk", into: "detail.input") }
    flow.step("tap back") { app.navigationBars.buttons["Root"].tap() }
    flow.check("the root has its text", app.textFields["root.input"].value as? String, is: "Journey")
    flow.step("tap \"Go to Detail\"") { app.buttons["Go to Detail"].tap() }
    flow.check("the page is a new one", app.textFields["detail.input"].value as? String, is: "Notes")
  }

  private static let sheet = Flow("A sheet lives while it is presented, and its presenter stays visible") { flow in
    let log = LifecycleLog()
    let app = flow.launch("SheetScreen") { XCUIApplication { SheetScreen(log: log) } }
    flow.check("the presenter appeared", log.takeEntries(), is: ["SheetScreen onAppear"])
    flow.step("tap \"Show Sheet\"") { app.buttons["Show Sheet"].tap() }
    flow.check("the content appeared", log.takeEntries(), is: ["SheetContent onAppear"])
    flow.check("the presenter cannot be touched", !app.buttons["Show Sheet"].isHittable)
    flow.step("tap \"Close\"") { app.buttons["Close"].tap() }
    flow.check(
      "the content disappeared, then the presenter was told", log.takeEntries(),
      is: ["SheetContent onDisappear", "SheetScreen onDismiss"])
  }
}

extension XCUIApplication {
  fileprivate func type(_ text: String, into identifier: String) {
    textFields[identifier].tap()
    textFields[identifier].typeText(text)
  }
}
