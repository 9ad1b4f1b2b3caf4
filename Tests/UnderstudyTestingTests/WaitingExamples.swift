import SwiftUI
import Testing
import XCTest

// The code blocks of Docs/Waiting.md, in its order: DocumentationTests compares the two.

// example
@MainActor @Observable
final class Delivery {
  enum Phase { case waiting, onItsWay, arrived }
  var phase = Phase.waiting
  var parcels: [String] = []

  func send() async throws {
    phase = .onItsWay
    try await Task.sleep(for: .seconds(2))
    parcels = ["Tea", "Cup"]
    phase = .arrived
  }
}

struct DeliveryScreen: View {
  let delivery: Delivery
  @State private var note = ""
  @FocusState private var isNoteFocused: Bool

  var body: some View {
    VStack {
      Text("\(delivery.phase)").accessibilityIdentifier("phase")
      if delivery.phase == .onItsWay { ProgressView().accessibilityIdentifier("progress") }
      ForEach(delivery.parcels, id: \.self) { Text($0).accessibilityIdentifier("parcel.\($0)") }
      TextField("Note", text: $note).focused($isNoteFocused).accessibilityIdentifier("note")
      Button("Send") { Task { try await delivery.send() } }
        .disabled(delivery.phase != .waiting)
        .accessibilityIdentifier("send")
    }
    .preference(key: PhaseKey.self, value: ["\(delivery.phase)"])
    .onChange(of: delivery.phase) {
      if delivery.phase == .arrived { (note, isNoteFocused) = ("Thank you", true) }
    }
  }
}

struct PhaseKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
// end

// example
@MainActor @Observable
final class Catalog {
  private(set) var teaCount = 0

  func load() {
    DispatchQueue.global().async {
      let teas = ["Green", "Black", "White"].sorted()
      DispatchQueue.main.async { MainActor.assumeIsolated { self.teaCount = teas.count } }
    }
  }
}
// end

// example
@MainActor
final class Basket: ObservableObject {
  @Published var teas: [String] = []

  func fill() {
    Task { teas = ["Green", "Black"] }
  }
}
// end

// example
actor Counter {
  private(set) var total = 0
  func add(_ times: Int) async {
    for _ in 1...times {
      total += 1
      await Task.yield()
    }
  }
}
// end

@MainActor
@Suite("Examples of the documentation of waits")
struct WaitingExamples {
  @Test func identifiers() async throws {
    let app = XCUIApplication { DeliveryScreen(delivery: Delivery()) }
    // example
    app.buttons["send"].tap()

    try await app.waitForViewVisible(withID: "progress")
    try await app.waitForViewHidden(withID: "progress", timeout: .seconds(5))
    try await app.waitForViewCount(withIDPrefix: "parcel.", equals: 2)
    // end
  }

  @Test func states() async throws {
    let app = XCUIApplication { DeliveryScreen(delivery: Delivery()) }
    app.buttons["send"].tap()
    // example
    try await app.waitForView(withID: "send", isEnabled: false)
    try await app.waitForView(withID: "note", hasValue: "Thank you", timeout: 5)  // seconds
    try await app.waitForView(withID: "note", isFocused: true)
    // end
  }

  @Test func synchronous() throws {
    let app = XCUIApplication { DeliveryScreen(delivery: Delivery()) }
    // example
    app.buttons["send"].tap()

    try app.waitForViewVisible(withID: "parcel.Tea", timeout: 5)

    #expect(app.clock.now == .seconds(2))
    // end
  }

  @Test func preferences() async throws {
    let app = XCUIApplication { DeliveryScreen(delivery: Delivery()) }
    // example
    let phases = app.preferences(PhaseKey.self)
    #expect(phases.value == ["waiting"])

    app.buttons["send"].tap()
    try await phases.wait(timeout: .seconds(5)) { $0 == ["arrived"] }

    #expect(phases.history == [["waiting"], ["onItsWay"], ["arrived"]])
    // end
  }

  @Test func properties() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    let parcels = app.observe(\.parcels, of: delivery)
    app.buttons["send"].tap()

    let arrived = try await parcels.wait(timeout: .seconds(5)) { !$0.isEmpty }

