import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Environment and layers")
struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var zone
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Text("\(scheme) \(size) \(locale.identifier) \(zone.secondsFromGMT()) \(sizeClass == .compact) \(phase)")
        .accessibilityIdentifier("values")
    }
  }

  @Test("SEM-262: values are the same wherever the test runs")
  func defaults() {
    let app = XCUIApplication { Reader() }
    #expect(app.staticTexts["values"].label == "light large en_US 0 true active")
  }

  @Test("modifiers set values for what is inside")
  func setting() {
    let app = XCUIApplication {
      Reader().dynamicTypeSize(...DynamicTypeSize.small).preferredColorScheme(.dark)
    }
    #expect(app.staticTexts["values"].label == "dark small en_US 0 true active")
  }

  @Test("Scroll indicators are visible by axis, and follow a change")
  func scrollIndicators() {
    struct Bars: View {
      @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
      @Environment(\.verticalScrollIndicatorVisibility) private var vertical
      var body: some View {
        Text("\(horizontal == .automatic), \(vertical == .hidden), \(vertical == .never)")
          .accessibilityIdentifier("bars")
      }
    }
    struct Screen: View {
      @State private var isNever = false
      var body: some View {
        Bars().scrollIndicators(isNever ? .never : .hidden, axes: .vertical)
        Button("Never") { isNever = true }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["bars"].label == "true, true, false")
    app.buttons["Never"].tap()
    #expect(app.staticTexts["bars"].label == "true, false, true")
    #expect(XCUIApplication { Bars().scrollIndicators(.hidden) }.staticTexts["bars"].label == "false, true, false")
    #expect(XCUIApplication { Bars() }.staticTexts["bars"].label == "true, false, false")
  }

  @Test("SEM-248: what is disabled further out stays disabled")
  func disabled() {
    let app = XCUIApplication {
      VStack {
        Button("In") {}.disabled(false)
      }
      .disabled(true)
      Button("Out") {}.disabled(false)
    }
    #expect(app.buttons["In"].isEnabled == false)
    #expect(app.buttons["Out"].isEnabled)
  }

  struct Opening: View {
    @Environment(\.openURL) private var openURL
    @State private var accepted = "?"
    let address = URL(string: "https://example.org")

    var body: some View {
      if let address {
        Button("Open") { openURL(address) { accepted = "\($0)" } }
        Link("Site", destination: address)
      }
      Text(accepted).accessibilityIdentifier("accepted")
    }
  }

  @Test("SEM-257, SEM-258: links and actions go through openURL")
  func openURL() {
    let app = XCUIApplication { Opening() }
    app.buttons["Open"].tap()
    #expect(app.staticTexts["accepted"].label == "true")
    let discarding = XCUIApplication {
      Opening().environment(\.openURL, OpenURLAction { _ in .discarded })
    }
    discarding.links["Site"].tap()
    discarding.buttons["Open"].tap()
    #expect(discarding.staticTexts["accepted"].label == "false")
  }

  struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Layers: View {
    @State private var names: [String] = []
    var body: some View {
      Text("Primary").preference(key: Names.self, value: ["primary"])
        .overlay { Text("Overlay").preference(key: Names.self, value: ["overlay"]) }
        .background { Text("Background").preference(key: Names.self, value: ["background"]) }
        .safeAreaInset(edge: .top) { Text("Top") }
        .onPreferenceChange(Names.self) { names = $0 }
      Text(names.joined(separator: " ")).accessibilityIdentifier("names")
    }
  }

  @Test("SEM-225: a background comes before its view, an overlay after it")
  func layers() {
    let app = XCUIApplication { Layers() }
    #expect(app.staticTexts["names"].label == "background primary overlay")
    let labels = app.staticTexts.allElementsBoundByIndex.map(\.label)
    #expect(labels == ["Top", "Background", "Primary", "Overlay", "background primary overlay"])
  }

  @Test("a background on rows of a list stays inside their cells")
  func backgroundInList() {
    let app = XCUIApplication {
      List {
        ForEach(0..<2) { row in Text("Row \(row)").background { Text("Behind \(row)") } }
      }
    }
    #expect(app.cells.count == 2)
    #expect(app.cells.element(boundBy: 0).staticTexts.count == 2)
  }

  struct Swapping: View {
    @State private var flag = false
    @State private var log = ""
    let transition: AnyTransition

    var body: some View {
      Button("Swap") { flag.toggle() }
      Text("x").onAppear { log += "A" }.onDisappear { log += "D" }.transition(transition).id(flag)
      Text(log).accessibilityIdentifier("log")
    }
  }

  @Test("SEM-168: without a transition the old view goes before the new one comes")
  func transitions() {
    let animated = XCUIApplication { Swapping(transition: .opacity.combined(with: .scale)) }
    animated.buttons["Swap"].tap()
    #expect(animated.staticTexts["log"].label == "AAD")
    let plain = XCUIApplication { Swapping(transition: .identity) }
    plain.buttons["Swap"].tap()
    #expect(plain.staticTexts["log"].label == "ADA")
  }

  @Test("F-07: the values' description names the keys that have been set, the newest first")
  func valuesDescription() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values.isEnabled = false
    values.locale = Locale(identifier: "de")
    let text = values.description
    #expect(text.hasPrefix("[EnvironmentPropertyKey<"))
    #expect(text.contains("LocaleKey"))
    #expect(text.hasSuffix(" = false]"))
  }
}
