import SwiftUI
import Testing

@MainActor
@Suite("Changes of observable objects in the event log")
struct ObjectChangeTests {
  @Test("A property of an @Observable model, with its type, values and writer, before the body that follows")
  func observable() throws {
    let app = XCUIApplication { CartModelScreen() }
    let start = app.events.last

    app.buttons["Add tea"].tap()

    let events = app.events.after(start)
    #expect(
      events.lines == [
        #"Tap "Add tea" Button"#, #"CartModel.items: [] → ["Tea"], by Tap "Add tea" Button"#,
        "CartModelScreen: @dependencies changed.",
      ])
    let change = try #require(events.of(.objectChange).first?.change)
    #expect(change.owner == "CartModel")
    #expect(change.name == "items")
    #expect(change.old == "[]")
    #expect(change.new == #"["Tea"]"#)
    #expect(change.writer == #"Tap "Add tea" Button"#)
  }

  @Test("A published property, private setters included, is logged like any other")
  func published() {
    let app = XCUIApplication { CartModelScreen() }
    app.buttons["Earn"].tap()
    app.buttons["Rename"].tap()
    #expect(
      app.events.of(WalletModel.self).lines == [
        #"WalletModel.coins: 0 → 1, by Tap "Earn" Button"#,
        #"WalletModel.owner: "Ada" → "Bo", by Tap "Rename" Button"#,
      ])
  }

  @Test("A view's closure and a binding are writers, too")
  func writers() {
    let app = XCUIApplication { CartModelScreen() }
    app.switches["Open"].switches.firstMatch.tap()
    #expect(
      app.events.of(CartModel.self).lines == [
        "CartModel.isOpen: false → true, by onAppear of CartModelScreen",
        #"CartModel.isOpen: true → false, by Tap "Open" Switch"#,
      ])
  }

  @Test("A task's change names the action that began the task, and bears the time of the clock")
  func task() {
    let app = XCUIApplication { CartModelScreen() }
    app.buttons["Add later"].tap()
    app.clock.advance(by: .seconds(5))
    let event = app.events.of(.objectChange).last
    #expect(event?.description == #"CartModel.items: [] → ["Milk"], by a task of Tap "Add later" Button"#)
    #expect(event?.time == .seconds(2))
  }

  @Test("Each change is one event, also several before the next body, and one inside another")
  func several() {
    let app = XCUIApplication { CartModelScreen() }
    let start = app.events.last
    app.buttons["Twice"].tap()
    #expect(
      app.events.after(start).objectChanges
        == [
          "CartModel.price: 0 → 1", "CartModel.price: 1 → 2",
        ])
    app.buttons["Price"].tap()
    #expect(app.events.objectChanges.suffix(2) == ["CartModel.price: 2 → 50", "CartModel.discount: 0 → 5"])
  }

  @Test("Neither an equal value, nor what is not observed, nor a property without a wrapper is an event")
  func nothing() {
    let app = XCUIApplication { CartModelScreen() }
    let start = app.events.last
    app.buttons["Same"].tap()
    app.buttons["Click"].tap()
    app.buttons["Visit"].tap()
    #expect(app.events.after(start).of(.objectChange).isEmpty)
  }

  @Test("What the test changes itself is logged as its own")
  func test() throws {
    let app = XCUIApplication { CartModelScreen() }
    let cart = try app.view(CartModelScreen.self).state("cart", as: CartModel.self)
    cart.add("Cake")
    #expect(app.events.of(.objectChange).last?.description == #"CartModel.items: [] → ["Cake"], by the test"#)
  }

  @Test("Of two apps the log is that of the one whose code ran")
  func twoApps() {
    let first = XCUIApplication { CartModelScreen() }
    let second = XCUIApplication { CartModelScreen() }
    first.buttons["Add tea"].tap()
    #expect(first.events.of(.objectChange).of(CartModel.self).count == 2)
    #expect(
      second.events.of(.objectChange).lines == [
        "CartModel.isOpen: false → true, by onAppear of CartModelScreen"
      ])
  }

  struct SharedScreen: View {
    let model: SharedModel
    var body: some View { Text("Number \(model.number)") }
  }

  @Test("F-03: a change on another thread is logged before what follows from it, and is seen")
  func background() async {
    let model = SharedModel()
    let app = XCUIApplication { SharedScreen(model: model) }
    let start = app.events.last

    await Task.detached { model.number = 7 }.value

    #expect(app.staticTexts["Number 7"].exists)
    #expect(
      app.events.after(start).lines == [
        "SharedModel.\(computed("number")): 0 → 7", "ObjectChangeTests.SharedScreen: @dependencies changed.",
      ])
  }

  final class Node {}

  @MainActor @Observable
  final class OwnerModel {
    var node: Node?
  }

  @Test("An object that is a value is logged by its type, and is not retained by the log")
  func objects() throws {
    let owner = OwnerModel()
    let app = XCUIApplication { Text("\(owner.node == nil)") }
    weak var node: Node?
    do {
      let made = Node()
      (owner.node, node) = (made, made)
      owner.node = nil
    }
    #expect(app.events.of(.objectChange).count == 2)
    #expect(node == nil)
  }

  @MainActor
  final class MeterModel: Observable {
    private let registrar = ObservationRegistrar()
    private var ticks = 0
    static var stored = 0

    var reading: Int {
      get {
        registrar.access(self, keyPath: \.reading)
        return Self.stored
      }
      set { registrar.withMutation(of: self, keyPath: \.reading) { Self.stored = newValue } }
    }

    init() { Self.stored = 0 }
  }

  @Test("A property that the object does not store is not taken for one that it does")
  func notStored() {
    let meter = MeterModel()
    let app = XCUIApplication { Button("Read \(meter.reading)") { meter.reading += 1 } }
    app.buttons.firstMatch.tap()
    #expect(app.events.of(.objectChange).first?.change?.name == computed("reading"))
  }

  /// How a computed property of type `Int` is logged: optimised code has no name for it.
  private func computed(_ name: String) -> String {
    #if DEBUG
      name
    #else
      "a property of type Int"
    #endif
  }
}
