import SwiftUI
import Testing
import XCTest

// The code blocks of Docs/WritingTests.md, in its order: DocumentationTests compares the two.

// example
struct OrderScreen: View {
  @State private var name = ""
  @State private var sugar = 1
  @State private var strength = 0.5
  @State private var isGift = false
  @State private var size = "Small"
  @State private var isAsking = false
  @State private var status = "New order"

  var body: some View {
    VStack {
      Text(status).accessibilityIdentifier("status")
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Stepper("Sugar: \(sugar)", value: $sugar, in: 0...3)
      Slider(value: $strength) { Text("Strength") }
      Toggle("Gift", isOn: $isGift)
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      List(["Green", "Black", "White"], id: \.self) { tea in
        HStack {
          Text(tea).accessibilityIdentifier("tea.\(tea)")
          Button("Choose") { status = "\(tea) chosen" }
        }
      }
      Button("Order") { isAsking = true }
        .disabled(name.isEmpty)
    }
    .alert("Order now?", isPresented: $isAsking) {
      Button("Not yet", role: .cancel) {}
      Button("Yes") { send() }
    }
    .preference(key: StatusKey.self, value: [status])
  }

  private func send() {
    status = "Sending"
    Task {
      try await Task.sleep(for: .seconds(3))
      status = "On its way, \(name)"
    }
  }
}

struct StatusKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}
// end

@MainActor
@Suite("Examples of the documentation")
struct DocumentationExamples {
  // example
  @Test("An order needs a name")
  func orderNeedsName() {
    let app = XCUIApplication { OrderScreen() }
    #expect(!app.buttons["Order"].isEnabled)

    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")

    #expect(app.buttons["Order"].isEnabled)
  }
  // end

  @Test func launching() {
    // example
    let app = XCUIApplication(TemplateApp.self)  // an App type, launched at once
    #expect(app.state == .runningForeground)

    app.terminate()
    #expect(app.state == .notRunning)

    app.launchArguments = ["-UITest", "YES"]
    app.launchEnvironment = ["SERVER": "stub"]
    app.launch()  // from scratch: every state is as at first
    // end
    #expect(app.staticTexts["Hello, world!"].exists)
  }

  struct Inbox: View {
    @Environment(\.scenePhase) private var phase
    @State private var mail = "none"
    var body: some View {
      Text("Mail \(mail), \(String(describing: phase))").onOpenURL { mail = $0.lastPathComponent }
    }
  }

  @Test func homeButtonAndURLs() {
    // example
    let app = XCUIApplication { Inbox() }
    XCUIDevice.shared.press(.home)  // the scene becomes inactive, then background
    #expect(app.state == .runningBackground)

    app.open(URL(filePath: "/inbox/7"))  // brings it back; `onOpenURL(perform:)` gets the URL
    #expect(app.staticTexts["Mail 7, active"].exists)
    // end
  }

  @Test func queriesByType() {
    let app = XCUIApplication { OrderScreen() }
    // example
    #expect(app.cells.count == 3)  // every cell below the app
    #expect(app.windows.children(matching: .any).count > 0)  // directly below the window
    #expect(app.collectionViews.cells.buttons.count == 3)  // chained
    #expect(app.descendants(matching: .any)["status"].elementType == .staticText)
    // end
  }

  @Test func queriesByText() {
    let app = XCUIApplication { OrderScreen() }
    // example
    #expect(app.staticTexts["status"].exists)  // by identifier
    #expect(app.staticTexts["New order"].exists)  // by label
    #expect(app.textFields["Name"].exists)  // by placeholder
    #expect(app.buttons.matching(identifier: "Choose").count == 3)
    #expect(app.cells.containing(.staticText, identifier: "Black").buttons["Choose"].exists)
    #expect(app.descendants(matching: .any).matching(.button, identifier: "Order").count == 1)
    // end
  }

  @Test func positions() {
    let app = XCUIApplication { OrderScreen() }
    // example
    let choices = app.buttons.matching(identifier: "Choose")
    #expect(choices.element(boundBy: 1).exists)  // counted from 0, in the order of the tree
    #expect(choices.firstMatch.isHittable)  // without a check that it is the only one
    #expect(app.alerts.element.exists == false)  // the only match
    #expect(choices.allElementsBoundByIndex.map(\.label) == ["Choose", "Choose", "Choose"])
    // end
  }

  @Test func predicates() {
    let app = XCUIApplication { OrderScreen() }
    // example
    let teas = NSPredicate(format: "identifier BEGINSWITH %@", "tea.")
    #expect(app.staticTexts.matching(teas).count == 3)
    #expect(app.cells.containing(NSPredicate(format: "label == 'White'")).count == 1)
    let order = app.buttons.element(matching: NSPredicate(format: "label LIKE[c] 'ord*' AND isEnabled == NO"))
    #expect(order.exists)
    // end
  }

