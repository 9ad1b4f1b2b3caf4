import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("A: other wrappers")
struct WrapperTests {
  @Test("SEM-085, SEM-243: an environment value evaluates its readers, only when it differs, and none in between")
  func environmentReaders() {
    struct Leaf: View {
      let trace: Trace
      @Environment(\.accent) private var accent
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        let _ = trace("leaf")
        Text(accent)
      }
    }
    struct Middle: View {
      let trace: Trace
      var body: some View {
        let _ = trace("middle")
        Leaf(trace)
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var step = 0
      var body: some View {
        Button("Next") { step += 1 }
        Middle(trace: trace)
          .environment(\.size, step)
          .environment(\.accent, step < 2 ? "red" : "blue")
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(trace.take() == ["middle", "leaf"])
    app.buttons["Next"].tap()
    #expect(trace.take() == [])
    app.buttons["Next"].tap()
    #expect(app.staticTexts["blue"].exists)
    #expect(trace.take() == ["leaf"])
  }

  @Test("SEM-086: a view with the whole environment is evaluated only for the values that it read")
  func wholeEnvironment() {
    struct Leaf: View {
      let trace: Trace
      @Environment(\.self) private var values
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        let _ = trace("leaf")
        Text(values.accent)
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var size = 0
      @State private var accent = "red"
      var body: some View {
        Button("Grow") { size += 1 }
        Button("Paint") { accent = "blue" }
        Leaf(trace).environment(\.size, size).environment(\.accent, accent)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Grow"].tap()
    #expect(trace.count("leaf") == 1)
    app.buttons["Paint"].tap()
    #expect(app.staticTexts["blue"].exists)
    #expect(trace.count("leaf") == 2)
  }

  @Test("SEM-087: a view that is not installed reads the default, and the log says so")
  func environmentNotInstalled() {
    struct Screen: View {
      @Environment(\.accent) var accent
      var body: some View { Text(accent) }
    }
    let app = XCUIApplication { Text("Running") }
    #expect(Screen().accent == "plain")
    #expect(
      app.issues(.propertyOutsideView).contains(
        "Accessing Environment<String>'s value outside of being installed on a View. This will always read the default"
          + " value and will not update."))
  }

  @Test("SEM-088: a namespace is one for the life of a view, and another for each view")
  func namespaces() {
    @MainActor final class Seen { var ids: [Namespace.ID] = [] }
    struct Child: View {
      let seen: Seen
      let step: Int
      @Namespace private var namespace
      init(_ seen: Seen, _ step: Int) { (self.seen, self.step) = (seen, step) }
      var body: some View {
        let _ = seen.ids.append(namespace)
        Text("Step \(step)")
      }
    }
    struct Screen: View {
      let seen: Seen
      @State private var step = 0
      var body: some View {
        Button("Next") { step += 1 }
        Child(seen, step)
        Child(seen, step)
      }
    }
    let seen = Seen()
    let app = XCUIApplication { Screen(seen: seen) }
    app.buttons["Next"].tap()
    #expect(seen.ids.count == 4)
    #expect(Set(seen.ids).count == 2)
    #expect(seen.ids[0] == seen.ids[2])
  }

  @Test("SEM-088, SEM-090: a namespace or focus read outside of a view is named in the log and matches nothing")
  func readOutside() {
    struct Screen: View {
      @Namespace var namespace
      @FocusState var isFocused: Bool
      var body: some View { Text("Screen") }
    }
    let app = XCUIApplication { Text("Running") }
    let screen = Screen()
    _ = screen.namespace
    #expect(
      app.issues(.propertyOutsideView) == [
        "Reading a Namespace property outside View.body. This will result in identifiers that never match any other"
          + " identifier."
      ])
    screen.$isFocused.wrappedValue = true
    #expect(!screen.$isFocused.wrappedValue)
    #expect(app.issues(.propertyOutsideView).count == 3)
  }

  @Test("SEM-095: update() alone runs no body")
  func updateRunsNoBody() {
    @propertyWrapper
    struct Counting: DynamicProperty {
      let trace: Trace
      @State private var unread = 0
      init(_ trace: Trace) { self.trace = trace }
      var wrappedValue: Int { 7 }
      var projectedValue: Binding<Int> { $unread }
      mutating func update() {
        let trace = trace
        MainActor.assumeIsolated { trace("update") }
      }
    }
    struct Screen: View {
      let trace: Trace
      @Counting private var value: Int
      init(_ trace: Trace) {
        self.trace = trace
        _value = Counting(trace)
      }
      var body: some View {
        let _ = trace("body")
        Button("Set \(value)") { $value.wrappedValue += 1 }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace) }
    app.buttons["Set 7"].tap()
    #expect(trace.entries == ["update", "body"])
  }

  struct AppWithState: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup { Button("Count \(count)") { count += 1 } }
    }
  }

