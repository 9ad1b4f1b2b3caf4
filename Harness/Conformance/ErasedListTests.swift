import SwiftUI
import Testing
import UnderstudyTesting

/// The texts of a prefix and the numbers from 0, erased together.
@MainActor private func numbers(_ prefix: String, _ count: Int) -> AnyView {
  AnyView(ForEach(0..<count, id: \.self) { Text("\(prefix)\($0)") })
}

/// A view whose type is hidden stands for the views that it holds, in every list of views.
@MainActor struct ErasedListTests {
  private struct Rows: View {
    var body: some View {
      List {
        numbers("row", 2)
        AnyView(
          Group {
            Text("A")
            AnyView(Group { Text("B") })
          }
        ).foregroundColor(.red)
        AnyView(EmptyView())
        Section("Section") { numbers("inner", 2) }
        ForEach(0..<1, id: \.self) { _ in numbers("nested", 2) }
      }
    }
  }

  private static let texts = [
    "row0", "row1", "A", "B", "Section", "inner0", "inner1", "nested0", "nested1",
  ]

  @Test("SEM-384: each view that an erased view holds is a row of a list and of a form")
  func rows() {
    let list = XCUIApplication { Rows() }
    #expect(list.cells.allElementsBoundByIndex.map { $0.staticTexts.firstMatch.label } == Self.texts)
    #expect(list.cells.count == Self.texts.count)
    let form = XCUIApplication { Form { numbers("row", 3) } }
    #expect(form.cells.count == 3)
  }

  @Test("SEM-384: a list makes the rows of an erased ForEach as they come into view")
  func lazyRows() {
    let list = XCUIApplication { List { numbers("row", 100) } }
    #expect(!list.staticTexts["row50"].exists)
    list.swipeUp(velocity: .fast)
    #expect(!list.staticTexts["row0"].exists)
    let stack = XCUIApplication { ScrollView { LazyVStack { numbers("row", 100) } } }
    #expect(!stack.staticTexts["row60"].exists)
  }

  @Test("SEM-384: rows of an erased ForEach are deleted and swiped, each on its own")
  func edits() {
    struct Screen: View {
      @State private var items = ["One", "Two", "Three"]
      @State private var marked: [String] = []
      var body: some View {
        List {
          AnyView(ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) })
          AnyView(
            ForEach(["X", "Y"], id: \.self) { name in
              Text(name).swipeActions { Button("Mark") { marked.append(name) } }
            })
          Text("Marked \(marked.joined())")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.cells.element(boundBy: 1).swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.texts == ["One", "Three", "X", "Y", "Marked "])
    app.staticTexts["Y"].swipeLeft()
    app.buttons["Mark"].tap()
    #expect(app.staticTexts["Marked Y"].exists)
  }

  @Test("SEM-384: what is written on an erased list goes to each of its views")
  func modifiers() {
    struct Screen: View {
      @State private var acted = 0
      var body: some View {
        List {
          numbers("row", 2).swipeActions { Button("Act") { acted += 1 } }
          Text("Acted \(acted)")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.staticTexts["row1"].swipeLeft()
    app.buttons["Act"].tap()
    #expect(app.staticTexts["Acted 1"].exists)
  }

  @Test("SEM-007: rows of another type begin again, also where they are more or fewer")
  func changes() {
    struct Screen: View {
      @State private var isData = true
      var body: some View {
        List {
          Button("Flip") { isData.toggle() }
          isData ? numbers("row", 3) : AnyView(TapCounter("Counter"))
          Text("Last")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.cells.count == 5)
    app.buttons["Flip"].tap()
    #expect(app.cells.count == 3)
    app.buttons["Counter 0"].tap()
    app.buttons["Flip"].tap()
    #expect(app.texts == ["row0", "row1", "row2", "Last"])
    app.buttons["Flip"].tap()
    #expect(app.buttons["Counter 0"].exists)
  }

  @Test("SEM-384: the options of a picker may be erased, together or one by one")
  func options() {
    struct Screen: View {
      @State private var choice = 0
      var body: some View {
        Picker("Choice", selection: $choice) {
          numbers("option", 2)
          AnyView(Text("Other").tag(7))
        }
        .pickerStyle(.segmented)
        Text("Chosen \(choice)")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["option1"].tap()
    #expect(app.staticTexts["Chosen 1"].exists)
    app.buttons["Other"].tap()
    #expect(app.staticTexts["Chosen 7"].exists)
  }

  @Test("SEM-384: the tabs of a tab view may be erased, together or one by one")
  func tabs() {
    let trace = Trace()
    let app = XCUIApplication {
      TabView {
        Text("One").tabItem { Text("First") }
        AnyView(Text("Two")).onAppear { trace("two") }.tabItem { Text("Second") }
        AnyView(
          Group {
            Text("Three").tabItem { Text("Third") }
            Text("Four").tabItem { Text("Fourth") }
          })
      }
    }
    #expect(app.tabBars.buttons.allElementsBoundByIndex.map(\.label) == ["First", "Second", "Third", "Fourth"])
    #expect(trace.take() == [])
    app.tabBars.buttons["Second"].tap()
    #expect(trace.take() == ["two"])
    app.tabBars.buttons["Fourth"].tap()
    #expect(app.staticTexts["Four"].exists)
  }

  @Test("SEM-166: what is written on a group in a tab view appears and disappears with its tab")
  func groupOfTab() {
    let trace = Trace()
    let app = XCUIApplication {
      TabView {
        Text("One").tabItem { Text("First") }
        Group { Text("Two") }
          .onAppear { trace("appear") }
          .onDisappear { trace("disappear") }
          .tabItem { Text("Second") }
      }
    }
    #expect(trace.take() == [])
    app.tabBars.buttons["Second"].tap()
    #expect(trace.take() == ["appear"])
    app.tabBars.buttons["First"].tap()
    #expect(trace.take() == ["disappear"])
  }

  @Test("SEM-384: each view that an erased view holds is a subview of its container")
  func subviews() {
    let app = XCUIApplication {
      Group(subviews: numbers("view", 3)) { subviews in
        Text("\(subviews.count) views")
        ForEach(subviews) { subview in VStack { subview } }
      }
    }
    #expect(app.texts == ["3 views", "view0", "view1", "view2"])
  }
}
