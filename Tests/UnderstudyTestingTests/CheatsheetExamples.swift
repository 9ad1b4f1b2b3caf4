import SwiftUI
import Testing
import XCTest

// The code blocks of Docs/Cheatsheet.md, in its order: DocumentationTests compares the two.

@MainActor
@Suite("Examples of Docs/Cheatsheet.md")
struct CheatsheetExamples {
  // example
  @Test("An order is sent")
  func order() {
    let app = XCUIApplication { OrderScreen() }
    app.cells.containing(.staticText, identifier: "Black").buttons["Choose"].tap()
    #expect(app.staticTexts["status"].label == "Black chosen")

    app.textFields["name"].tap()
    app.textFields["name"].typeText("Ada")
    app.buttons["Order"].tap()
    app.alerts["Order now?"].buttons["Yes"].tap()
    #expect(app.staticTexts["On its way, Ada"].waitForExistence(timeout: 5))
  }
  // end

  @Test func additions() async throws {
    // example
    let app = XCUIApplication { OrderScreen() }
    let statuses = app.preferences(StatusKey.self)
    app.order()  // the helper of Writing tests

    app.clock.advance(by: .seconds(3))
    #expect(statuses.history == [["New order"], ["Sending"], ["On its way, Ada"]])
    #expect(app.events.contains(inOrder: ["OrderScreen appeared", #"Tap "Order" Button"#]))
    #expect(try app.view(OrderScreen.self).state("sugar", as: Int.self) == 1)
    try await app.waitForViewVisible(withID: "status")
    // end
  }

