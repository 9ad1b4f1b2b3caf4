import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("D: preferences")
struct PreferenceTests {
  /// The names that a view sends up to the root.
  func names<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> [String] {
    XCUIApplication(content: content).preferences(NamesKey.self).value
  }

  @Test("SEM-210: a view that writes nothing contributes nothing, not the default")
  func silentLeaf() {
    let names = names {
      VStack {
        Text("A")
        Text("B").preference(key: NamesKey.self, value: ["b"])
        Text("C")
      }
    }
    #expect(names == ["b"])
  }

  @Test("SEM-211: the first contribution is taken as it is, each further one is added in tree order")
  func combining() {
    let names = names {
      VStack {
        Text("A").preference(key: NamesKey.self, value: ["a"])
        HStack {
          Text("B").preference(key: NamesKey.self, value: ["b"])
          Text("C").preference(key: NamesKey.self, value: ["c"])
        }
        Text("D").preference(key: NamesKey.self, value: ["d"])
      }
    }
    #expect(names == ["a", "b", "c", "d"])
  }

  @Test("SEM-211: one contribution alone is not reduced")
  func single() {
    struct DoublingKey: PreferenceKey {
      static let defaultValue = 1
      static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 2 + nextValue() }
    }
    let app = XCUIApplication { VStack { Text("A").preference(key: DoublingKey.self, value: 5) } }
    #expect(app.preferences(DoublingKey.self).value == 5)
  }

  @Test("SEM-211: n contributions are reduced n - 1 times, and the default takes no part")
  func numberOfReductions() {
    struct CountingKey: PreferenceKey {
      static let defaultValue: [String] = ["default"]
      static func reduce(value: inout [String], nextValue: () -> [String]) {
        let next = nextValue()
        value = ["(\((value + next).joined(separator: " ")))"]
      }
    }
    let app = XCUIApplication {
      VStack {
        Text("A").preference(key: CountingKey.self, value: ["a"])
        Text("B").preference(key: CountingKey.self, value: ["b"])
        Text("C").preference(key: CountingKey.self, value: ["c"])
      }
    }
    #expect(app.preferences(CountingKey.self).value == ["((a b) c)"])
  }

  @Test("SEM-212: without a contribution the value is the default")
  func none() {
    #expect(names { VStack { Text("A") } } == ["default"])
  }

  @Test("SEM-213: a contribution that is not asked for is not computed")
  func lazily() {
    struct FirstKey: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) {}
    }
    let trace = Trace()
    let app = XCUIApplication {
      VStack {
        Text("A").preference(key: FirstKey.self, value: "a")
        Text("B").transformPreference(FirstKey.self) { _ in trace("computed") }
      }
    }
    #expect(app.preferences(FirstKey.self).value == "a")
    #expect(trace.entries == [])
  }

  @Test("SEM-213: a contribution of a list that can change, of rows or of a long list is not computed either")
  func lazilyInLists() {
    struct FirstKey: PreferenceKey {
      static let defaultValue = "default"
      static func reduce(value: inout String, nextValue: () -> String) {}
    }
    struct Screen: View {
      let trace: Trace
      @State private var isShown = true
      private var computed: some View { Text("B").transformPreference(FirstKey.self) { _ in trace("computed") } }
      var body: some View {
        Text("A").preference(key: FirstKey.self, value: "a")
        if isShown { computed }
        ForEach(0..<3) { _ in computed }
        ForEach(0..<300, id: \.self) { number in
          if number < 200 { Text("C") } else { computed }
        }
        VStack { if isShown { computed } }
        List { computed }
        AnyView(computed)
        Button("Toggle") { isShown.toggle() }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(app.preferences(FirstKey.self).value == "a")
    app.buttons["Toggle"].tap()
    app.buttons["Toggle"].tap()
    #expect(trace.entries == [])
  }

  @Test("SEM-213: a contribution that was not asked for is there when it is asked for, and is computed once")
  func askedLater() {
    struct EnoughKey: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {
        if value < 10 { value += nextValue() }
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var first = 10
      @State private var second = 1
      var body: some View {
        Text("A").preference(key: EnoughKey.self, value: first)
        if true {
          Text("B").transformPreference(EnoughKey.self) {
            trace("computed")
            $0 = second
          }
        }
        Button("Second") { second = 2 }
        Button("First") { first = 5 }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    let preferences = app.preferences(EnoughKey.self)
    #expect(preferences.value == 10)
    app.buttons["Second"].tap()
    #expect(trace.entries == [])
    app.buttons["First"].tap()
    #expect(preferences.value == 7)
    #expect(trace.entries == ["computed"])
  }

  @Test("SEM-214: a container whose list can change contributes the default where it has nothing")
  func dynamicContainer() {
    struct Screen: View {
      var body: some View {
        Color.red.preference(key: LastKey.self, value: "x").overlay { if true { Color.blue } }
      }
    }
    #expect(XCUIApplication { Screen() }.preferences(LastKey.self).value == "default")
  }

  @Test("SEM-215: inside a container whose list can change, views without the key are skipped")
  func insideDynamicContainer() {
    let names = names {
      VStack {
        if true { Text("A") }
        Text("B").preference(key: NamesKey.self, value: ["b"])
        if true { Text("C").preference(key: NamesKey.self, value: ["c"]) }
      }
    }
    #expect(names == ["b", "c"])
  }

  @Test("SEM-216: a written value replaces what the content sends, which is not asked for")
  func replacing() {
    let trace = Trace()
    let names = names {
      VStack {
        Text("A").preference(key: NamesKey.self, value: ["a"])
        Text("B").transformPreference(NamesKey.self) { _ in trace("asked") }
      }
      .preference(key: NamesKey.self, value: ["stack"])
    }
    #expect(names == ["stack"])
    #expect(trace.entries == [])
  }

  @Test("SEM-217: an observer further in still sees what the content sends")
  func observerFurtherIn() {
    let trace = Trace()
    let names = names {
      VStack { Text("A").preference(key: NamesKey.self, value: ["a"]) }
        .onPreferenceChange(NamesKey.self) { trace($0.joined()) }
        .preference(key: NamesKey.self, value: ["stack"])
    }
    #expect(names == ["stack"])
    #expect(trace.entries == ["a"])
  }

  @Test("SEM-218: a transform begins with the content's value, or with the default")
  func transform() {
    let names = names {
      Text("A").preference(key: NamesKey.self, value: ["a"]).transformPreference(NamesKey.self) { $0.append("more") }
      Text("B").transformPreference(NamesKey.self) { $0.append("only") }
    }
    #expect(names == ["a", "more", "default", "only"])
  }

  @Test("SEM-219: an optional preference has nil for its default")
  func optional() {
    struct OptionalKey: PreferenceKey {
      typealias Value = String?
      static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }
    #expect(XCUIApplication { Text("A") }.preferences(OptionalKey.self).value == nil)
  }

  @Test("SEM-220: the action is called at first, with the default too, if the content can write the key")
  func initialCall() {
    let trace = Trace()
    _ = XCUIApplication {
      Text("A").preference(key: NamesKey.self, value: ["default"])
        .onPreferenceChange(NamesKey.self) { trace("writer \($0.joined())") }
      Text("B").onPreferenceChange(NamesKey.self) { trace("none \($0.joined())") }
    }
    #expect(trace.entries == ["writer default"])
  }

  @Test("SEM-221, SEM-222: later the action is called for other values only, after the update, and may write state")
  func laterCalls() {
    struct Screen: View {
      let trace: Trace
      @State private var count = 0
      @State private var seen = ""
      var body: some View {
        Button("Count") { count += 1 }
        Text("Seen \(seen)")
        Text("A").preference(key: NamesKey.self, value: ["\(count / 2)"])
          .onPreferenceChange(NamesKey.self) {
            trace($0.joined())
            seen = $0.joined()
          }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    #expect(app.staticTexts["Seen 0"].exists)
    app.buttons["Count"].tap()
    app.buttons["Count"].tap()
    #expect(trace.entries == ["0", "1"])
    #expect(app.staticTexts["Seen 1"].exists)
  }

  @Test("SEM-223: a new identity calls the action again")
  func newIdentity() {
    struct Screen: View {
      let trace: Trace
      @State private var id = 0
      var body: some View {
        Button("Next") { id += 1 }
        Text("A").preference(key: NamesKey.self, value: ["a"])
          .onPreferenceChange(NamesKey.self) { trace($0.joined()) }
          .id(id)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Next"].tap()
    #expect(trace.entries == ["a", "a"])
  }

  @Test("SEM-224: the contribution of a view that is removed goes with it, in the same update")
  func removal() {
    struct Screen: View {
      let trace: Trace
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Remove") { isShown = false }
          Text("A").preference(key: NamesKey.self, value: ["a"])
          if isShown { Text("B").preference(key: NamesKey.self, value: ["b"]) }
        }
        .onPreferenceChange(NamesKey.self) { trace($0.joined()) }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Screen(trace: trace) }
    app.buttons["Remove"].tap()
    #expect(trace.entries == ["ab", "a"])
  }

  @Test("SEM-225: an overlay comes after what it covers, a background before")
  func layers() {
    let overlay = names {
      Text("A").preference(key: NamesKey.self, value: ["view"])
        .overlay { Text("B").preference(key: NamesKey.self, value: ["overlay"]) }
    }
    #expect(overlay == ["view", "overlay"])
    let background = names {
      Text("A").preference(key: NamesKey.self, value: ["view"])
        .background { Text("B").preference(key: NamesKey.self, value: ["background"]) }
    }
    #expect(background == ["background", "view"])
  }

  @Test("SEM-226: a view made of a preference follows it, and the value still goes up")
  func overlayPreferenceValue() {
    struct Screen: View {
      @State private var name = "a"
      var body: some View {
        Button("Rename") { name = "b" }
        Text("Base").preference(key: NamesKey.self, value: [name])
          .overlayPreferenceValue(NamesKey.self) { Text("Over \($0.joined())") }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Over a"].exists)
    app.buttons["Rename"].tap()
    #expect(app.staticTexts["Over b"].exists)
    #expect(app.preferences(NamesKey.self).value == ["b"])
  }

  @Test("SEM-228: what a modifier's body writes on a row of a list follows its changes")
  func rowsOfLists() {
    struct Tagging: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        content
          .preference(key: TagsKey.self, value: ["count \(count)"])
          .onTapGesture { count += 1 }
      }
    }
    let app = XCUIApplication {
      Form { Text("Row").modifier(Tagging()) }
    }
    let tags = app.preferences(TagsKey.self)
    #expect(tags.value == ["count 0"])
    app.staticTexts["Row"].tap()
    #expect(tags.value == ["count 1"])
  }

  struct TagsKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("SEM-228: a value written on a group is written for each of its views")
  func group() {
    let names = names {
      Group {
        Text("A")
        Text("B")
      }
      .preference(key: NamesKey.self, value: ["g"])
    }
    #expect(names == ["g", "g"])
  }
}
