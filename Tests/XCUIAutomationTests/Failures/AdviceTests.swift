import SwiftUI
import Testing

@testable import UnderstudyTesting
@testable import XCUIAutomation

@MainActor
@Suite("F-134: Advice that is right, or none")
struct AdviceTests {
  @Test("F-134: a row that the test has passed is above, also below a header that stays")
  func rowAbove() throws {
    let app = XCUIApplication {
      List {
        Section("Numbers") { ForEach(0..<200) { Text("Number \($0), once") } }
      }.listStyle(.plain)
    }
    #expect(app.staticTexts["Number 0, once"].exists)
    for _ in 0..<3 { app.collectionViews.firstMatch.swipeUp(velocity: .fast) }
    let message = try #require(failures { app.staticTexts["Number 0, once"].tap() }.first)
    #expect(message.contains("swipeDown()"))
    #expect(!message.contains("below"))
  }

  private struct Form: View {
    @State private var isShown = true
    var body: some View {
      Button("Open") {}
        .sheet(isPresented: $isShown) {
          Button("Save") { isShown = false }.disabled(true)
        }
    }
  }

  @Test("F-134: after a tap on a disabled button what enables it comes first")
  func disabled() throws {
    let app = XCUIApplication { Form() }
    app.buttons["Save"].tap()
    let message = try #require(failures { app.buttons["Open"].tap() }.first)
    #expect(message.contains("Try: what enables it before Tap \"Save\" Button: it had no effect, as it is disabled"))
    #expect(!message.contains("dismiss"))
  }

  @Test("F-134: a text that differs by a no-break space is shown with the place of that")
  func spaces() throws {
    let app = XCUIApplication { Text("Total:\u{a0}5 €") }
    let message = try #require(failures { app.staticTexts["Total: 5 €"].tap() }.first)
    #expect(message.contains("(similar text: a no-break space (U+00A0) instead of a space after \"Total:\")"))
  }

  @Test("F-134: cells are listed with what is in them")
  func cells() throws {
    let app = XCUIApplication { List(["Tea", "Milk"], id: \.self) { Text($0) } }
    let message = try #require(failures { app.cells.element.tap() }.first)
    #expect(message.contains("  0: Cell, with \"Tea\"\n  1: Cell, with \"Milk\""))
  }

  @Test("F-134: an observer of an app that has ended says so")
  func observer() async throws {
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }
    let app = XCUIApplication { Text("A").preference(key: Key.self, value: 1) }
    let observer = app.preferences(Key.self)
    observer.log.end(withApp: true)
    let error = await #expect(throws: WaitTimeout.self) { try await observer.wait { $0 == 2 } }
    #expect(error?.description.hasSuffix("its app has ended. Observe the app that was launched last.") == true)
  }

  @Test("F-134: a hosted view with modifiers has the view's name")
  func name() {
    struct Home: View { var body: some View { Text("Home") } }
    let app = XCUIApplication { Home().padding().environment(\.locale, .current).id(1) }
    #expect(app.label == "Home")
  }

  @Test("F-134: the first line of a recorded issue is what it says")
  func issue() {
    #expect(ReportFailure.text(of: ["Issue recorded", "What is wrong", "and why"]) == "What is wrong\nand why")
    #expect(ReportFailure.text(of: ["Issue recorded"]) == "Issue recorded")
    #expect(ReportFailure.text(of: ["Expectation failed: a", "b"]) == "Expectation failed: a\nb")
  }
}