  @Test func doubles() async throws {
    let url = try #require(URL(string: "https://shop.test/teas"))
    // example
    let price = Spy<String, Int>(3)
    #expect(price("Green") == 3)
    #expect(price.wasCalled(with: "Green"))

    let http = HTTPClientDouble()
    http.stub(.get, "/teas", .json(#"["Green"]"#))
    let (teas, _) = try await http.data(from: url)
    #expect(String(decoding: teas, as: UTF8.self) == #"["Green"]"#)
    // end
  }
}

/// The calls in the tables of Docs/Cheatsheet.md, in their order. They are compiled only: the pages that the tables name run them.
@MainActor
private enum CheatsheetCalls {
  static func launch(_ app: XCUIApplication) {
    _ = [XCUIApplication(), XCUIApplication(TemplateApp.self), XCUIApplication { OrderScreen() }]
    app.launchArguments = []
    app.launchEnvironment = [:]
    app.launch()
    app.activate()
    app.terminate()
    app.open(URL(fileURLWithPath: "/"))
    _ = app.state
    XCUIDevice.shared.orientation = .portrait
    XCUIDevice.shared.appearance = .dark
    XCUIDevice.shared.press(.home)
    XCUIDevice.shared.system.open(URL(fileURLWithPath: "/"))
  }

  static func find(_ app: XCUIApplication, _ predicate: NSPredicate) -> [Any] {
    let query = app.buttons
    return [
      app.buttons["Pay"], app.descendants(matching: .any), app.children(matching: .window),
      query.matching(identifier: "Pay"), query.matching(.button, identifier: "Pay"), query.matching(predicate),
      query.containing(predicate), query.containing(.staticText, identifier: "Pay"), query.element, query.firstMatch,
      query.element(boundBy: 0), query.element(matching: predicate), query.allElementsBoundByIndex, query.count,
    ]
  }

  static func read(_ element: XCUIElement) throws -> [Any?] {
    [
      element.exists, element.isHittable, element.label, element.value, element.identifier, element.title,
      element.placeholderValue, element.elementType, element.isEnabled, element.isSelected, element.frame,
      element.normalizedSliderPosition, element.debugDescription, try element.snapshot(),
    ]
  }

  static func act(_ element: XCUIElement) {
    element.tap()
    element.doubleTap()
    element.twoFingerTap()
    element.tap(withNumberOfTaps: 1, numberOfTouches: 1)
    element.press(forDuration: 1)
    element.typeText("")
    element.typeKey(.delete, modifierFlags: [])
    element.adjust(toNormalizedSliderPosition: 0)
    element.adjust(toPickerWheelValue: "")
    element.swipeUp()
    element.swipeUp(velocity: .fast)
    element.swipeDown()
    element.swipeLeft()
    element.swipeRight()
    element.pinch(withScale: 2, velocity: 1)
    element.rotate(1, withVelocity: 1)
    element.press(forDuration: 1, thenDragTo: element)
    element.coordinate(withNormalizedOffset: .zero).withOffset(.zero).tap()
  }

  static func wait(_ app: XCUIApplication, _ element: XCUIElement) -> [Bool] {
    [
      element.waitForExistence(timeout: 1), element.waitForNonExistence(timeout: 1),
      element.wait(for: \.label, toEqual: "", timeout: 1), app.wait(for: .runningForeground, timeout: 1),
    ]
  }

  static func expectations(_ test: XCTestCase, _ predicate: NSPredicate) {
    let expectation = test.expectation(description: "")
    _ = test.expectation(for: predicate, evaluatedWith: nil)
    _ = test.expectation(forNotification: Notification.Name(""), object: nil)
    test.wait(for: [expectation], timeout: 1)
    test.waitForExpectations(timeout: 1)
    _ = XCTNSPredicateExpectation(predicate: predicate, object: nil)
    _ = XCTWaiter().wait(for: [expectation], timeout: 1)
  }

  static func awaiting(_ test: XCTestCase, _ expectation: XCTestExpectation) async {
    await test.fulfillment(of: [expectation], timeout: 1)
  }

  static func tests(_ app: XCUIApplication, _ test: XCTestCase) throws {
    _ = (app.alerts["T"].buttons["OK"], app.sheets["T"])
    let monitor = test.addUIInterruptionMonitor(withDescription: "") { _ in true }
    test.removeUIInterruptionMonitor(monitor)
    test.continueAfterFailure = false
    XCTExpectFailure("") {}
    XCTContext.runActivity(named: "") { _ in }
    test.add(XCTAttachment(screenshot: app.screenshot()))
    try app.performAccessibilityAudit()
  }

  static func additions(_ app: XCUIApplication, _ model: Delivery) throws -> [Any?] {
    app.settle()
    app.clock.advance(by: .zero)
    app.clock.advance(to: .zero)
    app.clock.runNext()
    app.clock.mode = .manual
    app.clock.realTimeLimit = .zero
    app.scheduling = .random(seed: 1)
    app.leaks = .fail
    app.performRandomActions(1, seed: 1)
    app.setEnvironment(\.colorScheme, to: .dark)
    app.strictDisabledTaps = true
    app.profile.device = .iPhoneSE3
    app.world.files.choose(URL(fileURLWithPath: "/"))
    let view = try app.view(OrderScreen.self)
    try view.setState("sugar", to: 2)
    let state = try view.state("sugar", as: Int.self)
    return [
      app.preferences(PhaseKey.self), app.observe(\.phase, of: model).value, app.clock.now, app.clock.run { true },
      app.clock.busyReport, app.events.of(.action, .stateChange).lines, app.bodyCount(of: OrderScreen.self),
      app.bodyRuns, app.bodyEvaluations(of: OrderScreen.self), app.runtimeIssues, state,
      try view.inspect().find(button: "Pay"), try OrderScreen().inspect(), app.picture().png,
      app.picture(.identifiers).svg, app.treeDescription,
    ]
  }

  static func waits(_ app: XCUIApplication, _ model: Delivery, _ basket: Basket) async throws {
    try await app.waitForViewVisible(withID: "a")
    try await app.waitForViewHidden(withID: "a")
    try await app.waitForViewCount(withIDPrefix: "a", equals: 1)
    try await app.waitForView(withID: "a", hasValue: "")
    try await app.waitForView(withID: "a", isEnabled: true)
    try await app.waitForView(withID: "a", isFocused: true)
    for await _ in app.preferences(PhaseKey.self).values {}
    try await app.observe(\.phase, of: model).wait { $0 == .arrived }
    try await expectEventually(model.phase, equals: .arrived)
    try await requireEventually { model.phase == .arrived }
    try await expectNever { model.phase == .arrived }
    try await expectAlways { model.phase == .arrived }
    try await basket.$teas.waitUntilMatches([], errorMessage: "")
  }

  static let traits: [any TestTrait] = [
    ExplanationTrait.explained, LeaksTrait.leaks(.fail), SchedulingTrait.scheduling(.random()),
    ReportTrait.report("reports"),
  ]
}
