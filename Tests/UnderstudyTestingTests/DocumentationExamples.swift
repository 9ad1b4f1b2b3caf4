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

  @Test func otherApps() {
    // example
    let app = XCUIApplication { Inbox() }
    let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
    safari.launch()  // the app goes to the background
    safari.textFields["Address"].tap()
    safari.typeText("inbox://mail/8\n")
    safari.buttons["Open"].tap()  // the answer to "Open in …?"
    #expect(app.staticTexts["Mail 8, active"].exists)

    XCUIDevice.shared.press(.home)
    XCUIApplication(bundleIdentifier: "com.apple.springboard").icons["Inbox"].tap()
    #expect(app.state == .runningForeground)
    // end
  }

  @Test func device() {
    struct Looks: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.verticalSizeClass) private var height
      var body: some View { Text("\(scheme), \(height == .compact ? "flat" : "upright")") }
    }
    // example
    let app = XCUIApplication { Looks() }
    XCUIDevice.shared.appearance = .dark
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(app.staticTexts["dark, flat"].exists)
    // end
  }

  @Test func audit() throws {
    // example
    let app = XCUIApplication { Inbox() }
    try app.performAccessibilityAudit()  // fails the test for each issue
    try app.performAccessibilityAudit(for: [.contrast, .dynamicType]) { issue in
      issue.element?.identifier == "logo"  // true ignores the issue
    }
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
    #expect(app.frame.contains(status.frame))  // in points, where the layout places it
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

  @Test func profile() {
    let app = XCUIApplication {
      GeometryReader { Text("\(Int($0.size.width)) points wide") }
      List(0..<100, id: \.self) { Text("Row \($0)") }
    }
    // example
    app.profile.visibleRows = 5
    app.profile.device = .iPad10
    app.launch()
    #expect(app.cells.count == 5)
    #expect(app.staticTexts["820 points wide"].exists)
    // end
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
