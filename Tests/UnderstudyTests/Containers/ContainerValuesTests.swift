import SwiftUI
import Testing
import UnderstudyTesting

extension ContainerValues {
  @Entry fileprivate var mark = "-"
  @Entry fileprivate var level = 0
}

@MainActor
@Suite("Container values")
struct ContainerValuesTests {
  /// Shows what is written on each subview.
  struct Marks<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      ForEach(subviews: content) { Text("\($0.containerValues.mark) \($0.containerValues.level)") }
    }
  }

  @Test("A value on a group, a condition or rows is one on each of their views; the outermost takes precedence")
  func distributing() {
    let isOn = true
    let app = XCUIApplication {
      Marks {
        Group {
          Text("a")
          Text("b").containerValue(\.mark, "own").containerValue(\.level, 1)
          if isOn { Text("c").containerValue(\.level, 2) }
        }
        .padding()
        .containerValue(\.mark, "group")
        ForEach(0..<2) { Text("\($0)").containerValue(\.level, $0) }.onTapGesture {}.containerValue(\.mark, "row")
        Text("d").containerValue(\.mark, "d").padding().onAppear {}
      }
    }
    #expect(app.texts == ["group 0", "group 1", "group 2", "row 0", "row 1", "d 0"])
  }

  @Test("A value goes no further than the nearest container, neither out nor in")
  func nearest() {
    let app = XCUIApplication {
      Marks {
        VStack { Text("a").containerValue(\.mark, "inside") }
        Group(subviews: Text("b").containerValue(\.mark, "nested")) { $0 }
        Marks { Text("c") }.containerValue(\.mark, "around")
      }
      Marks { Marks { Text("d") }.containerValue(\.mark, "around") }
    }
    #expect(app.texts == ["- 0", "- 0", "around 0", "around 0"])
    let inner = XCUIApplication {
      ForEach(subviews: VStack { Marks { Text("d") } }.containerValue(\.mark, "around")) { $0 }
    }
    #expect(inner.texts == ["- 0"])
  }

  @Test("A value that changes reaches the container, and only its own rows are evaluated")
  func changing() {
    struct Screen: View {
      static var evaluated: [String] = []
      @State private var level = 1
      var body: some View {
        Button("Raise") { level += 1 }
        Levels(level: level)
      }
      struct Levels: View {
        let level: Int
        var body: some View {
          ForEach(subviews: content) { Self.row($0) }
        }
        @ViewBuilder private var content: some View {
          Text("a").containerValue(\.level, level)
          Text("b")
          ForEach(["r"], id: \.self) { Text($0) }.containerValue(\.level, level)
        }
        @ViewBuilder private static func row(_ subview: Subview) -> some View {
          let _ = evaluated.append("row")
          Text("level \(subview.containerValues.level)")
        }
      }
    }
    Screen.evaluated = []
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["level 1", "level 0", "level 1"])
    Screen.evaluated = []
    app.buttons["Raise"].tap()
    #expect(app.texts == ["level 2", "level 0", "level 2"])
    #expect(Screen.evaluated == ["row", "row"])
  }

  @Test("SEM-351: a container reads tags by their type, also as optionals of it")
  func tags() {
    let app = XCUIApplication {
      Group(
        subviews: Group {
          Text("a").tag(1)
          Text("b").tag(2, includeOptional: false)
          Text("c").tag("3")
          Text("d")
        }
      ) { subviews in
        ForEach(subviews) { subview in
          let values = subview.containerValues
          Text(
            "\(values.tag(for: Int.self) ?? 0) \((values.tag(for: Int?.self) ?? nil) ?? 0) \(values.hasTag("3"))"
              + " \(values.hasTag(1))")
        }
      }
    }
    #expect(app.texts == ["1 1 false true", "2 0 false false", "0 0 true false", "0 0 false false"])
  }

  @Test("A stand-in passes the tag of its subview to the picker around")
  func tagOfStandIn() {
    struct Choices<Content: View>: View {
      @Binding var choice: Int
      @ViewBuilder var content: Content
      var body: some View {
        Picker("Choice", selection: $choice) { ForEach(subviews: content) { $0 } }.pickerStyle(.segmented)
        TabView(selection: $choice) { ForEach(subviews: content) { $0.tabItem { Text("Tab") } } }
      }
    }
    struct Screen: View {
      @State private var choice = 2
      var body: some View {
        Text("choice \(choice)")
        Choices(choice: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.segmentedControls.buttons["Two"].isSelected)
    #expect(app.staticTexts["Two"].exists)
    app.segmentedControls.buttons["One"].tap()
    #expect(app.staticTexts["choice 1"].exists)
    #expect(app.staticTexts["One"].exists)
  }
}
