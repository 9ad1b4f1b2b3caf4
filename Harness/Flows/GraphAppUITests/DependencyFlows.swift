import GraphApp
import Testing

@MainActor
@Suite("Graph app: dependencies")
struct DependencyFlows {
  private let counter = BodyCounter()

  @Test("A state's change evaluates its reader and the child that gets the value")
  func state() {
    let app = XCUIApplication { StateScreen(counter: counter) }
    #expect(counter.counts == ["Parent": 1, "Dependent": 1, "Independent": 1])

    app.buttons["+1"].tap()

    #expect(app.staticTexts["state.count"].label == "Count: 1")
    #expect(counter.counts == ["Parent": 2, "Dependent": 2, "Independent": 1])
  }

  @Test("Changes made together are one update")
  func batch() {
    let app = XCUIApplication { StateScreen(counter: counter) }

    app.buttons["+1 +1"].tap()

    #expect(app.staticTexts["state.count"].label == "Count: 2")
    #expect(counter.counts == ["Parent": 2, "Dependent": 2, "Independent": 1])
  }

  @Test("A state that no body reads evaluates none")
  func unreadState() {
    let app = XCUIApplication { StateScreen(counter: counter) }

    app.buttons["Unread +1"].tap()

    #expect(counter.counts == ["Parent": 1, "Dependent": 1, "Independent": 1])
  }

  @Test("A binding is not a dependency of views that only pass it on")
  func binding() {
    let app = XCUIApplication { BindingScreen(counter: counter) }

    app.buttons["leaf"].tap()

    #expect(app.buttons["leaf"].label == "Leaf: 1")
    #expect(counter.counts == ["Owner": 1, "Middle": 1, "Leaf": 2])
  }

  @Test("An observed object evaluates every view that observes it")
  func observedObject() {
    let app = XCUIApplication { ObjectScreen(counter: counter) }

    app.buttons["Rename"].tap()

    #expect(app.staticTexts["object.name"].label == "Grace")
    #expect(counter.counts == ["Parent": 2, "Child": 2])
  }

  @Test("An object without a property wrapper is not observed: its view goes stale")
  func unobservedObject() {
    let app = XCUIApplication { ObjectScreen(counter: counter) }

    app.buttons["Fill"].tap()
    #expect(app.staticTexts["object.basket"].label == "0 things")
    #expect(counter.counts == ["Parent": 2, "Child": 1])

    app.buttons["Rename"].tap()
    #expect(app.staticTexts["object.basket"].label == "1 things", "another reason to evaluate shows the change")
  }

  @Test("An observable object evaluates the readers of the changed property only")
  func observableObject() {
    let app = XCUIApplication { ObservationScreen(counter: counter) }

    app.buttons["Rename"].tap()
    #expect(app.staticTexts["person.name"].label == "Grace")
    #expect(counter.counts == ["Parent": 1, "Name": 2, "Visits": 1])

    app.buttons["Visit"].tap()
    #expect(app.staticTexts["person.visits"].label == "1 visits")
    #expect(counter.counts == ["Parent": 1, "Name": 2, "Visits": 2])
  }
}
