import SwiftUI
import Testing

// The code blocks of Docs/Inspecting.md, in its order: DocumentationTests compares the two.

// example
struct CartScreen: View {
  @State private var items: [String] = []
  @State private var customer = Customer()

  var body: some View {
    VStack {
      Text("\(items.count) items").accessibilityIdentifier("items")
      Button("Add tea") { add("Tea") }
      Button("Add later") {
        Task {
          try await Task.sleep(for: .seconds(5))
          add("Coffee")
        }
      }
      CustomerView(customer: $customer)
    }
    .onAppear { customer.visits += 1 }
  }

  func add(_ item: String) { items.append(item) }
}

struct CustomerView: View {
  @Binding var customer: Customer

  var body: some View {
    TextField("Name", text: $customer.name)
    Text("Visits: \(customer.visits)")
  }
}

struct Customer: Equatable {
  var name = ""
  var visits = 0
}
// end

// example
@MainActor @Observable
final class TeaRound {
  var cups = 0
  var isSent = false
}

struct TeaRoundScreen: View {
  @State private var order = TeaRound()
  @State private var asks = false
  @State private var size = "Small"

  var body: some View {
    VStack {
      Text("\(order.cups) cups, \(size)")
      Button("Add") { order.cups += 1 }
      Picker("Size", selection: $size) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      Button("Send") { asks = true }
    }
    .onAppear { order.cups = 1 }
    .alert("Send the order?", isPresented: $asks) {
      Button("Yes") { order.isSent = true }
    }
  }
}
// end

