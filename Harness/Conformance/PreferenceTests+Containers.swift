import SwiftUI
import Testing
import UnderstudyTesting

extension PreferenceTests {
  struct Stack: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Push 0") { path.append(0) }
          .preference(key: NamesKey.self, value: ["root"])
          .navigationDestination(for: Int.self) { number in
            VStack {
              Button("Push 11") { path.append(11) }
              Button("Root") { path = [] }
            }
            .preference(key: NamesKey.self, value: ["detail.\(number)"])
          }
      }
    }
  }

  @Test("SEM-229: all pages of a stack contribute, the root first")
  func stack() {
    let app = XCUIApplication { Stack() }
    let names = app.preferences(NamesKey.self)
    #expect(names.value == ["root"])
    app.buttons["Push 0"].tap()
    #expect(names.value == ["root", "detail.0"])
    app.buttons["Push 11"].tap()
    #expect(names.value == ["root", "detail.0", "detail.11"])
    app.navigationBars.buttons["Back"].tap()
    #expect(names.value == ["root", "detail.0"])
    app.buttons["Root"].tap()
    #expect(names.value == ["root"])
  }

  @Test("SEM-230: of the tabs only the selected one contributes")
  func tabs() {
    let app = XCUIApplication {
      TabView {
        Text("A").preference(key: NamesKey.self, value: ["a"]).tabItem { Text("One") }
        Text("B").preference(key: NamesKey.self, value: ["b"]).tabItem { Text("Two") }
      }
    }
    let names = app.preferences(NamesKey.self)
    #expect(names.value == ["a"])
    app.tabBars.buttons["Two"].tap()
    #expect(names.value == ["b"])
  }

  @Test("SEM-231: what a sheet shows does not contribute to its presenter")
  func sheet() {
    let names = names {
      Text("A").preference(key: NamesKey.self, value: ["presenter"])
        .sheet(isPresented: .constant(true)) { Text("B").preference(key: NamesKey.self, value: ["sheet"]) }
    }
    #expect(names == ["presenter"])
  }

  @Test("SEM-232: of a lazy stack's rows those that are made contribute")
  func lazyRows() {
    let names = names {
      ScrollView {
        LazyVStack {
          ForEach(0..<100, id: \.self) { Text("Row").preference(key: NamesKey.self, value: ["\($0)"]) }
        }
      }
    }
    #expect(names == (0..<55).map { "\($0)" })
  }

  @Test("SEM-233: titles, bar items, tab items and a locked sheet can be set by any view inside their container")
  func containerPreferences() {
    struct Inner: View {
      var body: some View {
        HStack {
          Text("Deep").navigationTitle("Title").toolbar { Button("Item") {} }
        }
      }
    }
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        TabView {
          NavigationStack { VStack { Inner() } }.tabItem { Text("Tab") }
        }
        .sheet(isPresented: $isShown) {
          VStack { Text("Locked").interactiveDismissDisabled() }
          Button("Close") { isShown = false }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.staticTexts["Locked"].swipeDown()
    #expect(app.staticTexts["Locked"].exists)
    app.buttons["Close"].tap()
    #expect(app.navigationBars["Title"].buttons["Item"].exists)
    #expect(app.tabBars.buttons["Tab"].exists)
  }

  @Test("SEM-234: a preference that changes evaluates no body by itself")
  func noEvaluation() {
    struct Leaf: View {
      let trace: Trace
      @State private var count = 0
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        let _ = trace("leaf")
        Button("Count \(count)") { count += 1 }.preference(key: NamesKey.self, value: ["\(count)"])
      }
    }
    struct Screen: View {
      let trace: Trace
      var body: some View {
        let _ = trace("screen")
        Leaf(trace).onPreferenceChange(NamesKey.self) { trace("names \($0.joined())") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    _ = trace.take()
    app.buttons["Count 0"].tap()
    #expect(trace.entries == ["leaf", "names 1"])
  }

  @Test("SEM-235: the outermost identifier of an element takes precedence")
  func identifierOfElement() {
    let app = XCUIApplication { Text("A").accessibilityIdentifier("inner").accessibilityIdentifier("outer") }
    #expect(app.staticTexts["outer"].exists)
    #expect(!app.staticTexts["inner"].exists)
  }

  @Test("SEM-235: an identifier on a plain container replaces those of the elements in it")
  func identifierOfContainer() {
    let app = XCUIApplication {
      VStack {
        Text("A").accessibilityIdentifier("a")
        HStack { Text("B").accessibilityIdentifier("b") }
      }
      .accessibilityIdentifier("stack")
    }
    #expect(app.staticTexts.matching(identifier: "stack").count == 2)
    #expect(!app.staticTexts["a"].exists)
    #expect(!app.staticTexts["b"].exists)
  }

  @Test("SEM-235: a container that is an element leaves its elements their identifiers")
  func identifierOfContainerElement() {
    let app = XCUIApplication {
      VStack { Text("A").accessibilityIdentifier("a") }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("stack")
    }
    #expect(app.otherElements["stack"].staticTexts["a"].exists)
  }
}
