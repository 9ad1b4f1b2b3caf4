import CounterApp
import Foundation
import ItemApp
import Testing
import UnderstudyTesting

@testable import UnderstudyStudio

/// The page with sample apps, used by mouse and keyboard.
@Suite(
  "The studio's page with an app", .serialized, .enabled(if: Browser.program != nil, Browser.reason))
@MainActor
struct StudioAppTests {
  private func open(_ app: String) throws -> StudioPage { try StudioPage(RunningStudio(app: app)) }

  private static let types: [XCUIElement.ElementType] = [.button, .scrollView, .staticText, .textField]

  /// The elements of these types, as the page shows them: without the texts that are labels of buttons.
  private func rows(of app: XCUIApplication) -> [String] {
    let labels = Set(app.buttons.allElementsBoundByIndex.map(\.label))
    return app.descendants(matching: .any).allElementsBoundByIndex.compactMap { element in
      guard Self.types.contains(element.elementType) else { return nil }
      if element.elementType == .staticText, labels.contains(element.label) { return nil }
      let name = "\(element.elementType)"
      return name.prefix(1).uppercased() + name.dropFirst() + (element.label.isEmpty ? "" : " “\(element.label)”")
        + (element.identifier.isEmpty ? "" : " #\(element.identifier)") + (element.isEnabled ? "" : " disabled")
    }
  }

  /// The rows of these types.
  private func rows(of page: StudioPage) throws -> [String] {
    try page.elements.filter { row in
      ["Button", "ScrollView", "StaticText", "TextField"].contains { row.hasPrefix($0) }
    }
  }

  @Test("A flow of the item app leads to the tree that XCUITest's calls lead to, and its code has these calls")
  func items() throws {
    let page = try open("ItemsApplication")
    try page.click("Button “Add Item”")
    try page.wait(forRow: "TextField")
    try page.click("TextField")
    try page.wait(forRow: "Keyboard")
    try page.browser.type("Tea")
    try page.wait(forSteps: 4)
    try page.click("Button “Add Item” #\(UIIdentifiers.AddNewItemScreen.confirmButton)")
    try page.wait(forRow: "StaticText “Tea”")

    let app = XCUIApplication(ItemsApplication.self)
    app.launch()
    app.buttons[UIIdentifiers.AddNewItemScreen.addButton].tap()
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("Tea")
    app.buttons[UIIdentifiers.AddNewItemScreen.confirmButton].tap()
    #expect(try rows(of: page) == rows(of: app))
    #expect(try rows(of: page).contains("StaticText “Tea” #\(UIIdentifiers.ItemListScreen.item("Tea"))"))

    try page.browser.press("c")
    try page.browser.wait(until: "document.querySelector('.written').textContent.includes('typeText')")
    let code = try page.browser.texts(".written").joined()
    #expect(code.contains(#"app.buttons["AddNewItemScreen.button.add"].tap()"#))
    #expect(code.contains(#".typeText("Tea")"#))
    #expect(code.contains(#"app.buttons["AddNewItemScreen.button.confirm"].tap()"#))
  }

  @Test("Clicks on the counter app count, a check is recorded, and steps go back, forth and away")
  func counter() throws {
    let page = try open("CounterApplication")
    func count(_ number: Int) throws { try page.wait(forRow: "StaticText “The counter value is \(number)”") }
    try count(0)
    let place = try page.place(of: "Button “Increase”")
    for _ in 0..<2 { try page.browser.click(x: place.x, y: place.y) }
    try page.wait(forSteps: 3)
    try count(2)

    try page.click("StaticText “The counter value is 2”", modifiers: 8)
    try page.browser.wait(until: "document.querySelector('.menu')")
    try page.browser.press("ArrowDown", "Enter")
    try page.wait(forSteps: 4)

    try page.browser.press("[", "[")
    try count(1)
    try page.browser.press("]")
    try count(2)

    // Without the first step the check would fail: nothing changes.
    try page.browser.click("[aria-label=\"Remove step 1\"]")
    try page.browser.wait(until: "document.querySelector('.below').textContent.includes('cannot be done again')")
    try count(2)
    try page.browser.click("[aria-label=\"Remove step 3\"]")
    try page.wait(forSteps: 3)
    try page.browser.click("[aria-label=\"Remove step 1\"]")
    try page.wait(forSteps: 2)
    try count(1)

    let app = XCUIApplication(CounterApplication.self)
    app.launch()
    app.buttons["Increase"].tap()
    #expect(try rows(of: page).filter { !$0.hasSuffix(" selected") } == rows(of: app).filter { !$0.contains("State") })
  }

  @Test("A hold is a press, a flick a swipe, a slow move a drag, a wheel a scroll; Alt means the point")
  func gestures() throws {
    let page = try open("ItemsApplication")
    let start = try page.place(of: "StaticText “Honey”")
    let end = (x: start.x, y: start.y - 90)
    try page.browser.drag(from: start, to: start, seconds: 0.8)
    try page.wait(forSteps: 2)
    try page.browser.drag(from: start, to: end, seconds: 0.1)
    try page.wait(forSteps: 3)
    try page.browser.drag(from: start, to: end, seconds: 1)
    try page.wait(forSteps: 4)
    try page.browser.wheel(x: start.x, y: start.y, by: 40)
    try page.wait(forSteps: 5)
    try page.browser.click(x: start.x, y: start.y, modifiers: 1)
    try page.wait(forSteps: 6)
    let steps = try page.steps
    #expect(steps[1].hasPrefix("Press ") && steps[1].contains("Honey"))
    #expect(steps[2].hasPrefix("Swipe up ") && steps[2].contains("Honey"))
    #expect(steps[3].hasPrefix("Drag (") && steps[3].contains(" to ("))
    #expect(steps[4].hasPrefix("Scroll "))
    #expect(steps[5].hasPrefix("Tap ("))
  }

  @Test("A second click on what is no control is a double tap in place of the tap")
  func doubleClick() throws {
    let page = try open("ItemsApplication")
    let place = try page.place(of: "StaticText “Honey”")
    for _ in 0..<2 { try page.browser.click(x: place.x, y: place.y) }
    try page.browser.wait(until: "document.querySelector('.steps').textContent.includes('Double-tap')")
    #expect(try page.steps.count == 2)
  }

  @Test("The query field counts matches, and names what is close")
  func find() throws {
    let page = try open("CounterApplication")
    try page.browser.press("/")
    try page.browser.type("buttons[\"Increase\"]")
    try page.browser.wait(until: "document.querySelector('.answers h3').textContent === '1 match'")
    #expect(try page.browser.evaluate("document.querySelectorAll('.marks .found').length") as? Int == 1)
    #expect(try page.browser.texts(".matches .soft").contains("app.buttons[\"Increase\"]"))
    try page.browser.evaluate("document.querySelector('.query').select()")
    try page.browser.type("buttons[\"Increased\"]")
    try page.browser.wait(until: "document.querySelector('.answers h3').textContent === 'No match'")
    try page.browser.wait(until: "document.querySelector('.answers').textContent.includes('Increase')")
  }

  @Test("Screens side by side take the same steps, each with its own settings")
  func sideBySide() throws {
    let page = try open("CounterApplication")
    try page.click("Button “Increase”")
    try page.browser.press("+")
    try page.browser.wait(until: "document.querySelectorAll('.screen img[src]').length === 2")
    #expect(try page.browser.texts("figcaption button:first-child").last?.contains("dark") == true)
    try page.click("Button “Increase”")
    try page.browser.click("figure:last-child figcaption button")
    try page.wait(forRow: "StaticText “The counter value is 2”")
  }
}