    #expect(arrived == ["Tea", "Cup"])
    // end
  }

  @Test func values() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    let phase = app.observe(\.phase, of: delivery)
    app.buttons["send"].tap()

    var seen: [Delivery.Phase] = []
    for await value in phase.values {
      seen.append(value)
      if value == .arrived { break }
    }
    #expect(seen == [.waiting, .onItsWay, .arrived])
    // end
  }

  @Test func observerAsSequence() async throws {
    let app = XCUIApplication { DeliveryScreen(delivery: Delivery()) }
    // example
    app.buttons["send"].tap()

    for await phases in app.preferences(PhaseKey.self) where phases == ["arrived"] { break }
    #expect(app.staticTexts["arrived"].exists)
    // end
  }

  @Test(.leaks(.ignore)) func chosenValues() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    let phase = app.observe(\.phase, of: delivery)
    app.buttons["send"].tap()

    for await value in phase.values(where: { $0 != .waiting }).prefix(1) {
      #expect(value == .onItsWay)
    }
    // end
  }

  @Test func cancelling() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    let phase = app.observe(\.phase, of: delivery)
    let counting = Task {
      var phases = 0
      for await _ in phase.values { phases += 1 }
      return phases
    }
    delivery.phase = .onItsWay
    phase.cancel()
    delivery.phase = .arrived

    #expect(phase.history == [.waiting, .onItsWay])
    #expect(await counting.value == 2)
    // end
  }

  @Test func synchronousObserver() throws {
    let app = XCUIApplication { DeliveryScreen(delivery: Delivery()) }
    // example
    app.buttons["send"].tap()
    try app.preferences(PhaseKey.self).wait(timeout: 5) { $0 == ["arrived"] }
    // end
  }

  @Test func published() async throws {
    // example
    let basket = Basket()
    basket.fill()

    try await basket.$teas.waitUntilMatches({ $0.count == 2 }, errorMessage: "The basket is not full", timeout: 60)
    try await basket.$teas.waitUntilMatches(["Green", "Black"], errorMessage: "Other teas", timeout: 60)
    // end
  }

  @Test func expecting() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    app.buttons["send"].tap()

    try await expectEventually(timeout: .seconds(5)) { delivery.parcels.count == 2 }
    try await expectEventually("the button is off") { !app.buttons["send"].isEnabled }
    // end
  }

  @Test func expectingValues() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    app.buttons["send"].tap()
    try await expectEventually(delivery.phase, equals: .arrived, timeout: .seconds(5))
    // end
  }

  @Test func requiring() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    app.buttons["send"].tap()
    try await requireEventually { delivery.phase == .onItsWay }
    let first = try await requireEventually(timeout: .seconds(5)) { delivery.parcels.first }
    #expect(first == "Tea")
    // end
  }

  @Test(.leaks(.ignore)) func neverAndAlways() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    app.buttons["send"].tap()

    try await expectNever(for: .seconds(1.5)) { app.staticTexts["arrived"].exists }
    try await expectAlways(delivery.phase, equals: .onItsWay, for: .seconds(0.4))
    // end
  }

  @Test func answers() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    app.buttons["send"].tap()

    #expect(await eventually(timeout: .seconds(5)) { delivery.phase == .arrived })
    #expect(await never { delivery.phase == .waiting })
    #expect(await always { delivery.parcels.count == 2 })
    // end
  }

  @Test func synchronousAnswers() throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    app.buttons["send"].tap()

    XCTAssertTrue(eventually(timeout: .seconds(5)) { app.staticTexts["parcel.Cup"].exists })
    try expectAlways(delivery.phase, equals: .arrived)
    // end
  }

  @Test func asynchronousAnswers() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    app.buttons["send"].tap()

    let hasArrived = await eventually(timeout: .seconds(5)) { delivery.phase == .arrived }
    XCTAssertTrue(hasArrived)
    // end
  }

  @Test func actors() async throws {
    // example
    let counter = Counter()
    let task = Task { await counter.add(3) }

    try await expectEventually(timeout: .seconds(30)) { await counter.total == 3 }
    await task.value
    // end
  }

  @Test func outside() async throws {
    // example
    let app = XCUIApplication { Text("Hello") }
    #expect(app.staticTexts["Hello"].exists)
    let catalog = Catalog()
    catalog.load()

    try await expectEventually(catalog.teaCount, equals: 3)
    // end
  }

  @Test func streams() async throws {
    let delivery = Delivery()
    let app = XCUIApplication { DeliveryScreen(delivery: delivery) }
    // example
    app.buttons["send"].tap()

    for await phase in Observations({ delivery.phase }) where phase == .arrived { break }
    #expect(app.clock.now == .seconds(2))
    // end
  }

  @Test func hosting() async throws {
    // example
    var phases: [String] = []
    let delivery = Delivery()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(
      rootView: DeliveryScreen(delivery: delivery).onPreferenceChange(PhaseKey.self) { phases = $0 })
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(phases == ["waiting"])

    delivery.phase = .arrived
    try await expectEventually(phases, equals: ["arrived"])
    // end
  }

  @Test func publishers() async throws {
    let app = XCUIApplication { DeliveryScreen(delivery: Delivery()) }
    // example
    let late = Just("late").delay(for: .seconds(3600), scheduler: RunLoop.main)
    for await value in late.values {
      #expect(value == "late")
    }
    #expect(app.clock.now == .seconds(3600))
    // end
  }
}