  @Test func attributes() throws {
    let app = XCUIApplication { OrderScreen() }
    // example
    let status = app.staticTexts["status"]
    #expect(status.exists)
    #expect(status.isHittable)
    #expect(status.label == "New order")
    #expect(status.identifier == "status")

    #expect(!app.buttons["Order"].isEnabled)
    #expect(app.segmentedControls.buttons["Small"].isSelected)
    #expect(app.switches["Gift"].value as? String == "0")
    #expect(app.textFields["name"].placeholderValue == "Name")
    #expect(app.sliders["Strength"].normalizedSliderPosition == 0.5)
    #expect(app.frame.contains(status.frame))  // nominal: see Decisions.md
    // end
  }

  @Test func trees() throws {
    let app = XCUIApplication { OrderScreen() }
    // example
    print(app.debugDescription)  // the tree below the element, and how it was found

    let before = try app.staticTexts["status"].snapshot()
    app.buttons["Choose"].firstMatch.tap()
    #expect(before.label == "New order")  // a snapshot keeps what was
    // end
  }

  @Test func taps() {
    let app = XCUIApplication { OrderScreen() }
    // example
    app.cells.containing(.staticText, identifier: "Black").buttons["Choose"].tap()
    #expect(app.staticTexts["Black chosen"].exists)

    app.steppers.buttons["Increment"].tap()
    #expect(app.staticTexts["Sugar: 2"].exists)

    app.switches["Gift"].switches.firstMatch.tap()
    #expect(app.switches["Gift"].value as? String == "1")

    app.segmentedControls.buttons["Large"].tap()
    app.sliders["Strength"].adjust(toNormalizedSliderPosition: 0.8)
    #expect(app.sliders["Strength"].value as? String == "80%")
    // end
    #expect(app.segmentedControls.buttons["Large"].isSelected)
  }

  @Test func typing() {
    let app = XCUIApplication { OrderScreen() }
    // example
    let name = app.textFields["name"]
    name.tap()  // typing needs the keyboard's focus
    name.typeText("Ada")
    name.typeText(XCUIKeyboardKey.delete.rawValue)
    name.typeKey("a", modifierFlags: .shift)
    #expect(name.value as? String == "AdA")
    app.typeText("\n")  // the Return key, to whatever has the focus
    // end
  }

  @Test func keyboard() {
    let app = XCUIApplication { OrderScreen() }
    // example
    let name = app.textFields["name"]
    name.tap()  // brings the keyboard up
    app.keys["A"].tap()  // the first letter is a capital
    app.keys["d"].tap()
    app.keys["a"].tap()
    #expect(name.value as? String == "Ada")

    name.doubleTap()  // selects the word
    app.menuItems["Copy"].tap()
    #expect(UIPasteboard.general.string == "Ada")

    app.keyboards.buttons["Return"].tap()
    #expect(!app.keyboards.element.exists)
    // end
  }

  @Test func alerts() {
    let app = XCUIApplication { OrderScreen() }
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ada")
    // example
    app.buttons["Order"].tap()
    #expect(!app.buttons["Choose"].firstMatch.isHittable)  // the alert covers it

    app.alerts["Order now?"].buttons["Not yet"].tap()
    #expect(!app.alerts.element.exists)
    // end
  }

