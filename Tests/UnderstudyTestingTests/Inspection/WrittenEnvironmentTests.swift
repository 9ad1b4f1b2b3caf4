import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The environment of a mounted view is written")
struct WrittenEnvironmentTests {
  @Test("The view and all below it see the value; views around and beside it do not")
  func reach() throws {
    let app = XCUIApplication { TonesScreen() }
    try app.view(TonesScreen.Part.self).setEnvironment(\.tone, to: "warm")

    #expect(app.tones == ["screen: plain", "part: warm", "inner: warm", "other: plain"])
    #expect(try app.view(TonesScreen.Part.self).environment(\.tone) == "warm")
    #expect(try app.view(TonesScreen.Part.self).state("tone", as: String.self) == "warm")
    #expect(try app.view(TonesScreen.self).environment(\.tone) == "plain")
  }

  @Test("State, identity and elements stay, and only bodies that read the value run, once")
  func economy() throws {
    let app = XCUIApplication { TonesScreen() }
    app.buttons["Count"].tap()
    let button = app.buttons["Count"].firstMatch
    #expect(button.exists)
    let start = app.events.last

    try app.view(TonesScreen.Part.self).setEnvironment(\.tone, to: "warm")

    #expect(app.events.after(start).of(.appearance, .disappearance).isEmpty)
    let runs = app.events.after(start).of(.bodyRun).lines
    #expect(runs == ["TonesScreen.Part: _tone changed.", "ToneText: _tone changed."])
    #expect(app.staticTexts["Counted 1, appeared 1"].exists)
    #expect(button.exists)
  }

  @Test("A second write replaces the first, an equal one is none, and another value is kept beside it")
  func secondWrite() throws {
    let app = XCUIApplication { TonesScreen() }
    let part = try app.view(TonesScreen.Part.self)
    try part.setEnvironment(\.tone, to: "warm")
    try part.setEnvironment(\.toneSize, to: 3)
    let start = app.events.last
    try part.setEnvironment(\.toneSize, to: 3)
    #expect(app.events.after(start).of(.bodyRun).isEmpty)

    try part.setEnvironment(\.tone, to: "cool")
    #expect(app.tones == ["screen: plain", "part: cool", "inner: cool", "other: plain"])
    #expect(try part.environment(\.toneSize) == 3)
  }

  @Test("What is set in between wins, and so does a write further in; other values come through")
  func between() throws {
    struct Setting: View {
      var body: some View {
        ToneText("outside")
        ToneText("inside").environment(\.tone, "set")
        ToneText("changed").transformEnvironment(\.tone) { $0 += "er" }
        Inner()
      }
    }
    struct Inner: View {
      var body: some View { ToneText("inner") }
    }
    let app = XCUIApplication { Setting() }
    try app.view(Inner.self).setEnvironment(\.tone, to: "written")
    try app.view(Setting.self).setEnvironment(\.tone, to: "warm")
    try app.view(Setting.self).setEnvironment(\.toneSize, to: 7)
    #expect(app.tones == ["outside: warm", "inside: set", "changed: warmer", "inner: written"])
    #expect(try app.views(ToneText.self).map { try $0.environment(\.toneSize) } == [7, 7, 7, 7])

    app.setEnvironment(\.tone, to: "app")
    app.setEnvironment(\.toneSize, to: 8)
    #expect(app.tones == ["outside: warm", "inside: set", "changed: warmer", "inner: written"])
    #expect(try app.view(ToneText.self).environment(\.toneSize) == 7)
  }

  @Test("Modifiers on the view are outside: they do not see the value, and it wins over theirs")
  func modifiers() throws {
    struct Screen: View {
      @State private var step = 0
      var body: some View {
        Button("Step") { step += 1 }
        Marked()
          .background { ToneText("behind") }
          .environment(\.tone, "outer \(step)")
          .environment(\.toneSize, step)
      }
    }
    struct Marked: View {
      var body: some View { ToneText("marked") }
    }
    let app = XCUIApplication { Screen() }
    try app.view(Marked.self).setEnvironment(\.tone, to: "warm")
    #expect(Set(app.tones) == ["marked: warm", "behind: outer 0"])

    app.buttons["Step"].tap()
    #expect(Set(app.tones) == ["marked: warm", "behind: outer 1"])
    #expect(try app.view(Marked.self).environment(\.toneSize) == 1)
  }

