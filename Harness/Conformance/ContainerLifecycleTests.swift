import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("C: lifecycle in containers")
struct ContainerLifecycleTests {
  struct Page: View {
    let name: String
    let trace: Trace
    var body: some View {
      let _ = trace("\(name) body")
      TapCounter(name).onAppear { trace("\(name) +") }.onDisappear { trace("\(name) -") }
    }
  }

  struct Tabs: View {
    let trace: Trace
    var body: some View {
      TabView {
        Page(name: "First", trace: trace).tabItem { Text("One") }
        Page(name: "Second", trace: trace).tabItem { Text("Two") }
      }
    }
  }

  @Test("SEM-190: at launch only the selected tab is made")
  func launchOfTabs() {
    let trace = Trace()
    let app = XCUIApplication { Tabs(trace: trace) }
    #expect(trace.entries == ["First body", "First +"])
    #expect(app.tabBars.buttons.count == 2)
  }

  @Test("SEM-190: nothing inside a tab that was never shown is made: no body, no object, no view of its body")
  func launchInsideTabs() {
    @MainActor final class Model: ObservableObject {
      init(_ trace: Trace, _ name: String) { trace("\(name) object") }
    }
    struct Inner: View {
      let name: String
      let trace: Trace
      init(_ name: String, _ trace: Trace) {
        (self.name, self.trace) = (name, trace)
        trace("\(name) inner init")
      }
      var body: some View { Text(name).onAppear { trace("\(name) +") } }
    }
    struct Outer: View {
      let name: String
      let trace: Trace
      @StateObject private var model: Model
      init(_ name: String, _ trace: Trace) {
        (self.name, self.trace) = (name, trace)
        _model = StateObject(wrappedValue: Model(trace, name))
        trace("\(name) init")
      }
      var body: some View {
        let _ = trace("\(name) body")
        let _ = model
        Inner(name, trace).task { trace("\(name) task") }
      }
    }
    func check(_ app: XCUIApplication, _ trace: Trace) {
      // The values of the tabs' own views are made by the closure around them, as Swift has it.
      let made = trace.take()
      #expect(made.filter { $0.hasPrefix("second") || $0.hasPrefix("third") } == ["second init", "third init"])
      #expect(
        made.filter { $0.hasPrefix("first") }
          == ["first init", "first object", "first body", "first inner init", "first +", "first task"])
      app.tabBars.buttons["Second"].tap()
      #expect(
        trace.take() == ["second object", "second body", "second inner init", "second +", "second task"])
    }
    let (ofTabs, ofItems) = (Trace(), Trace())
    let tabs = XCUIApplication {
      TabView {
        Tab("First", systemImage: "1.circle") { Outer("first", ofTabs) }
        Tab("Second", systemImage: "2.circle") { Outer("second", ofTabs) }
        Tab("Third", systemImage: "3.circle") { Outer("third", ofTabs) }
      }
    }
    check(tabs, ofTabs)
    let items = XCUIApplication {
      TabView {
        Outer("first", ofItems).tabItem { Text("First") }
        Outer("second", ofItems).tabItem { Text("Second") }
        Outer("third", ofItems).tabItem { Text("Third") }
      }
    }
    check(items, ofItems)
  }

  @Test("SEM-191: the tab that comes appears before the one that goes disappears; it is made once")
  func switchingTabs() {
    let trace = Trace()
    let app = XCUIApplication { Tabs(trace: trace) }
    _ = trace.take()
    app.tabBars.buttons["Two"].tap()
    #expect(trace.take() == ["Second body", "Second +", "First -"])
    app.tabBars.buttons["One"].tap()
    #expect(trace.take() == ["First +", "Second -"])
  }

  @Test("SEM-192: a tab keeps its state while another is shown")
  func stateOfTabs() {
    let app = XCUIApplication { Tabs(trace: Trace()) }
    app.buttons["First 0"].tap()
    app.tabBars.buttons["Two"].tap()
    #expect(!app.buttons["First 1"].exists)
    app.tabBars.buttons["One"].tap()
    #expect(app.buttons["First 1"].exists)
  }

  struct Stack: View {
    let trace: Trace
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Page(name: "Root", trace: trace)
          Button("Push") { path.append(1) }
          Button("Push three") { path = [1, 2, 3] }
        }
        .navigationDestination(for: Int.self) { Page(name: "Page \($0)", trace: trace) }
      }
    }
  }

  @Test("SEM-194: a page appears before the root disappears; the root keeps its state, the popped page is gone")
  func pushing() {
    let trace = Trace()
    let app = XCUIApplication { Stack(trace: trace) }
    app.buttons["Root 0"].tap()
    _ = trace.take()
    app.buttons["Push"].tap()
    #expect(trace.take() == ["Page 1 body", "Page 1 +", "Root -"])
    app.navigationBars.buttons["Back"].tap()
    #expect(trace.take() == ["Root +", "Page 1 -"])
    #expect(app.buttons["Root 1"].exists)
  }

  @Test("SEM-195: a page that is pushed again starts with fresh state")
  func pushingAgain() {
    let app = XCUIApplication { Stack(trace: Trace()) }
    app.buttons["Push"].tap()
    app.buttons["Page 1 0"].tap()
    #expect(app.buttons["Page 1 1"].exists)
    app.navigationBars.buttons["Back"].tap()
    app.buttons["Push"].tap()
    #expect(app.buttons["Page 1 0"].exists)
  }

  @Test("SEM-196: of pages that are pushed together only the top one appears, the others when they are uncovered")
  func pushingThree() {
    let trace = Trace()
    let app = XCUIApplication { Stack(trace: trace) }
    _ = trace.take()
    app.buttons["Push three"].tap()
    #expect(trace.take().filter { !$0.hasSuffix("body") } == ["Page 3 +", "Root -"])
    app.navigationBars.buttons["Back"].tap()
    #expect(trace.take().filter { !$0.hasSuffix("body") } == ["Page 2 +", "Page 3 -"])
  }

  @Test("SEM-197, SEM-198: a sheet comes and goes with its content's life while the presenter stays visible")
  func sheet() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = false
      var body: some View {
        Button("Present") { isShown = true }
          .onDisappear { trace("presenter -") }
          .sheet(isPresented: $isShown) {
            Page(name: "Sheet", trace: trace)
            Button("Close") { isShown = false }
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Present"].tap()
    app.buttons["Sheet 0"].tap()
    app.buttons["Close"].tap()
    app.buttons["Present"].tap()
    #expect(app.buttons["Sheet 0"].exists)
    #expect(trace.entries.filter { !$0.hasSuffix("body") } == ["Sheet +", "Sheet -", "Sheet +"])
  }

  @Test("SEM-199: a list makes the rows near the visible part only")
  func list() {
    let trace = Trace()
    let app = XCUIApplication {
      List(0..<100, id: \.self) { number in
        Text("Row \(number)").onAppear { trace("\(number)") }
      }
    }
    #expect(trace.entries == (0..<27).map { "\($0)" })
    #expect(app.cells.count == 27)
  }

  @Test("SEM-200: a row that is scrolled away disappears, appears again when it comes back, and keeps its state")
  func scrolling() {
    let trace = Trace()
    let app = XCUIApplication {
      List(0..<100, id: \.self) { number in
        Page(name: "Row \(number)", trace: trace)
      }
    }
    app.buttons["Row 0 0"].tap()
    _ = trace.take()
    for _ in 0..<3 { app.collectionViews.firstMatch.swipeUp() }
    #expect(trace.take().filter { $0.hasPrefix("Row 0 ") } == ["Row 0 -"])
    #expect(!app.buttons["Row 0 1"].exists)
    for _ in 0..<3 { app.collectionViews.firstMatch.swipeDown() }
    #expect(trace.take().filter { $0.hasPrefix("Row 0 ") } == ["Row 0 +"])
    #expect(app.buttons["Row 0 1"].exists)
  }

  @Test("SEM-201: a stack in a scroll view makes all its children at once")
  func scrollView() {
    let trace = Trace()
    _ = XCUIApplication {
      ScrollView {
        VStack {
          ForEach(0..<100, id: \.self) { number in Text("Row").onAppear { trace("\(number)") } }
        }
      }
    }
    #expect(trace.entries == (0..<100).map { "\($0)" })
  }
}
