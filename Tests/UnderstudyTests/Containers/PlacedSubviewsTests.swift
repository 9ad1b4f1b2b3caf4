import SwiftUI
import Testing
import UnderstudyTesting

extension EnvironmentValues {
  @Entry fileprivate var tone = "plain"
}

@MainActor
@Suite("Subviews where they are placed")
struct PlacedSubviewsTests {
  struct Tone: View {
    @Environment(\.tone) private var tone
    var body: some View { Text("tone \(tone)") }
  }

  @Test("A change inside a subview evaluates neither its container's closure nor other subviews")
  func evaluations() {
    struct Item: View {
      static var evaluated: [String] = []
      let name: String
      @State private var count = 0
      var body: some View {
        let _ = Self.evaluated.append(name)
        Button("\(name) \(count)") { count += 1 }
      }
    }
    struct Screen: View {
      static var evaluations = 0
      @State private var title = "one"
      var body: some View {
        Button("Rename") { title = "two" }
        ForEach(subviews: content) { subview in
          let _ = Self.evaluations += 1
          subview
        }
      }
      @ViewBuilder private var content: some View {
        Item(name: "a")
        Item(name: title)
      }
    }
    Item.evaluated = []
    Screen.evaluations = 0
    let app = XCUIApplication { Screen() }
    #expect(Item.evaluated == ["a", "one"])
    Item.evaluated = []
    let evaluations = Screen.evaluations
    app.buttons["a 0"].tap()
    #expect(Item.evaluated == ["a"])
    #expect(Screen.evaluations == evaluations)
    app.buttons["Rename"].tap()
    #expect(Item.evaluated == ["a", "two"])
    #expect(app.buttons["two 0"].exists)
    #expect(app.buttons["a 1"].exists)
  }

  @Test("Subviews appear where they are placed, once each, and disappear with their place")
  func appearance() {
    final class Log { var entries: [String] = [] }
    struct Screen: View {
      let log: Log
      @State private var shown = 2
      var body: some View {
        Button("Fewer") { shown = 1 }
        Button("More") { shown = 3 }
        Group(
          subviews: ForEach(["a", "b", "c"], id: \.self) { name in
            Text(name).onAppear { log.entries.append("\(name) +") }.onDisappear { log.entries.append("\(name) -") }
          }
        ) { $0.prefix(shown) }
      }
    }
    let log = Log()
    let app = XCUIApplication { Screen(log: log) }
    #expect(log.entries == ["a +", "b +"])
    app.buttons["Fewer"].tap()
    #expect(log.entries == ["a +", "b +", "b -"])
    app.buttons["More"].tap()
    #expect(log.entries == ["a +", "b +", "b -", "b +", "c +"])
  }

  @Test("What a subview sends up as preference goes by the place where it is shown")
  func preferences() {
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let app = XCUIApplication {
      Group(
        subviews: Group {
          Text("a").preference(key: Names.self, value: ["a"])
          Text("b").preference(key: Names.self, value: ["b"])
          Text("c").preference(key: Names.self, value: ["c"])
        }
      ) { subviews in
        subviews[2]
        subviews[0]
      }
    }
    #expect(app.preferences(Names.self).value == ["c", "a"])
  }

  @Test("A subview inherits the environment of its container, and not what is set on its stand-in")
  func environment() {
    struct Screen: View {
      @State private var tone = "list"
      var body: some View {
        Button("Change") { tone = "changed" }
        SubviewsTests.Cards {
          Tone()
          Group { Tone() }.environment(\.tone, tone)
        }
        .environment(\.tone, "container")
        Group(subviews: Tone()) { subviews in
          subviews.environment(\.tone, "stand-in")
          Tone().environment(\.tone, "stand-in")
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(
      app.texts.filter { $0.hasPrefix("tone") } == ["tone container", "tone list", "tone plain", "tone stand-in"])
    app.buttons["Change"].tap()
    #expect(app.texts.filter { $0.hasPrefix("tone") }[1] == "tone changed")
  }

  @Test("Content that is removed together with what it inherits ends properly, also inside an environment of its own")
  func removing() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("Toggle") { isShown.toggle() }
        Group(
          subviews: Group {
            if isShown {
              Group {
                VStack { Tone() }.environment(\.tone, "inner")
                Tone()
              }
              .environment(\.tone, "outer")
            }
            Tone()
          }
        ) { $0.first }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["tone inner"])
    app.buttons["Toggle"].tap()
    #expect(app.texts == ["tone plain"])
    app.buttons["Toggle"].tap()
    #expect(app.texts == ["tone inner"])
  }

  @Test("Identifiers written on subviews, on groups of them and on stand-ins name their elements")
  func identifiers() {
    let app = XCUIApplication {
      Group(
        subviews: Group {
          Text("a").accessibilityIdentifier("own")
          Group {
            Text("b")
            Text("c")
          }
          .accessibilityIdentifier("group")
          Text("d")
        }
      ) { subviews in
        subviews.dropLast()
        subviews[3].accessibilityIdentifier("stand-in")
      }
    }
    #expect(app.staticTexts["own"].label == "a")
    #expect(app.staticTexts.matching(identifier: "group").allElementsBoundByIndex.map(\.label) == ["b", "c"])
    #expect(app.staticTexts["stand-in"].label == "d")
  }
}
