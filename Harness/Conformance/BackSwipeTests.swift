import SwiftUI
import Testing
import UnderstudyTesting

/// The system's own ways back: a finger from the edge, and the menu of the back button.
@MainActor
@Suite("F: ways back")
struct BackSwipeTests {
  private func swipe(_ app: XCUIApplication, from start: CGFloat = 0, to end: CGFloat = 0.8, at height: CGFloat = 0.5) {
    app.coordinate(withNormalizedOffset: CGVector(dx: start, dy: height))
      .press(forDuration: 0.1, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: end, dy: height)))
  }

  struct Pages: View {
    let trace: Trace
    var hidesButton = false
    var hidesBar = false
    @State private var path: [Int]
    init(_ trace: Trace, path: [Int] = [1, 2], hidesButton: Bool = false, hidesBar: Bool = false) {
      (self.trace, self.hidesButton, self.hidesBar) = (trace, hidesButton, hidesBar)
      _path = State(initialValue: path)
    }
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root of \(path.count)").navigationTitle("Home")
          .navigationDestination(for: Int.self) { value in
            List(0..<40, id: \.self) { Text("Page \(value) row \($0)") }
              .navigationTitle("Page \(value)")
              .navigationBarBackButtonHidden(hidesButton)
              .toolbar(hidesBar ? .hidden : .automatic, for: .navigationBar)
              .onDisappear { trace("gone \(value)") }
          }
      }
    }
  }

  @Test("F-104: a finger that moves in from the edge goes back, over a list too, and writes the path")
  func edge() {
    let trace = Trace()
    let app = XCUIApplication { Pages(trace) }
    _ = trace.take()
    swipe(app)
    #expect(app.navigationBars["Page 1"].exists)
    #expect(trace.take() == ["gone 2"])
    swipe(app, at: 0.3)
    #expect(app.staticTexts["Root of 0"].exists)
    swipe(app)
    #expect(app.staticTexts["Root of 0"].exists)
  }

  @Test("F-104: a short finger, one from elsewhere, or one that moves down does not go back")
  func tooShort() {
    let app = XCUIApplication { Pages(Trace()) }
    swipe(app, to: 0.3)
    #expect(app.navigationBars["Page 2"].exists)
    swipe(app, from: 0.2, to: 0.95)
    #expect(app.navigationBars["Page 2"].exists)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.2))
      .press(forDuration: 0.1, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.6, dy: 0.9)))
    #expect(app.navigationBars["Page 2"].exists)
  }

  @Test("F-104: a fast finger that is lifted while it moves goes back after a short way")
  func fast() {
    let app = XCUIApplication { Pages(Trace()) }
    app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5)).press(
      forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.3, dy: 0.5)),
      withVelocity: .fast, thenHoldForDuration: 0)
    #expect(app.navigationBars["Page 1"].exists)
  }

  @Test("F-104: a page that hides the back button, or the bar, has no swipe back", arguments: [true, false])
  func hidden(isBar: Bool) {
    let app = XCUIApplication { Pages(Trace(), hidesButton: !isBar, hidesBar: isBar) }
    swipe(app)
    #expect(app.staticTexts["Page 2 row 0"].exists)
  }

  @Test("F-104: a page that a flag or a link presents goes too, and the flag is written")
  func flag() {
    struct Screen: View {
      @State private var isPresented = true
      var body: some View {
        NavigationStack {
          VStack {
            Text(isPresented ? "On" : "Off")
            NavigationLink("Link") { Text("Linked") }
          }
          .navigationDestination(isPresented: $isPresented) { Text("Page") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    swipe(app)
    #expect(app.staticTexts["Off"].exists)
    app.buttons["Link"].tap()
    swipe(app)
    #expect(app.staticTexts["Off"].exists)
  }

  @Test("F-104: in a sheet the page of the sheet goes, not the one below it")
  func sheet() {
    struct Screen: View {
      @State private var path = [1]
      @State private var sheetPath = [2]
      @State private var isPresented = true
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { value in
            Text("Page \(value)").sheet(isPresented: $isPresented) {
              NavigationStack(path: $sheetPath) {
                Text("Sheet root").navigationDestination(for: Int.self) { Text("Sheet page \($0)") }
              }
            }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    swipe(app)
    #expect(app.staticTexts["Sheet root"].exists)
    swipe(app)
    #expect(app.staticTexts["Sheet root"].exists)
    app.swipeDown()
    #expect(app.staticTexts["Page 1"].exists)
    swipe(app)
    #expect(app.staticTexts["Root"].exists)
  }

  @Test("F-104: pages of a tab view, and gestures of views, get no touch from the edge")
  func overPages() {
    struct Screen: View {
      @State private var page = 1
      @State private var drags = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Go \(page) \(drags)") {
            TabView(selection: $page) {
              Text("Zero").frame(maxWidth: .infinity, maxHeight: .infinity).tag(0)
              Color.red.gesture(DragGesture().onEnded { _ in drags += 1 }).tag(1)
            }
            .tabViewStyle(.page)
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Go 1 0"].tap()
    swipe(app)
    #expect(app.buttons["Go 1 0"].exists)
  }

  @Test("F-104: a navigation view, the detail of a split view, and a stack from the right go back too")
  func containers() {
    let view = XCUIApplication {
      NavigationView { NavigationLink("Go") { Text("Page") } }
    }
    view.buttons["Go"].tap()
    swipe(view)
    #expect(view.buttons["Go"].exists)
    struct Split: View {
      @State private var row: Int? = 1
      var body: some View {
        NavigationSplitView {
          List(selection: $row) { Text("Row \(row ?? 0)").tag(1) }
        } detail: {
          NavigationStack { Text("Detail") }
        }
      }
    }
    let split = XCUIApplication { Split() }
    #expect(split.staticTexts["Detail"].exists)
    swipe(split)
    #expect(split.staticTexts["Row 0"].exists)
    let mirrored = XCUIApplication { Pages(Trace()).environment(\.layoutDirection, .rightToLeft) }
    swipe(mirrored, from: 0.999, to: 0.2)
    #expect(mirrored.navigationBars["Page 1"].exists)
  }

  @Test("F-107: a long press on the back button lists the pages below, the nearest first; one of them is gone back to")
  func menu() {
    let app = XCUIApplication { Pages(Trace(), path: [1, 2, 3]) }
    app.navigationBars.buttons.element(boundBy: 0).press(forDuration: 1)
    #expect(app.collectionViews.buttons.allElementsBoundByIndex.map(\.label) == ["Page 2", "Page 1", "Home"])
    app.collectionViews.buttons["Page 1"].tap()
    #expect(app.navigationBars["Page 1"].exists)
    #expect(!app.collectionViews.buttons["Home"].exists)
    app.navigationBars.buttons["Home"].press(forDuration: 1)
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.navigationBars["Page 1"].exists)
    app.navigationBars.buttons["Home"].press(forDuration: 1)
    app.collectionViews.buttons["Home"].tap()
    #expect(app.staticTexts["Root of 0"].exists)
  }

  @Test("F-107: a page without a title is called Back, and presented pages go with those of the path")
  func untitled() {
    struct Screen: View {
      @State private var path = [1, 2]
      @State private var isPresented = true
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root \(path.count) \(isPresented)")
            .navigationDestination(for: Int.self) { Text("Page \($0)") }
            .navigationDestination(isPresented: $isPresented) { Text("Top").navigationTitle("Top") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.navigationBars.buttons["Back"].press(forDuration: 1)
    let items = app.collectionViews.buttons
    #expect(items.allElementsBoundByIndex.map(\.label) == ["Back", "Back", "Back"])
    items.element(boundBy: 2).tap()
    #expect(app.staticTexts["Root 0 false"].exists)
  }
}
