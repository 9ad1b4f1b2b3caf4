import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("F: NavigationView and its links")
struct NavigationViewTests {
  struct Closing: View {
    let title: String
    @Environment(\.presentationMode) private var mode
    init(_ title: String) { self.title = title }
    var body: some View {
      Button("\(title) \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
    }
  }

  @Test("SEM-284: a link pushes its destination, and the back button takes it off")
  func destination() {
    let app = XCUIApplication {
      NavigationView {
        NavigationLink(destination: Text("Page").navigationBarTitle("Second")) { Text("Go") }
          .navigationBarTitle(Text("First"), displayMode: .inline)
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
    #expect(app.navigationBars["First"].exists)
    app.buttons["Go"].tap()
    #expect(app.navigationBars["Second"].exists)
    #expect(app.staticTexts["Page"].exists)
    app.navigationBars.buttons["First"].tap()
    #expect(app.buttons["Go"].exists)
  }

  @Test("The way back reveals the page below before the binding of its link turns false")
  func backWritesAfterAppearance() {
    struct Screen: View {
      let trace: Trace
      @State private var isActive = false
      @State private var isOnScreen = false
      var body: some View {
        NavigationView {
          NavigationLink("Go", isActive: binding) { Text("Page").onDisappear { trace("page disappears") } }
            .navigationBarTitle("First")
            .onAppear { isOnScreen = true }
            .onDisappear { isOnScreen = false }
        }
      }

      private var binding: Binding<Bool> {
        Binding(
          get: { isActive },
          set: { isActive in
            trace("\(isActive), \(isOnScreen ? "on screen" : "covered")")
            self.isActive = isActive
          })
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Go"].tap()
    app.navigationBars.buttons["First"].tap()
    #expect(app.buttons["Go"].exists)
    #expect(trace.entries == ["true, on screen", "page disappears", "false, on screen"])
    app.buttons["Go"].tap()
    #expect(app.staticTexts["Page"].exists)
  }

  @Test("An iPhone makes the first of several columns only")
  func firstColumn() {
    struct Placeholder: View {
      let trace: Trace
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        let _ = trace("placeholder")
        Text("Choose one")
      }
    }
    let trace = Trace()
    let app = XCUIApplication {
      NavigationView {
        TapCounter("List")
        Placeholder(trace)
      }
    }
    app.buttons["List 0"].tap()
    #expect(app.buttons["List 1"].exists)
    #expect(!app.staticTexts["Choose one"].exists)
    #expect(trace.entries == [])
  }

  struct Flagged: View {
    @State private var isActive: Bool
    init(_ isActive: Bool) { _isActive = State(wrappedValue: isActive) }
    var body: some View {
      NavigationView {
        VStack {
          Text("Active \(isActive)")
          Button("Activate") { isActive = true }
          NavigationLink(destination: Button("Leave") { isActive = false }, isActive: $isActive) { Text("Go") }
        }
      }
    }
  }

  @Test("A link with a flag follows it both ways: the link and the back button write it, the app's writes push and pop")
  func flag() {
    let app = XCUIApplication { Flagged(false) }
    app.buttons["Activate"].tap()
    app.buttons["Leave"].tap()
    #expect(app.staticTexts["Active false"].exists)
    app.buttons["Go"].tap()
    #expect(app.buttons["Leave"].exists)
    app.navigationBars.buttons["Back"].tap()
    #expect(app.staticTexts["Active false"].exists)
  }

  @Test("A link whose flag is true at the beginning is followed at once")
  func initialFlag() {
    let app = XCUIApplication { Flagged(true) }
    #expect(app.buttons["Leave"].exists)
    #expect(!app.buttons["Go"].exists)
  }

  @Test("Of links with a tag the one is followed whose tag the selection is")
  func tags() {
    struct Screen: View {
      @State private var selection: String?
      var body: some View {
        NavigationView {
          VStack {
            Text("Selection \(selection ?? "none")")
            Button("Choose b") { selection = "b" }
            NavigationLink("To a", destination: Text("Page a"), tag: "a", selection: $selection)
            NavigationLink(tag: "b", selection: $selection) {
              Text("Page b")
            } label: {
              Text("To b")
            }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["To a"].tap()
    #expect(app.texts == ["Page a"])
    app.navigationBars.buttons["Back"].tap()
    #expect(app.staticTexts["Selection none"].exists)
    app.buttons["Choose b"].tap()
    #expect(app.texts == ["Page b"])
    app.navigationBars.buttons["Back"].tap()
    #expect(app.staticTexts["Selection none"].exists)
  }

  @Test("SEM-252, SEM-256: presentationMode reports and ends what isPresented and dismiss do")
  func presentationMode() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationView {
          VStack {
            Closing("root")
            Button("Present") { isShown = true }
            NavigationLink("Push") { Closing("page") }
          }
          .sheet(isPresented: $isShown) { Closing("sheet") }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["root false"].tap()
    app.buttons["Push"].tap()
    app.buttons["page true"].tap()
    app.buttons["Present"].tap()
    app.buttons["sheet true"].tap()
    #expect(app.buttons["root false"].exists)
  }

  @Test("SEM-085: a change of another environment value does not run a view again that reads presentationMode")
  func presentationModeIsCompared() {
    struct Reader: View {
      let trace: Trace
      @Environment(\.presentationMode) private var mode
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        let _ = trace("body")
        Text("presented \(mode.wrappedValue.isPresented)")
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var size = 0
      var body: some View {
        Button("Grow") { size += 1 }
        Reader(trace).environment(\.size, size)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Grow"].tap()
    #expect(trace.entries == ["body"])
  }

  @Test("navigationBarItems stand at both ends of the bar")
  func barItems() {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        NavigationView {
          Text("Taps \(taps)")
            .navigationBarTitle("Title")
            .navigationBarItems(leading: Button("Edit") { taps += 1 }, trailing: Button("Add") { taps += 10 })
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.navigationBars["Title"].buttons.allElementsBoundByIndex.map(\.label) == ["Edit", "Add"])
    app.navigationBars.buttons["Edit"].tap()
    app.navigationBars.buttons["Add"].tap()
    #expect(app.staticTexts["Taps 11"].exists)
  }
}