  // example
  struct GestureScreen: View {
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
        Text("Photo")
          .onTapGesture(count: 2) { log.append("liked") }
          .gesture(LongPressGesture().onEnded { _ in log.append("held") })
        Text("Card")
          .gesture(DragGesture().onEnded { log.append($0.translation.width < 0 ? "left" : "right") })
        Text("Map")
          .gesture(MagnifyGesture().onEnded { log.append("zoomed \($0.magnification)") })
        Text("Dial")
          .gesture(RotationGesture().onEnded { log.append("turned \(Int($0.degrees))°") })
      }
    }
  }
  // end

  @Test func gestures() {
    // example
    let app = XCUIApplication { GestureScreen() }
    app.staticTexts["Photo"].doubleTap()
    app.staticTexts["Photo"].press(forDuration: 1)
    app.staticTexts["Card"].swipeLeft()  // swipeUp, swipeDown and swipeRight too
    app.staticTexts["Map"].pinch(withScale: 2, velocity: 1)
    app.staticTexts["Dial"].rotate(.pi / 2, withVelocity: 1)
    #expect(app.staticTexts["log"].label == "liked, held, left, zoomed 2.0, turned 90°")
    // end
  }

  @Test func coordinates() {
    let app = XCUIApplication { OrderScreen() }
    // example
    let middle = CGVector(dx: 0.5, dy: 0.5)
    app.steppers.buttons["Increment"].coordinate(withNormalizedOffset: middle).tap()
    #expect(app.staticTexts["Sugar: 2"].exists)
    // end
  }

  @Test func scrolling() {
    // example
    let app = XCUIApplication {
      List(0..<100, id: \.self) { Text("Row \($0)") }
    }
    #expect(!app.staticTexts["Row 25"].exists)  // a list makes the rows that are on the screen
    app.collectionViews.firstMatch.swipeUp()
    #expect(app.staticTexts["Row 25"].exists)
    // end
  }

  @Test func editing() {
    // example
    let app = XCUIApplication { ShoppingScreen() }
    app.buttons["Reorder Milk"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder Bread"])
    app.buttons["Remove Tea"].tap()
    app.buttons["Delete"].tap()
    #expect(app.cells.staticTexts.allElementsBoundByIndex.map(\.label) == ["Bread", "Milk"])

    app.datePickers["Due"].tap()
    app.datePickers.collectionViews.buttons["Friday, January 10"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    app.datePickers["Time"].pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "7")
    #expect(app.staticTexts["Due 2025-01-10T07:41:00Z"].exists)
    // end
  }

  @Test func randomActions() {
    // example
    let app = XCUIApplication { ShoppingScreen() }
    app.performRandomActions(50, seed: 42)
    #expect(app.runtimeIssues.isEmpty)
    // end
  }

  @Test func profile() {
    let app = XCUIApplication {
      GeometryReader { Text("\(Int($0.size.width)) points wide") }
      List(0..<100, id: \.self) { Text("Row \($0)") }
    }
    // example
    app.profile.visibleRows = 5
    app.profile.screenSize = CGSize(width: 820, height: 1180)
    app.launch()
    #expect(app.cells.count == 5)
    #expect(app.staticTexts["820 points wide"].exists)
    // end
  }

  @Test func waiting() {
    let app = XCUIApplication { OrderScreen() }
    app.order()
    // example
    #expect(app.staticTexts["Sending"].exists)
    #expect(app.staticTexts["On its way, Ada"].waitForExistence(timeout: 5))
    #expect(app.staticTexts["Sending"].waitForNonExistence(timeout: 1))
    #expect(app.staticTexts["status"].wait(for: \.label, toEqual: "On its way, Ada", timeout: 1))
    #expect(app.clock.now == .seconds(3))  // as long as it takes, and no longer
    // end
  }

  @Test func expectations() {
    let app = XCUIApplication { OrderScreen() }
    app.order()
    // example
    let onItsWay = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "label BEGINSWITH 'On its way'"), object: app.staticTexts["status"])
    #expect(XCTWaiter().wait(for: [onItsWay], timeout: 5) == .completed)
    // end
  }

  @Test func clock() {
    let app = XCUIApplication { OrderScreen() }
    app.order()
    // example
    app.clock.advance(by: .seconds(2))
    #expect(app.staticTexts["status"].label == "Sending")
    app.clock.advance(by: .seconds(1))
    #expect(app.staticTexts["status"].label == "On its way, Ada")
    // end
  }

  @Test func runtimeIssues() {
    let app = XCUIApplication { OrderScreen() }
    // example
    for issue in app.runtimeIssues {
      print(issue.kind, issue.message, issue.path)
    }
    #expect(app.runtimeIssues.isEmpty)
    // end
  }

  @Test func settling() {
    // example
    let order = Order()
    let app = XCUIApplication { OrderSummary(order: order) }
    order.tea = "Green"  // a change from outside of any view
    app.settle()  // queries and actions do so by themselves
    #expect(app.staticTexts["Green tea"].exists)
    // end
  }

  // example
  @Test("An order passes through three states")
  func statuses() async throws {
    let app = XCUIApplication { OrderScreen() }
    let statuses = app.preferences(StatusKey.self)
    #expect(statuses.value == ["New order"])

    app.order()

    try await statuses.wait(timeout: .seconds(5)) { $0 == ["On its way, Ada"] }
    var seen: [String] = []
    for await value in statuses.values.prefix(3) { seen += value }
    #expect(seen == ["New order", "Sending", "On its way, Ada"])
  }
  // end

  @Test func viewsByIdentifier() async throws {
    // example
    let app = XCUIApplication { OrderScreen() }
    try await app.waitForViewVisible(withID: "tea.Green")
    try await app.waitForViewHidden(withID: "receipt", timeout: .seconds(2))
    try await app.waitForViewCount(withIDPrefix: "tea.", equals: 3)
    // end
  }
}

@MainActor
private final class Order: ObservableObject {
  @Published var tea = "Black"
}

private struct OrderSummary: View {
  @ObservedObject var order: Order

  var body: some View {
    Text("\(order.tea) tea")
  }
}

// example
extension XCUIApplication {
  func order() {
    textFields["Name"].tap()
    textFields["Name"].typeText("Ada")
    buttons["Order"].tap()
    alerts["Order now?"].buttons["Yes"].tap()
  }
}
// end
