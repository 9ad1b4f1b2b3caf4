import SwiftUI
import Testing
import UnderstudyTesting

extension ContainerValues {
  @Entry fileprivate var mark = "-"
  @Entry fileprivate var other = 0
}

extension EnvironmentValues {
  @Entry fileprivate var tone = "plain"
}

@MainActor
@Suite("Subviews of containers")
struct SubviewsTests {
  /// Puts each of its subviews into a card that says what is written on it.
  struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      ForEach(subviews: content) { subview in
        VStack {
          Text("card \(subview.containerValues.mark)")
          subview
        }
      }
    }
  }

  struct Pair: View {
    let names: [String]
    var body: some View {
      Text(names[0])
      Text(names[1]).containerValue(\.mark, "pair")
    }
  }

  struct Tone: View {
    @Environment(\.tone) private var tone
    var body: some View { Text("tone \(tone)") }
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func labels(_ app: XCUIApplication) -> [String] { app.staticTexts.allElementsBoundByIndex.map(\.label) }

  // MARK: Which views are subviews

  @Test("Groups, conditions, rows and views with a list as body count as what they hold")
  func resolving() {
    let isOn = true
    let app = XCUIApplication {
      Cards {
        Text("A")
        Group {
          Text("B")
          EmptyView()
          Text("C")
        }
        if isOn { Text("D") } else { Text("none") }
        ForEach(["E", "F"], id: \.self) { Text($0) }
        Pair(names: ["G", "H"])
        VStack {
          Text("I")
          Text("J")
        }
      }
    }
    #expect(
      labels(app) == [
        "card -", "A", "card -", "B", "card -", "C", "card -", "D", "card -", "E", "card -", "F", "card -", "G",
        "card pair", "H", "card -", "I", "J",
      ])
  }

  @Test("A container gets all its subviews at once, and may show some, one of them twice, or none")
  func choosing() {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Button("Add") { names.append("d") }
        Button("Empty") { names = [] }
        Group(subviews: ForEach(names, id: \.self) { Text($0) }) { subviews in
          Text("count \(subviews.count)")
          if let first = subviews.first {
            first
            first
          }
          subviews.dropFirst(2)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(labels(app) == ["count 3", "a", "a", "c"])
    app.buttons["Add"].tap()
    #expect(labels(app) == ["count 4", "a", "a", "c", "d"])
    app.buttons["Empty"].tap()
    #expect(labels(app) == ["count 0"])
  }

  @Test("Subviews follow conditions and data, also where a view inside the list changes them")
  func following() {
    struct Toggling: View {
      @State private var isOn = false
      var body: some View {
        Button("Toggle") { isOn.toggle() }
        if isOn { Text("extra") }
      }
    }
    let app = XCUIApplication {
      Group(subviews: Toggling()) { subviews in
        Text("count \(subviews.count)")
        subviews
      }
    }
    #expect(labels(app) == ["count 1"])
    app.buttons["Toggle"].tap()
    #expect(labels(app) == ["count 2", "extra"])
    app.buttons["Toggle"].tap()
    #expect(labels(app) == ["count 1"])
  }

  // MARK: Identity

  @Test("A subview keeps its state while it is there, wherever it moves, and begins anew when it comes again")
  func state() {
    struct Screen: View {
      @State private var names = ["a", "b"]
      @State private var isShown = true
      var body: some View {
        Button("Swap") { names.reverse() }
        Button("Toggle") { isShown.toggle() }
        Cards {
          if isShown { Counter(name: "static") }
          ForEach(names, id: \.self) { Counter(name: $0) }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["a 0"].tap()
    app.buttons["static 0"].tap()
    app.buttons["Swap"].tap()
    #expect(app.buttons.allElementsBoundByIndex.suffix(3).map(\.label) == ["static 1", "b 0", "a 1"])
    app.buttons["Toggle"].tap()
    app.buttons["Toggle"].tap()
    #expect(app.buttons["static 0"].exists)
    #expect(app.buttons["a 1"].exists)
  }

  @Test("The id of a subview stays when it moves, and tells the branches of a condition apart")
  func identity() {
    struct Screen: View {
      static var seen: [[Subview.ID]] = []
      @State private var names = ["a", "b"]
      @State private var isFirst = true
      var body: some View {
        Button("Swap") { names.reverse() }
        Button("Branch") { isFirst.toggle() }
        Group(
          subviews: Group {
            if isFirst { Text("first") } else { Text("second") }
            ForEach(names, id: \.self) { Text($0) }
          }
        ) { subviews in
          let _ = Self.seen.append(subviews.map(\.id))
          subviews
        }
      }
    }
    Screen.seen = []
    let app = XCUIApplication { Screen() }
    app.buttons["Swap"].tap()
    app.buttons["Branch"].tap()
    app.buttons["Branch"].tap()
    let seen = Screen.seen
    #expect(seen.count == 4)
    #expect(Set(seen[0]).count == 3)
    #expect(seen[1] == [seen[0][0], seen[0][2], seen[0][1]])
    #expect(seen[2][0] != seen[1][0] && seen[2][1...] == seen[1][1...])
    #expect(seen[3] == seen[1])
  }

  @Test("A stand-in at one place that comes to stand for another subview begins anew")
  func anotherSubview() {
    struct Screen: View {
      @State private var position = 0
      var body: some View {
        Button("Next") { position = 1 - position }
        Group(
          subviews: Group {
            Counter(name: "a")
            Counter(name: "b")
          }
        ) { $0[position] }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["a 0"].tap()
    app.buttons["Next"].tap()
    #expect(app.buttons["b 0"].exists)
    app.buttons["Next"].tap()
    #expect(app.buttons["a 0"].exists)
  }

  // MARK: Updates

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

  @Test("A subview has the environment of its container, and not what is set on its stand-in")
  func environment() {
    struct Screen: View {
      @State private var tone = "list"
      var body: some View {
        Button("Change") { tone = "changed" }
        Cards {
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
      labels(app).filter { $0.hasPrefix("tone") } == ["tone container", "tone list", "tone plain", "tone stand-in"])
    app.buttons["Change"].tap()
    #expect(labels(app).filter { $0.hasPrefix("tone") }[1] == "tone changed")
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
    #expect(labels(app) == ["tone inner"])
    app.buttons["Toggle"].tap()
    #expect(labels(app) == ["tone plain"])
    app.buttons["Toggle"].tap()
    #expect(labels(app) == ["tone inner"])
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
