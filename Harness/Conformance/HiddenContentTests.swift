import SwiftUI
import Testing
import UnderstudyTesting

/// What continues in a tab that was left and in a page that is covered.
@MainActor
@Suite("B, C: content out of view")
struct HiddenContentTests {
  struct Tabs: View {
    let trace: Trace
    @State private var tab = 1
    @State private var count = 0
    init(_ trace: Trace) { self.trace = trace }
    var body: some View {
      TabView(selection: $tab) {
        Counting(count: count, trace: trace).tabItem { Text("One") }.tag(1)
        Button("Add") { count += 1 }.tabItem { Text("Two") }.tag(2)
      }
    }
  }

  struct Counting: View {
    let count: Int
    let trace: Trace
    var body: some View {
      let _ = trace("body \(count)")
      Text("Count \(count)").onChange(of: count) { trace("change \($0) \($1)") }
    }
  }

  @Test("SEM-193, SEM-145: a tab that was left is updated, and its onChange runs, when what it depends on changes")
  func tab() {
    let trace = Trace()
    let app = XCUIApplication { Tabs(trace) }
    app.tabBars.buttons["Two"].tap()
    #expect(trace.take() == ["body 0"])
    app.buttons["Add"].tap()
    #expect(trace.take() == ["body 1", "change 0 1"])
    #expect(!app.staticTexts["Count 1"].exists)
    app.tabBars.buttons["One"].tap()
    #expect(app.staticTexts["Count 1"].exists)
    #expect(trace.take() == [])
  }

  @Test("SEM-145: so does the onChange of a page that is covered")
  func coveredPage() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        NavigationStack {
          NavigationLink("Push") { Button("Add") { count += 1 } }
            .onChange(of: count) { trace("change \($0) \($1)") }
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace) }
    app.buttons["Push"].tap()
    app.buttons["Add"].tap()
    #expect(trace.entries == ["change 0 1"])
  }
}
