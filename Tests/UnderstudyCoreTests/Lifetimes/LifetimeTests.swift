import Dispatch
import Observation
import SwiftUI
import Testing
import UnderstudyTesting

@testable import UnderstudyCore

@MainActor
@Suite("Nothing outlives its app")
struct LifetimeTests {
  @Test("All that an app was made of is gone with it", arguments: LifetimeFlow.all)
  func flow(_ flow: LifetimeFlow) {
    let objects = RuntimeObjects()
    flow.end(noting: objects)
    #expect(objects.count > 5)
    #expect(objects.left == [])
  }

  @Test(
    "With tasks that were at work, all is gone when they have seen their cancellation",
    arguments: LifetimeFlow.withTasks)
  func tasks(_ flow: LifetimeFlow) async {
    let objects = RuntimeObjects()
    flow.end(noting: objects)
    #expect(objects.count > 5)
    // The session has posted turns to the main queue, each of which may post one more.
    for _ in 1...4 { await Self.turnOfMainQueue() }
    #expect(objects.left == [])
  }

  private static func turnOfMainQueue() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test("Rows that are gone are gone while the app runs, and leave what they read")
  func rows() {
    let app = XCUIApplication { LifetimeViews.Rows() }
    let objects = RuntimeObjects()
    objects.follow(app)
    #expect(objects.left.contains("12 CompositeNode<Row>"))

    app.buttons["Remove all"].tap()

    #expect(objects.left.filter { $0.contains("Row>") && !$0.contains("ForEachNode") } == [])
  }

  @Test("A model that lives on keeps no session")
  func sharedModel() {
    let model = LifetimeViews.Counter()
    let objects = RuntimeObjects()
    LifetimeFlow("model") {
      LifetimeViews.Counted(model: model)
    } steps: { app in
      app.buttons["Count"].tap()
    }.end(noting: objects)
    #expect(model.count == 1)
    #expect(objects.left == [])
  }

  @Test("An observable object that lives on retains none of the owners of bindings to it")
  func sharedObject() {
    let object = LifetimeViews.Draft()
    let objects = RuntimeObjects()
    LifetimeFlow("object") {
      LifetimeViews.Editor(draft: object)
    } steps: { app in
      app.textFields.firstMatch.tap()
      app.textFields.firstMatch.typeText("a")
    }.end(noting: objects)
    #expect(object.text == "a")
    #expect(objects.left == [])
  }

  @Test("An environment that a task has after its view reads what held last")
  func environmentAfterView() {
    let trace = LifetimeViews.Trace()
    let app = XCUIApplication { LifetimeViews.Leaving(trace: trace) }
    app.buttons["Leave"].tap()
    #expect(!app.staticTexts["Here"].exists)
    _ = app.staticTexts["nothing"].waitForExistence(timeout: 2)
    #expect(trace.lines == ["de_DE"])
  }
}