  @Test("It ends with the view: one that comes in its place inherits as if nothing had been written")
  func end() throws {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        Button("Next") { number += 1 }
        Nested(depth: 2).id(number)
      }
    }
    struct Nested: View {
      let depth: Int
      var body: some View {
        VStack {
          ToneText("depth \(depth)").onDisappear {}
          if depth > 0 { AnyView(Nested(depth: depth - 1)) }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    for _ in 0..<3 {
      let views = app.views(Nested.self)
      try views[1].setEnvironment(\.tone, to: "inner")
      try views[0].setEnvironment(\.tone, to: "outer")
      #expect(app.tones == ["depth 2: outer", "depth 1: inner", "depth 0: inner"])

      app.buttons["Next"].tap()
      #expect(app.tones == ["depth 2: plain", "depth 1: plain", "depth 0: plain"])
      #expect(throws: InspectionError.notMounted(view: "WrittenEnvironmentTests.Nested")) {
        try views[0].setEnvironment(\.tone, to: "late")
      }
      app.setEnvironment(\.toneSize, to: 1)
      #expect(try app.views(Nested.self)[1].environment(\.toneSize) == 1)
      app.setEnvironment(\.toneSize, to: 0)
    }
  }

  @Test("Actions and elements read what has been written")
  func actions() throws {
    struct Controls: View {
      @Environment(\.tone) private var tone
      @State private var said = "nothing"
      var body: some View {
        Text("Said \(said)")
        Button("Say") { said = tone }
        Text("Tap").onTapGesture { said = "tapped" }
      }
    }
    let app = XCUIApplication { Controls() }
    let controls = try app.view(Controls.self)
    try controls.setEnvironment(\.tone, to: "warm")
    app.buttons["Say"].tap()
    #expect(app.staticTexts["Said warm"].exists)

    try controls.setEnvironment(\.isEnabled, to: false)
    #expect(!app.buttons["Say"].isEnabled)
    try controls.setEnvironment(\.isEnabled, to: true)
    #expect(app.buttons["Say"].isEnabled)
    app.staticTexts["Tap"].tap()
    #expect(app.staticTexts["Said tapped"].exists)
  }

  @Test("The log contains the write and its writer")
  func log() throws {
    let app = XCUIApplication { TonesScreen() }
    let start = app.events.last
    try app.view(TonesScreen.Part.self).setEnvironment(\.toneSize, to: 2)
    let changes = app.events.after(start).of(.environmentChange)
    #expect(changes.count == 1)
    #expect(changes.first?.change?.old == "0")
    #expect(changes.first?.change?.new == "2")
    #expect(changes.first?.change?.writer == "the test")
  }

  @Test("Writes at any views in any order: each view sees the nearest one at or above it", arguments: 1...20)
  func anyOrder(seed: Int) throws {
    let app = XCUIApplication { Branch(path: "r") }
    var numbers = Numbers(state: UInt64(seed))
    var written: [String: String] = [:]
    var root = "plain"
    for step in 0..<12 {
      let views = app.views(Branch.self)
      let view = views[numbers.next(below: views.count)]
      let path = try view.value.path
      switch numbers.next(below: 5) {
      case 0:
        root = "root \(step)"
        app.setEnvironment(\.tone, to: root)
      case 1:
        let isOpen = try view.state("isOpen", as: Bool.self)
        try view.setState("isOpen", to: !isOpen)
        // What was closed has gone, with all that was written there.
        written = written.filter { $0.key == path || !$0.key.hasPrefix(path) }
      default:
        try view.setEnvironment(\.tone, to: "\(path) \(step)")
        written[path] = "\(path) \(step)"
      }
      for view in app.views(Branch.self) {
        let path = try view.value.path
        let expected = path.indices.reversed().lazy.compactMap { written[String(path[...$0])] }.first ?? root
        #expect(app.staticTexts["\(path)=\(expected)"].exists, "seed \(seed), step \(step)")
      }
    }
  }
}

/// A tree of views that can be cut at each of them.
private struct Branch: View {
  let path: String
  @Environment(\.tone) private var tone
  @State private var isOpen = true

  var body: some View {
    VStack {
      Text("\(path)=\(tone)")
      if isOpen, path.count < 4 {
        AnyView(Branch(path: path + "a"))
        AnyView(Branch(path: path + "b"))
      }
    }
  }
}

private struct Numbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

private struct TonesScreen: View {
  var body: some View {
    ToneText("screen")
    Part()
    ToneText("other")
  }

  struct Part: View {
    @Environment(\.tone) private var tone
    @State private var count = 0
    @State private var appearances = 0

    var body: some View {
      VStack {
        Text("part: \(tone)")
        Middle()
        Button("Count") { count += 1 }
        Text("Counted \(count), appeared \(appearances)")
      }
      .onAppear { appearances += 1 }
    }
  }

  struct Middle: View {
    var body: some View { ToneText("inner") }
  }
}

extension XCUIApplication {
  /// The texts that show a tone, in order.
  @MainActor
  fileprivate var tones: [String] { staticTexts.allElementsBoundByIndex.map(\.label).filter { $0.contains(": ") } }
}