  @Test("SEM-096: an app has state of its own, which its window follows")
  func appState() {
    let app = XCUIApplication(AppWithState.self)
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists)
  }

  struct SceneWithState: Scene {
    @State private var count = 0
    var body: some Scene {
      WindowGroup { Button("Scene \(count)") { count += 1 } }
    }
  }

  struct AppOfScene: App {
    var body: some Scene { SceneWithState() }
  }

  @Test("SEM-096: so has a scene")
  func sceneState() {
    let app = XCUIApplication(AppOfScene.self)
    app.buttons["Scene 0"].tap()
    #expect(app.buttons["Scene 1"].exists)
  }

  enum Size: String { case small, large }

  @Test("SEM-091: numbers, texts, data and raw values are stored; a default is not written")
  func storedTypes() throws {
    struct Screen: View {
      @AppStorage("flag") private var flag = false
      @AppStorage("count") private var count = 1
      @AppStorage("ratio") private var ratio = 0.5
      @AppStorage("name") private var name = "Ann"
      @AppStorage("site") private var site = URL(fileURLWithPath: "/a")
      @AppStorage("data") private var data = Data([1])
      @AppStorage("size") private var size = Size.small
      @AppStorage("maybe") private var maybe: Size?
      var body: some View {
        Button("Change") {
          flag = true
          count += 1
          ratio *= 3
          name += "e"
          site = URL(fileURLWithPath: "/b")
          data.append(2)
          size = .large
          maybe = .large
        }
        Text(
          "\(flag) \(count) \(ratio) \(name) \(site.path) \(data.count) \(size.rawValue) \(maybe?.rawValue ?? "nil")")
      }
    }
    struct Raw: View {
      @AppStorage("count") private var count: Int?
      var body: some View { Text("stored \(count.map(String.init) ?? "nothing")") }
    }
    let app = XCUIApplication {
      Screen()
      Raw()
    }
    #expect(app.texts == ["false 1 0.500000 Ann /a 1 small nil", "stored nothing"])
    app.buttons["Change"].tap()
    #expect(app.texts == ["true 2 1.500000 Anne /b 2 large large", "stored 2"])
  }

  @Test("SEM-095: a custom property is updated before each body, with what it contains connected")
  func customProperty() {
    @propertyWrapper
    struct Doubled: DynamicProperty {
      @State private var count = 1
      private var result = 0
      var wrappedValue: Int {
        get { result }
        nonmutating set { count = newValue }
      }
      mutating func update() { result = count * 2 }
    }
    struct Screen: View {
      @Doubled private var value
      var body: some View {
        Button("Value \(value)") { value = 5 }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Value 2"].tap()
    #expect(app.buttons["Value 10"].exists)
  }

  @Test("SEM-096: a view modifier has state of its own")
  func modifierState() {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        content
        Button("Count \(count)") { count += 1 }
      }
    }
    let app = XCUIApplication { Text("Content").modifier(Counting()) }
    app.buttons["Count 0"].tap()
    #expect(app.buttons["Count 1"].exists)
    #expect(app.staticTexts["Content"].exists)
  }

  @Test("SEM-091: a stored value shows in every view with the same key, and nil removes it")
  func appStorage() {
    struct Writer: View {
      @AppStorage("name") private var name: String?
      var body: some View {
        Button("Write") { name = "Ann" }
        Button("Remove") { name = nil }
      }
    }
    struct Reader: View {
      @AppStorage("name") private var name = "nobody"
      var body: some View { Text(name) }
    }
    let app = XCUIApplication {
      Writer()
      Reader()
    }
    #expect(app.staticTexts["nobody"].exists)
    app.buttons["Write"].tap()
    #expect(app.staticTexts["Ann"].exists)
    app.buttons["Remove"].tap()
    #expect(app.staticTexts["nobody"].exists)
  }
}
