import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: when pages are made, and what their bars say")
struct NavigationPageTests {
  struct Page: View {
    let trace: Trace
    init(_ trace: Trace) {
      self.trace = trace
      trace("init")
    }
    var body: some View {
      let _ = trace("body")
      Text("Page")
    }
  }

  @Test(
    "SEM-281: the value of a page by flag is made with the body that declares it; its own body runs when it is pushed")
  func pageByFlag() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Button("Count \(count)") { count += 1 }
            Button("Go") { isShown = true }
          }
          .navigationDestination(isPresented: $isShown) { Page(trace) }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.take() == ["init"])
    app.buttons["Count 0"].tap()
    #expect(trace.take() == ["init"])
    app.buttons["Go"].tap()
    #expect(trace.entries.last == "body")
    #expect(trace.count("body") == 1)
    #expect(app.texts == ["Page"])
  }

  @Test("SEM-284: so is the value of a link's page")
  func pageOfLink() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Button("Count \(count)") { count += 1 }
            NavigationLink("Go", destination: Page(trace))
          }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Count 0"].tap()
    #expect(trace.take() == ["init", "init"])
    app.buttons["Go"].tap()
    #expect(trace.entries == ["body"])
  }

  @Test("SEM-282: another item while its page is shown changes the page, which keeps its state only for an equal item")
  func changingItem() {
    struct Screen: View {
      let trace: Trace
      @State private var item: Int?
      @State private var other = 0
      var body: some View {
        NavigationStack {
          Button("Go") { item = 1 }
            .navigationDestination(item: $item) { number in
              TapCounter("Page \(number) of \(other)")
                .onAppear { trace("+\(number)") }
                .onDisappear { trace("-\(number)") }
              Button("Next") { item = number + 1 }
              Button("Same") {
                item = number
                other += 1
              }
              Button("None") { item = nil }
            }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Go"].tap()
    app.buttons["Page 1 of 0 0"].tap()
    app.buttons["Same"].tap()
    #expect(app.buttons["Page 1 of 1 1"].exists)
    app.buttons["Next"].tap()
    #expect(app.buttons["Page 2 of 1 0"].exists)
    app.buttons["None"].tap()
    #expect(app.buttons["Go"].isHittable)
    #expect(trace.entries == ["+1", "+2", "-1", "-2"])
  }

  @Test("SEM-290: without a title the bar has none, and the back button is called Back")
  func withoutTitles() {
    let app = XCUIApplication {
      NavigationStack {
        NavigationLink("First") {
          NavigationLink("Second") { Text("Page") }.navigationTitle("Middle")
        }
      }
    }
    app.buttons["First"].tap()
    #expect(app.navigationBars["Middle"].buttons["Back"].exists)
    app.buttons["Second"].tap()
    #expect(!app.navigationBars["Middle"].exists)
    #expect(app.navigationBars.staticTexts.count == 0)
    #expect(app.navigationBars.buttons["Middle"].exists)
  }

  @Test("SEM-251: a page gets what the destination's closure sets, in addition to the environment of the stack")
  func environmentOfDestination() {
    struct Values: View {
      @Environment(\.size) private var size
      @Environment(\.accent) private var accent
      var body: some View { Text("\(size) \(accent)") }
    }
    let app = XCUIApplication {
      NavigationStack {
        NavigationLink("Push", value: 1)
          .navigationDestination(for: Int.self) { Values().environment(\.size, $0 + 4) }
      }
      .environment(\.accent, "stack")
      .environment(\.size, 2)
    }
    app.buttons["Push"].tap()
    #expect(app.texts == ["5 stack"])
  }
}
