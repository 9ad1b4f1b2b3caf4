import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("C: task")
struct TaskTests {
  /// Says when it begins and how it ends; it takes a minute.
  static func work(_ name: String, _ trace: Trace) async {
    trace("\(name) begins")
    try? await Task.sleep(for: .seconds(60))
    trace(Task.isCancelled ? "\(name) cancelled" : "\(name) done")
  }

  struct Tabs: View {
    let trace: Trace
    @State private var tab = 1
    init(_ trace: Trace) { self.trace = trace }
    var body: some View {
      TabView(selection: $tab) {
        Text("First").task { await TaskTests.work("task", trace) }.tabItem { Text("One") }.tag(1)
        Text("Second").tabItem { Text("Two") }.tag(2)
      }
    }
  }

  @Test("SEM-180: a task is cancelled when its view disappears, and begins again when it appears again")
  func reappearing() {
    let trace = Trace()
    let app = XCUIApplication { Tabs(trace) }
    app.settle()
    #expect(trace.take() == ["task begins"])
    app.tabBars.buttons["Two"].tap()
    #expect(trace.take() == ["task cancelled"])
    app.tabBars.buttons["One"].tap()
    #expect(trace.take() == ["task begins"])
  }

  @Test("SEM-181: a task that has finished begins again at the next appearance")
  func finished() {
    let trace = Trace()
    let app = XCUIApplication { Tabs(trace) }
    app.clock.advance(by: .seconds(61))
    #expect(trace.take() == ["task begins", "task done"])
    app.tabBars.buttons["Two"].tap()
    app.tabBars.buttons["One"].tap()
    #expect(trace.entries == ["task begins"])
  }

  @Test("SEM-182: another id cancels the task and begins a new one at once; an equal id does nothing")
  func identified() {
    struct Screen: View {
      let trace: Trace
      @State private var id = 0
      @State private var other = 0
      var body: some View {
        Button("Next") { id += 1 }
        Button("Other \(other)") { other += 1 }
        Text("Text").task(id: id) { await TaskTests.work("task \(id)", trace) }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.settle()
    app.buttons["Other 0"].tap()
    #expect(trace.take() == ["task 0 begins"])
    app.buttons["Next"].tap()
    app.settle()
    #expect(trace.entries == ["task 1 begins", "task 0 cancelled"], "the new one does not wait for the old")
  }

  @Test("SEM-183: an id that changes out of sight begins a task at the next appearance, with the id of then")
  func identifiedOutOfSight() {
    struct Screen: View {
      let trace: Trace
      @State private var tab = 1
      @State private var id = 0
      var body: some View {
        TabView(selection: $tab) {
          Text("First").task(id: id) { trace("id \(id)") }.tabItem { Text("One") }.tag(1)
          Button("Next") { id += 1 }.tabItem { Text("Two") }.tag(2)
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.tabBars.buttons["Two"].tap()
    #expect(trace.take() == ["id 0"])
    app.buttons["Next"].tap()
    app.buttons["Next"].tap()
    #expect(trace.take() == [])
    app.tabBars.buttons["One"].tap()
    #expect(trace.entries == ["id 2"])
  }

  @Test("SEM-184, SEM-186: a cancelled task may still write, and its writes show")
  func cooperative() {
    struct Screen: View {
      @State private var tab = 1
      @State private var log = ""
      var body: some View {
        TabView(selection: $tab) {
          Text("First")
            .task {
              try? await Task.sleep(for: .seconds(60))
              log += "cancelled \(Task.isCancelled)"
            }
            .tabItem { Text("One") }.tag(1)
          Text("Log \(log)").tabItem { Text("Two") }.tag(2)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.tabBars.buttons["Two"].tap()
    #expect(app.staticTexts["Log cancelled true"].exists)
  }

  @Test("SEM-185: a task runs on the main actor")
  func isolation() {
    let trace = Trace()
    let app = XCUIApplication {
      Text("Text").task {
        MainActor.assertIsolated()
        trace("main")
      }
    }
    app.settle()
    #expect(trace.entries == ["main"])
  }

  @Test("SEM-187: a task keeps the closure with which it began")
  func closureOfStart() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        let captured = count
        Button("Count \(count)") { count += 1 }
          .task {
            try? await Task.sleep(for: .seconds(1))
            trace("captured \(captured)")
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Count 0"].tap()
    app.clock.advance(by: .seconds(2))
    #expect(trace.entries == ["captured 0"])
  }
}
