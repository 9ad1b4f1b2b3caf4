import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("A: identity")
struct IdentityTests {
  @Test("SEM-001: a view at the same place keeps its state when its parent is evaluated again")
  func samePlace() {
    struct Screen: View {
      @State private var title = "Old"
      var body: some View {
        Button(title) { title = "New" }
        TapCounter("Counter")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Counter 0"].tap()
    app.buttons["Old"].tap()
    #expect(app.buttons["New"].exists)
    #expect(app.buttons["Counter 1"].exists)
  }

  @Test("SEM-002: the branches of a condition have states of their own, though their type is the same")
  func branches() {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        Button("Flip") { isFirst.toggle() }
        if isFirst { TapCounter("Counter") } else { TapCounter("Counter") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Counter 0"].tap()
    app.buttons["Flip"].tap()
    #expect(app.buttons["Counter 0"].exists)
    app.buttons["Flip"].tap()
    #expect(app.buttons["Counter 0"].exists)
  }

  @Test("SEM-003: a view that went and came again has fresh state")
  func optional() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("Flip") { isShown.toggle() }
        if isShown { TapCounter("Counter") }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Counter 0"].tap()
    app.buttons["Flip"].tap()
    #expect(!app.buttons["Counter 1"].exists)
    app.buttons["Flip"].tap()
    #expect(app.buttons["Counter 0"].exists)
  }

  @Test("SEM-004: a view made of an unwrapped value keeps its state when the value changes")
  func unwrapped() {
    struct Screen: View {
      @State private var name: String? = "Ann"
      var body: some View {
        Button("Rename") { name = "Bob" }
        if let name { TapCounter(name) }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Ann 0"].tap()
    app.buttons["Rename"].tap()
    #expect(app.buttons["Bob 1"].exists)
  }

  @Test("SEM-005: a case of a switch keeps its state while only its payload changes")
  func switchCases() {
    enum Phase { case loading, loaded(String), failed }
    struct Screen: View {
      @State private var phase = Phase.loaded("Ann")
      var body: some View {
        Button("Rename") { phase = .loaded("Bob") }
        Button("Fail") { phase = .failed }
        switch phase {
        case .loading: TapCounter("Loading")
        case .loaded(let name): TapCounter(name)
        case .failed: TapCounter("Failed")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Ann 0"].tap()
    app.buttons["Rename"].tap()
    #expect(app.buttons["Bob 1"].exists)
    app.buttons["Fail"].tap()
    #expect(app.buttons["Failed 0"].exists)
    app.buttons["Rename"].tap()
    #expect(app.buttons["Bob 0"].exists)
  }

  @Test("SEM-006: the conditional operator chooses a value, not an identity")
  func conditionalOperator() {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        Button("Flip") { isFirst.toggle() }
        isFirst ? TapCounter("First") : TapCounter("Second")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["First 0"].tap()
    app.buttons["Flip"].tap()
    #expect(app.buttons["Second 1"].exists)
  }

  @Test("SEM-007: a type-erased view keeps its state as long as the type inside stays the same")
  func erased() {
    struct Screen: View {
      @State private var step = 0
      var body: some View {
        Button("Next") { step += 1 }
        step == 1 ? AnyView(HStack { TapCounter("Counter") }) : AnyView(TapCounter("Counter"))
        AnyView(TapCounter("Same \(step)"))
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Counter 0"].tap()
    app.buttons["Same 0 0"].tap()
    app.buttons["Next"].tap()
    #expect(app.buttons["Counter 0"].exists, "another type inside begins anew")
    #expect(app.buttons["Same 1 1"].exists, "the same type inside continues")
  }

  @Test("SEM-008: erasing an erased view adds no level")
  func erasedTwice() {
    struct Screen: View {
      @State private var isTwice = false
      var body: some View {
        Button("Flip") { isTwice.toggle() }
        isTwice ? AnyView(AnyView(TapCounter("Counter"))) : AnyView(TapCounter("Counter"))
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Counter 0"].tap()
    app.buttons["Flip"].tap()
    #expect(app.buttons["Counter 1"].exists)
  }

  @Test("SEM-009: later siblings keep their state when an earlier optional one appears")
  func laterSiblings() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          if isShown { Text("Banner") }
          TapCounter("Counter")
          Button("Flip") { isShown.toggle() }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Counter 0"].tap()
    app.buttons["Flip"].tap()
    #expect(app.staticTexts["Banner"].exists)
    #expect(app.buttons["Counter 1"].exists)
    app.buttons["Flip"].tap()
    #expect(app.buttons["Counter 1"].exists)
  }

  @Test("SEM-015: a new id gives fresh state to what is inside, and to nothing outside")
  func explicitID() {
    struct Screen: View {
      let trace: Trace
      @State private var id = 0
      var body: some View {
        Button("Next") { id += 1 }
        TapCounter("Counter")
          .onAppear { trace("inside") }
          .id(id)
          .onAppear { trace("outside") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.take() == ["inside", "outside"])
    app.buttons["Counter 0"].tap()
    app.buttons["Next"].tap()
    #expect(app.buttons["Counter 0"].exists)
    #expect(trace.take() == ["inside"])
  }

  @Test("SEM-016: a view with the same id keeps its state when its value changes")
  func sameID() {
    struct Screen: View {
      @State private var name = "Ann"
      var body: some View {
        Button("Rename") { name = "Bob" }
        TapCounter(name).id("row")
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Ann 0"].tap()
    app.buttons["Rename"].tap()
    #expect(app.buttons["Bob 1"].exists)
  }

  @Test("SEM-017: nil is an id like any other")
  func nilID() {
    struct Screen: View {
      @State private var id: Int?
      var body: some View {
        Button("Set") { id = 1 }
        TapCounter("Counter").id(id)
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Counter 0"].tap()
    #expect(app.buttons["Counter 1"].exists)
    app.buttons["Set"].tap()
    #expect(app.buttons["Counter 0"].exists)
  }
}
