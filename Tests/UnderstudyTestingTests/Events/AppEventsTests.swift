import SwiftUI
import Testing
import UnderstudyCore

@MainActor
@Suite("The event log")
struct AppEventsTests {
  @Test("A tap, the state that it writes, and the bodies that follow, with writer and reasons")
  func tap() {
    let app = XCUIApplication { CounterScreen() }
    let start = app.events.last

    app.buttons["Add"].tap()

    #expect(
      app.events.after(start).lines == [
        #"Tap "Add" Button"#, #"CounterScreen.count: 0 → 1, by Tap "Add" Button"#, "CounterScreen: _count changed.",
        "CounterScreen.Label: @self changed.",
      ])
  }

  @Test("The log begins with the bodies of the launch and what appeared, inner views first")
  func launch() {
    let app = XCUIApplication { CounterScreen() }
    #expect(
      app.events.lines == [
        "CounterScreen: _count, _name changed.", "CounterScreen.Label: @self changed.",
        "CounterScreen.Label appeared", "CounterScreen appeared",
      ])
    #expect(app.events.map(\.number) == [1, 2, 3, 4])
  }

  @Test("A write of an equal value is not an event")
  func equalValue() {
    let app = XCUIApplication { CounterScreen() }
    app.buttons["Same"].tap()
    #expect(app.events.stateChanges == [])
    #expect(app.events.actions == [#"Tap "Same" Button"#])
  }

  @Test("A task's write names the action that began the task, and bears the time of the clock")
  func laterWrite() throws {
    let app = XCUIApplication { CounterScreen() }
    app.buttons["Add later"].tap()
    #expect(app.events.stateChanges == [])

    app.clock.advance(by: .seconds(5))

    let event = try #require(app.events.of(.stateChange).first)
    #expect(event.change?.writer == #"a task of Tap "Add later" Button"#)
    #expect(event.change?.old == "0")
    #expect(event.change?.new == "10")
    #expect(event.time == .seconds(2))
    #expect(event.view == "CounterScreen")
    #expect(app.events.contains(inOrder: [#"Tap "Add later" Button"#, "Clock at 2.0 s", event.description]))
    #expect(!app.events.contains(inOrder: ["Clock at 2.0 s", #"Tap "Add later" Button"#]))
  }

  @Test("Pages are pushed and popped with their values; views appear and disappear without code in the app")
  func navigation() {
    let app = XCUIApplication { PagesScreen() }
    let start = app.events.last
    app.buttons["Open"].tap()
    #expect(app.events.after(start).appearances == ["PagesScreen.Detail"])
    #expect(app.events.after(start).disappearances == ["PagesScreen.Root"])

    app.buttons["Close"].tap()

    #expect(app.events.of(.push, .pop).lines == ["Pushed 7", "Popped 7"])
    #expect(app.events.of(.appearance).of(PagesScreen.Root.self).count == 2)
    #expect(app.events.disappearances == ["PagesScreen.Root", "PagesScreen.Detail"])
  }

  @Test("onAppear's write and the steps of a task are logged with their view")
  func lifecycle() {
    let app = XCUIApplication { PagesScreen() }
    app.buttons["Open"].tap()
    app.buttons["Close"].tap()
    #expect(
      app.events.contains(inOrder: [
        #"PagesScreen.Detail.status: "loading" → "shown", by onAppear of PagesScreen.Detail"#,
        "task of PagesScreen.Detail began", "PagesScreen.Detail: _status changed.",
        "task of PagesScreen.Detail was cancelled",
      ]))
    #expect(app.events.of(.taskEnd).isEmpty)
  }

  @Test("A task that ran to its end, and what it wrote")
  func taskEnd() {
    let app = XCUIApplication { PagesScreen() }
    app.buttons["Open"].tap()
    app.clock.advance(by: .seconds(60))
    #expect(
      app.events.contains(inOrder: [
        #"PagesScreen.Detail.status: "shown" → "old", by task of PagesScreen.Detail"#,
        "task of PagesScreen.Detail ended",
      ]))
    #expect(app.events.of(.taskCancellation).isEmpty)
  }

  @Test("A sheet comes and goes")
  func presentation() {
    let app = XCUIApplication { SettingsScreen() }
    app.buttons["Settings"].tap()
    app.staticTexts["All settings"].swipeDown()
    #expect(
      app.events.of(.presentation, .dismissal).lines == [
        "Sheet of SettingsScreen presented", "Sheet of SettingsScreen dismissed",
      ])
  }

  @Test("Values of the environment and of observed preferences are followed, as is the body that read them")
  func environment() {
    let app = XCUIApplication { SettingsScreen() }
    let scales = app.preferences(SettingsScreen.ScaleKey.self)
    app.buttons["Larger"].tap()
    #expect(scales.value == 2)
    #expect(app.events.of(.environmentChange).map { $0.change?.new } == ["2"])
    #expect(app.events.of(.preferenceChange).lines == ["SettingsScreen.ScaleKey: 1 → 2"])
    #expect(app.bodyRuns(of: SettingsScreen.Sized.self).last?.reasons == ["_scale"])
  }

  @Test("What the runtime found wrong is an event, and so is an action without effect")
  func issues() {
    let app = XCUIApplication {
      VStack {
        List([1, 1], id: \.self) { Text("Row \($0)") }
        Button("Off") {}.disabled(true)
      }
    }
    app.buttons["Off"].tap()
    #expect(app.events.of(.issue).count == 1)
    #expect(app.events.of(.ignoredAction).count == 1)
  }

  @Test("A launch begins a new log; the log of an app that has ended can still be read")
  func launches() {
    let app = XCUIApplication { CounterScreen() }
    app.buttons["Add"].tap()
    app.terminate()
    #expect(app.events.actions.count == 1)
    #expect(app.events.disappearances == ["CounterScreen.Label", "CounterScreen"])

    app.launch()
    #expect(app.events.actions.isEmpty)
    #expect(app.events.first?.number == 1)
  }

  @Test("An event is printed with its number and the clock's time")
  func printing() {
    let app = XCUIApplication { CounterScreen() }
    app.buttons["Add"].tap()
    #expect(
      app.events.of(.action, .stateChange).description == """
        5  0.0 s  Tap "Add" Button
        6  0.0 s  CounterScreen.count: 0 → 1, by Tap "Add" Button
        """)
  }

  @Test("What the test writes is logged as its own")
  func testWrites() throws {
    let app = XCUIApplication { CounterScreen() }
    try app.view(CounterScreen.self).setState("count", to: 3)
    #expect(app.events.of(.stateChange).lines == ["CounterScreen.count: 0 → 3, by the test"])
  }

  @Test("A task keeps the name of the action that began it, whatever is done before it writes")
  func taskBetweenActions() {
    let app = XCUIApplication { CounterScreen() }
    app.buttons["Add later"].tap()
    for _ in 0..<3 { app.buttons["Add"].tap() }
    app.buttons["Add later"].tap()
    app.buttons["Same"].tap()
    app.clock.advance(by: .seconds(5))

    let add = #"Tap "Add" Button"#
    let later = #"a task of Tap "Add later" Button"#
    #expect(app.events.of(.stateChange).map { $0.change?.writer } == [add, add, add, later, later])
    #expect(app.events.actions.filter { $0 == add }.count == 3)
  }

  /// Does something while its own action continues.
  private struct Nesting: View {
    @State private var steps = 0
    let inner: () -> Void
    var body: some View {
      Button("Both") {
        steps += 1
        inner()
        steps += 10
        Task { steps = 0 }
      }
      Button("One") { steps += 100 }
    }
  }

  @Test("An action inside another app's action has its own writer, and the outer one continues with its own")
  func inner() {
    let inner = XCUIApplication { CounterScreen() }
    let outer = XCUIApplication { Nesting { inner.buttons["Add"].tap() } }
    outer.buttons["Both"].tap()
    inner.buttons["Add"].tap()
    #expect(
      outer.events.of(.stateChange).map(\.description) == [
        #"AppEventsTests.Nesting.steps: 0 → 1, by Tap "Both" Button"#,
        #"AppEventsTests.Nesting.steps: 1 → 11, by Tap "Both" Button"#,
        #"AppEventsTests.Nesting.steps: 11 → 0, by a task of Tap "Both" Button"#,
      ])
    #expect(
      inner.events.of(.stateChange).map(\.description) == [
        #"CounterScreen.count: 0 → 1, by Tap "Add" Button"#, #"CounterScreen.count: 1 → 2, by Tap "Add" Button"#,
      ])
    #expect(outer.events.actions == [#"Tap "Both" Button"#])
    #expect(inner.events.actions == [#"Tap "Add" Button"#, #"Tap "Add" Button"#])
  }

  @Test("An action inside of an action of the same app ends, and what the outer one does then is its own")
  func innerOfSameApp() {
    var inner: () -> Void = {}
    let app = XCUIApplication { Nesting { inner() } }
    inner = { app.buttons["One"].tap() }
    app.buttons["Both"].tap()
    #expect(app.events.actions == [#"Tap "Both" Button"#, #"Tap "One" Button"#])
    #expect(
      app.events.of(.stateChange).map { $0.change?.writer } == [
        #"Tap "Both" Button"#, #"Tap "One" Button"#, #"Tap "Both" Button"#, #"a task of Tap "Both" Button"#,
      ])
  }

  @Test("The origin of code that an action calls is the action")
  func currentOrigin() {
    var seen: String?
    let app = XCUIApplication { Button("Ask") { seen = EventOrigin.current?.description } }
    app.buttons["Ask"].tap()
    #expect(seen == #"Tap "Ask" Button"#)
    #expect(EventOrigin.current == nil)
  }

  @Test("A body is logged with its reasons, even if there are many")
  func manyReasons() {
    struct Wide: View {
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      @State private var d = 0
      @State private var e = 0
      @State private var f = 0
      @State private var g = 0
      @State private var h = 0
      @State private var i = 0
      @State private var j = 0
      var body: some View {
        Text([a, b, c, d, e, f, g, h, i, j].description)
        Button("First") { a += 1 }
        Button("Both") { (a, j) = (a + 1, j + 1) }
      }
    }
    let app = XCUIApplication { Wide() }
    app.buttons["First"].tap()
    app.buttons["Both"].tap()
    #expect(app.bodyRuns(of: Wide.self).dropFirst().map(\.reasons) == [["_a"], ["_a", "_j"]])
  }

  @Test("A list is logged as it was up to 64 elements, a longer one by their number")
  func lists() {
    struct Lists: View {
      @State private var numbers = [1, 2]
      @State private var words: [String: Set<String>] = ["a": ["b"]]
      var body: some View {
        Button("Add") {
          numbers.append(3)
          words["a"]?.insert("b")
          words = [:]
        }
        Button("Fill") { numbers = Array(0..<65) }
        Button("Empty") { numbers = [] }
      }
    }
    let app = XCUIApplication { Lists() }
    for name in ["Add", "Fill", "Empty", "Add"] { app.buttons[name].tap() }
    #expect(
      app.events.stateChanges == [
        "AppEventsTests.Lists.numbers: [1, 2] → [1, 2, 3]",
        #"AppEventsTests.Lists.words: ["a": Set(["b"])] → [:]"#,
        "AppEventsTests.Lists.numbers: [1, 2, 3] → Array<Int> of 65 elements",
        "AppEventsTests.Lists.numbers: Array<Int> of 65 elements → []",
        "AppEventsTests.Lists.numbers: [] → [3]",
      ])
    #expect(Set(app.events.of(.stateChange).map { $0.change?.writer }).count == 3)
  }

  @Test("A value is logged as it was, whatever its size")
  func sizes() {
    enum Mode { case day, night }
    struct Pair { var (first, second): (UInt8, UInt8) = (1, 2) }
    struct Triple { var (first, second, third): (UInt8, UInt8, UInt8) = (1, 2, 3) }
    struct Sizes: View {
      @State private var flag = false
      @State private var mode = Mode.day
      @State private var pair = Pair()
      @State private var triple = Triple()
      @State private var letter: Unicode.Scalar = "a"
      @State private var amount = 0.5
      @State private var optional: Int?
      @State private var empty: Void = ()
      var body: some View {
        Button("Change") {
          (flag, mode, pair.second, triple.third) = (true, .night, 9, 9)
          (letter, amount, optional, empty) = ("b", -1, 4, ())
        }
      }
    }
    let app = XCUIApplication { Sizes() }
    app.buttons["Change"].tap()
    #expect(
      app.events.stateChanges == [
        "AppEventsTests.Sizes.flag: false → true",
        "AppEventsTests.Sizes.mode: day → night",
        "AppEventsTests.Sizes.pair: Pair(first: 1, second: 2) → Pair(first: 1, second: 9)",
        "AppEventsTests.Sizes.triple: Triple(first: 1, second: 2, third: 3) → Triple(first: 1, second: 2, third: 9)",
        "AppEventsTests.Sizes.letter: a → b",
        "AppEventsTests.Sizes.amount: 0.5 → -1.0",
        "AppEventsTests.Sizes.optional: nil → 4",
      ])
  }
}