@MainActor
@Suite("Examples of inspecting")
struct InspectingExamples {
  @Test func events() {
    // example
    let app = XCUIApplication { CartScreen() }
    let start = app.events.last  // what follows is of interest
    app.buttons["Add tea"].tap()

    #expect(
      app.events.after(start).lines == [
        #"Tap "Add tea" Button"#,
        #"CartScreen.items: [] → ["Tea"], by Tap "Add tea" Button"#,
        "CartScreen: _items changed.",
      ])
    // end
  }

  @Test func choosing() {
    let app = XCUIApplication { CartScreen() }
    app.buttons["Add tea"].tap()
    // example
    #expect(app.events.appearances == ["CustomerView", "CartScreen"])  // inner views first
    #expect(app.events.actions == [#"Tap "Add tea" Button"#])
    #expect(app.events.of(CartScreen.self).of(.stateChange).count == 2)
    #expect(app.events.contains(inOrder: ["CartScreen appeared", #"Tap "Add tea" Button"#]))
    print(app.events.of(.action, .stateChange, .bodyRun))
    // end
  }

  @Test func writers() {
    // example
    let app = XCUIApplication { CartScreen() }
    app.buttons["Add later"].tap()
    app.clock.advance(by: .seconds(5))

    let writes = app.events.of(.stateChange)
    #expect(writes.map { $0.change?.writer } == ["onAppear of CartScreen", #"a task of Tap "Add later" Button"#])
    #expect(writes.last?.change?.new == #"["Coffee"]"#)
    #expect(writes.last?.time == .seconds(5))
    // end
  }

  @Test func bodies() {
    // example
    let app = XCUIApplication { CartScreen() }
    app.buttons["Add tea"].tap()

    #expect(app.bodyCount(of: CustomerView.self) == 2)  // at first, and after onAppear; not for the tea
    #expect(app.bodyRuns(of: CartScreen.self).last?.reasons == ["_items"])
    #expect(app.bodyRuns.last?.description == "CartScreen: _items changed.")
    // end
  }

  @Test func evaluations() async {
    // example
    let app = XCUIApplication { CartScreen() }
    for await (index, view) in app.bodyEvaluations(of: CartScreen.self).prefix(2) {
      if index == 0 { view.add("Cake") }  // the view is live: this changes the app
    }
    #expect(app.staticTexts["items"].label == "1 items")
    // end
  }

  @Test func inspecting() throws {
    // example
    let cart = try CartScreen().inspect()
    try cart.find(button: "Add tea").tap()
    #expect(try cart.find(viewWithAccessibilityIdentifier: "items").accessibilityLabel() == "1 items")

    try cart.find(ViewType.TextField.self).setInput("Ada")
    #expect(try cart.find(CustomerView.self).actualView().customer.name == "Ada")
    #expect(throws: InspectionError.self) { try cart.find(text: "2 items") }
    // end
  }

  @Test func state() throws {
    // example
    let app = XCUIApplication { CartScreen() }
    let cart = try app.view(CartScreen.self)
    #expect(try cart.state("customer.visits", as: Int.self) == 1)

    try cart.setState("items", to: ["Tea", "Tea"])
    try cart.setState("customer.name", to: "Grace")

    #expect(app.staticTexts["items"].label == "2 items")
    #expect(app.textFields["Name"].value as? String == "Grace")
    // end
  }

  @Test func keyPaths() throws {
    // example
    let app = XCUIApplication { CartScreen() }
    let view = try app.view(CustomerView.self)
    try view.setState(\.customer.name, to: "Ada")
    #expect(try view.state(\.customer.name) == "Ada")
    // end
  }

  @Test func bindingsAndEnvironment() throws {
    // example
    let app = XCUIApplication { CartScreen() }
    let customer = try app.view(CustomerView.self).binding("customer", as: Customer.self)
    customer.name.wrappedValue = "Ada"
    #expect(try app.view(CartScreen.self).state("customer.name", as: String.self) == "Ada")

    app.setEnvironment(\.colorScheme, to: .dark)
    #expect(try app.view(CustomerView.self).environment(\.colorScheme) == .dark)
    // end
  }

  @Test func environmentOfAView() throws {
    // example
    let app = XCUIApplication { CartScreen() }
    try app.view(CustomerView.self).setEnvironment(\.isEnabled, to: false)
    #expect(!app.textFields["Name"].isEnabled)
    #expect(app.buttons["Add tea"].isEnabled)
    // end
  }

  @Test func errors() throws {
    // example
    let app = XCUIApplication { CartScreen() }
    let error = #expect(throws: InspectionError.self) {
      try app.view(CartScreen.self).state("item", as: [String].self)
    }
    #expect(error?.description == #"CartScreen has no dynamic property "item". It has: items, customer."#)
    // end
  }

  @Test func objects() {
    // example
    let app = XCUIApplication { TeaRoundScreen() }
    app.buttons["Add"].tap()

    #expect(
      app.events.of(TeaRound.self).lines == [
        "TeaRound.cups: 0 → 1, by onAppear of TeaRoundScreen",
        #"TeaRound.cups: 1 → 2, by Tap "Add" Button"#,
      ])
    // end
  }

  @Test func presentations() throws {
    // example
    let screen = try TeaRoundScreen().inspect()
    try screen.picker().select(value: "Large")
    _ = try screen.find(text: "1 cups, Large")

    try screen.find(button: "Send").tap()
    #expect(try screen.alert().title().string() == "Send the order?")
    try screen.alert().actions().button().tap()
    #expect(throws: InspectionError.self) { try screen.alert() }
    // end
  }

  @Test func followingATap() async throws {
    // example
    let app = XCUIApplication { TeaRoundScreen() }
    for await (_, screen) in app.bodyEvaluations(of: TeaRoundScreen.self).prefix(1) {
      try screen.inspect().find(button: "Add").tap()
      for await (_, changed) in TeaRoundScreen.bodyEvaluations().prefix(1) {
        _ = try changed.inspect().find(text: "2 cups, Small")
      }
    }
    // end
  }

  @Test func calling() throws {
    // example
    let app = XCUIApplication { TeaRoundScreen() }
    app.buttons["Add"].tap()
    try app.view(TeaRoundScreen.self).inspect().callOnAppear()  // once more, and the cups are one again
    #expect(app.staticTexts["1 cups, Small"].exists)
    // end
  }

  private struct DrinkScreen: View {
    @State private var choice = "none"
    var body: some View {
      Text("Chosen: \(choice)")
      Menu("Drinks") {
        Button("Tea") { choice = "Tea" }
      } primaryAction: {
        choice = "Water"
      }
      .id("drinks")
    }
  }

  @Test func closedContent() throws {
    // example
    let screen = try DrinkScreen().inspect()
    try screen.find(button: "Tea").tap()  // an item of the closed menu
    #expect(try screen.find(text: "Chosen: Tea").string() == "Chosen: Tea")
    try screen.menu().callPrimaryAction()
    #expect(try screen.menu().id() == AnyHashable("drinks"))
    // end
  }
}
