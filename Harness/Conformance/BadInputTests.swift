import SwiftUI
import Testing
import UnderstudyTesting

// Views that are written wrongly. The texts of the warnings are compared where their numbers are shown; here it is that each
// names the view, comes once, and that the app can be used afterwards.

@MainActor
@Suite("Bad input: the view is named and the app continues")
struct BadInputTests {
  /// The warnings of an app that shows a view, after it was used and has shown that it still answers.
  private func warnings(
    _ view: some View, using use: (XCUIApplication) -> Void = { _ in }
  ) -> [String] {
    let app = XCUIApplication {
      VStack {
        TapCounter("Alive")
        view
      }
    }
    use(app)
    app.buttons["Alive 0"].tap()
    #expect(app.buttons["Alive 1"].isHittable)
    return app.runtimeIssues.map { "\($0.kind.rawValue) in \($0.path)" }
  }

  @Test("SEM-022: an identity that occurs twice")
  func duplicateIdentity() {
    struct Wrong: View {
      var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)") } }
    }
    #expect(warnings(Wrong()) == ["duplicateID in BadInputTests.Wrong"])
  }

  @Test("SEM-023: a constant range that changes, each time that it does")
  func constantRange() {
    struct Wrong: View {
      @State private var count = 2
      var body: some View {
        Button("More") { count += 1 }
        ForEach(0..<count) { Text("Row \($0)") }
      }
    }
    let found = warnings(Wrong()) { app in
      app.buttons["More"].tap()
      #expect(app.texts == ["Row 0", "Row 1"])
    }
    #expect(found == ["constantData in BadInputTests.Wrong"])
  }

  @Test("SEM-038: a state that is set while its body is evaluated")
  func stateInBody() {
    struct Wrong: View {
      @State private var count = 0
      var body: some View {
        let _ = (count = 5)
        Text("Count \(count)")
      }
    }
    #expect(warnings(Wrong()) == ["stateModifiedDuringUpdate in BadInputTests.Wrong"])
  }

  struct NotInstalled: View {
    @State var count = 0
    @StateObject var object = Model()
    @Environment(\.size) var size
    @Namespace var namespace
    @FocusState var isFocused: Bool
    var body: some View { Text("Never shown") }
  }

  final class Model: ObservableObject {
    @SwiftUI.Published var count = 0
  }

  @Test("SEM-040, SEM-051, SEM-087, SEM-088, SEM-090: properties of a view that is not installed, read by a body")
  func propertiesInBody() {
    struct Wrong: View {
      var body: some View {
        let other = NotInstalled()
        let _ = (other.$count, other.object, other.size, other.namespace, other.$isFocused.wrappedValue)
        Text("Shown")
      }
    }
    #expect(warnings(Wrong()) == Array(repeating: "propertyOutsideView in BadInputTests.Wrong", count: 5))
  }

  @Test("SEM-040, SEM-051, SEM-087, SEM-088, SEM-090: the same read by a test, where no view is at fault")
  func propertiesOutside() {
    let found = warnings(Text("Shown")) { _ in
      let other = NotInstalled()
      _ = (other.$count, other.object, other.size, other.namespace, other.$isFocused.wrappedValue)
    }
    #expect(found == Array(repeating: "propertyOutsideView in ", count: 5))
  }

  @Test("SEM-056: an object that publishes while a body is evaluated")
  func publishingInBody() {
    struct Wrong: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.count == 0 ? (model.count = 1) : ()
        Text("Count \(model.count)")
      }
    }
    #expect(warnings(Wrong(model: Model())) == ["publishedDuringUpdate in BadInputTests.Wrong"])
  }

  @Test("SEM-150: an onChange that feeds itself")
  func changeFeedingItself() {
    struct Wrong: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.onChange(of: count) { count += 1 }
      }
    }
    let found = warnings(Wrong()) { app in
      app.buttons["Count 0"].tap()
      app.buttons["Count 3"].tap()
      #expect(app.buttons["Count 6"].exists)
    }
    #expect(found == Array(repeating: "tooManyUpdates in BadInputTests.Wrong", count: 2), "once a frame")
  }

  @Test("SEM-151: a preference that feeds itself")
  func preferenceFeedingItself() {
    struct Wrong: View {
      @State private var name = "a"
      var body: some View {
        Text(name).preference(key: LastKey.self, value: name).onPreferenceChange(LastKey.self) { name = $0 + "!" }
      }
    }
    #expect(warnings(Wrong()) == ["tooManyUpdates in BadInputTests.Wrong"])
  }

  @Test("SEM-273: a link whose value no destination takes, at each tap")
  func linkWithoutDestination() {
    struct Wrong: View {
      var body: some View { NavigationStack { NavigationLink("Go", value: 1) } }
    }
    let found = warnings(Wrong()) { app in
      app.buttons["Go"].tap()
      app.buttons["Go"].tap()
    }
    #expect(found == Array(repeating: "navigation in BadInputTests.Wrong", count: 2))
  }

  @Test("SEM-274: a link outside of a stack")
  func linkOutside() {
    struct Wrong: View {
      var body: some View { NavigationLink("Go", value: 1) }
    }
    #expect(warnings(Wrong()) { $0.buttons["Go"].tap() } == ["navigation in BadInputTests.Wrong"])
  }

  @Test("SEM-276: a second destination for a type")
  func secondDestination() {
    struct Wrong: View {
      var body: some View {
        Text("Root").navigationDestination(for: Int.self) { Text("Inner \($0)") }
      }
    }
    let view = NavigationStack { Wrong().navigationDestination(for: Int.self) { Text("Outer \($0)") } }
    #expect(warnings(view) == ["navigation in BadInputTests.Wrong"])
  }

  @Test("SEM-277: a destination in a lazy container")
  func lazyDestination() {
    struct Wrong: View {
      var body: some View { Text("Row").navigationDestination(for: Int.self) { Text("\($0)") } }
    }
    #expect(warnings(NavigationStack { List { Wrong() } }) == ["navigation in BadInputTests.Wrong"])
  }

  @Test("SEM-278: a destination outside of a stack")
  func destinationOutside() {
    struct Wrong: View {
      var body: some View { Text("Root").navigationDestination(for: Int.self) { Text("\($0)") } }
    }
    #expect(warnings(Wrong()) == ["navigation in BadInputTests.Wrong"])
  }

  @Test("SEM-288: a stack on a page of another")
  func stackInStack() {
    struct Wrong: View {
      var body: some View { NavigationStack { Text("Inner") } }
    }
    #expect(warnings(NavigationStack { Wrong() }) == ["navigation in BadInputTests.Wrong"])
  }

  @Test("SEM-313: a second sheet while the first is shown")
  func twoSheets() {
    struct Wrong: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        Button("Both") { (first, second) = (true, true) }
          .sheet(isPresented: $first) { Button("Close first") { first = false } }
          .sheet(isPresented: $second) { Button("Close second") { second = false } }
      }
    }
    let found = warnings(Wrong()) { app in
      app.buttons["Both"].tap()
      app.buttons["Close second"].tap()
      app.buttons["Close first"].tap()
    }
    #expect(found == ["presentation in BadInputTests.Wrong"])
  }

  @Test("SEM-350: two fields with one focus value")
  func ambiguousFocus() {
    struct Wrong: View {
      @FocusState private var field: Int?
      @State private var texts = ["", ""]
      var body: some View {
        Button("Focus") { field = 1 }
        TextField("One", text: $texts[0]).focused($field, equals: 1)
        TextField("Two", text: $texts[1]).focused($field, equals: 1)
      }
    }
    let found = warnings(Wrong()) { app in
      app.buttons["Focus"].tap()
      app.typeText("x")
      #expect(app.textFields.element(boundBy: 0).value as? String == "x")
      #expect(
        app.issues(.focus) == [
          "Several views are focused(_:equals:) for the value Optional(1): the first one gets the focus."
        ])
    }
    #expect(found == ["focus in BadInputTests.Wrong"])
  }

  @Test("SEM-352: a selection that no option has")
  func invalidSelection() {
    struct Wrong: View {
      @State private var number = 7
      var body: some View { Picker("Number", selection: $number) { Text("One").tag(1) } }
    }
    #expect(warnings(Wrong()) == ["selection in BadInputTests.Wrong"])
  }

  @Test("A search field without a stack")
  func searchOutside() {
    struct Wrong: View {
      @State private var text = ""
      var body: some View { Text("Content").searchable(text: $text) }
    }
    #expect(warnings(Wrong()) == ["navigation in BadInputTests.Wrong"])
  }
}
