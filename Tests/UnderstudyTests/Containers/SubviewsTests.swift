import SwiftUI
import Testing
import UnderstudyTesting

extension ContainerValues {
  @Entry fileprivate var mark = "-"
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

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

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
      app.texts == [
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
    #expect(app.texts == ["count 3", "a", "a", "c"])
    app.buttons["Add"].tap()
    #expect(app.texts == ["count 4", "a", "a", "c", "d"])
    app.buttons["Empty"].tap()
    #expect(app.texts == ["count 0"])
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
    #expect(app.texts == ["count 1"])
    app.buttons["Toggle"].tap()
    #expect(app.texts == ["count 2", "extra"])
    app.buttons["Toggle"].tap()
    #expect(app.texts == ["count 1"])
  }

  // MARK: Identity

  @Test("A subview keeps its state while it is there, wherever it moves, and has fresh state when it is added again")
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

  @Test("The id of a subview stays when it moves, and differs between the branches of a condition")
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

  @Test("A stand-in that gets another subview starts with fresh state")
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
}
