import Combine
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("E: environment")
struct EnvironmentTests {
  struct Accent: View {
    @Environment(\.accent) private var accent
    var body: some View { Text("accent \(accent)") }
  }

  struct Size: View {
    @Environment(\.size) private var size
    var body: some View { Text("size \(size)") }
  }

  @Test("SEM-240: a value holds for what is to its left, and the nearest takes precedence")
  func nearest() {
    let app = XCUIApplication {
      VStack {
        Accent()
        Accent().environment(\.accent, "inner")
      }
      .environment(\.accent, "outer")
      Accent()
    }
    #expect(app.texts == ["accent outer", "accent inner", "accent plain"])
  }

  @Test("SEM-241: a transform gets the inherited value")
  func transform() {
    let app = XCUIApplication {
      Accent().transformEnvironment(\.accent) { $0 += "+" }.environment(\.accent, "outer")
    }
    #expect(app.texts == ["accent outer+"])
  }

  @Test("SEM-242: a transform that moves to another key gives the first key back")
  func transformMoves() {
    struct Values: View {
      @Environment(\.size) private var size
      @Environment(\.other) private var other
      var body: some View { Text("\(size) \(other)") }
    }
    struct Screen: View {
      @State private var isOther = false
      var body: some View {
        Button("Switch") { isOther = true }
        Values()
          .transformEnvironment(isOther ? \.other : \.size) { $0 = 5 }
          .environment(\.size, 1)
          .environment(\.other, 2)
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["5 2"])
    app.buttons["Switch"].tap()
    #expect(app.texts == ["1 5"])
  }

  @Observable
  class Model {
    let name: String
    init(_ name: String) { self.name = name }
  }

  final class Derived: Model {}

  final class Legacy: ObservableObject {
    @Published var name = "legacy"
  }

  struct OptionalReader: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model?.name ?? "none") }
  }

  @Test("SEM-244: an object is found by its type; an optional property is nil without one")
  func objects() {
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { Text(model.name) }
    }
    let app = XCUIApplication {
      Reader().environment(Model("inner"))
      OptionalReader().environment(Model("optional"))
      OptionalReader()
    }
    #expect(app.texts == ["inner", "optional", "none"])
  }

  struct Screen: View {
    var body: some View { VStack { Inner() } }
  }

  struct Inner: View {
    @Environment(Model.self) private var model
    var body: some View { Text(model.name) }
  }

  struct LegacyScreen: View {
    var body: some View { VStack { LegacyInner() } }
  }

  struct LegacyInner: View {
    @EnvironmentObject private var legacy: Legacy
    var body: some View { Text(legacy.name) }
  }

  @Test("SEM-245: using an object that is missing stops the app and names its type and the way to the view")
  func missingObservable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = XCUIApplication { Screen() } }
    }
    #expect(
      errorOutput(result).contains(
        "No Observable object of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of"
          + " this view. Path: EnvironmentTests.Screen > EnvironmentTests.Inner."))
  }

  @Test("SEM-245: so does using a missing ObservableObject")
  func missingObservableObject() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = XCUIApplication { LegacyScreen() } }
    }
    #expect(
      errorOutput(result).contains(
        "No ObservableObject of type Legacy found. A View.environmentObject(_:) for Legacy may be missing as an ancestor"
          + " of this view. Path: EnvironmentTests.LegacyScreen > EnvironmentTests.LegacyInner."))
  }

  @Test("SEM-245: a missing object that is not used stops nothing")
  func missingAndUnused() {
    struct Reader: View {
      @EnvironmentObject private var legacy: Legacy
      @Environment(Model.self) private var model
      var body: some View { Text("Unused") }
    }
    #expect(XCUIApplication { Reader() }.texts == ["Unused"])
  }

  @Test("SEM-246: an object is found under the type that it was given as, and under no other")
  func staticType() {
    struct DerivedReader: View {
      @Environment(Derived.self) private var model: Derived?
      var body: some View { Text(model?.name ?? "none") }
    }
    let app = XCUIApplication {
      VStack {
        OptionalReader()
        DerivedReader()
      }
      .environment(Derived("derived") as Model)
    }
    #expect(app.texts == ["derived", "none"])
  }

  @Test("SEM-248: what is disabled further out cannot be enabled further in")
  func disabled() {
    let app = XCUIApplication {
      VStack {
        Button("Inner on") {}.disabled(false)
        Button("Inner off") {}.disabled(true)
      }
      .disabled(true)
      Button("Off then on") {}.disabled(true).disabled(false)
      Button("On") {}.disabled(false)
    }
    #expect(!app.buttons["Inner on"].isEnabled)
    #expect(!app.buttons["Inner off"].isEnabled)
    #expect(!app.buttons["Off then on"].isEnabled)
    #expect(app.buttons["On"].isEnabled)
  }

  @Test("SEM-249: a sheet inherits the environment of its modifier's place, live")
  func sheet() {
    struct Presenter: View {
      @State private var size = 1
      var body: some View {
        Text("Presenter")
          .sheet(isPresented: .constant(true)) {
            Size()
            Button("Grow") { size += 1 }
          }
          .environment(\.size, size)
      }
    }
    let app = XCUIApplication { Presenter() }
    #expect(app.staticTexts["size 1"].exists)
    app.buttons["Grow"].tap()
    #expect(app.staticTexts["size 2"].exists)
  }

  @Test("SEM-250: a value that is set before the sheet modifier does not reach the sheet")
  func sheetOrder() {
    let app = XCUIApplication {
      Text("Presenter").environment(\.size, 3).sheet(isPresented: .constant(true)) { Size() }
    }
    #expect(app.staticTexts["size 0"].exists)
  }

  @Test("SEM-251: a page inherits the environment of its stack, not that of the page that declared or linked it")
  func page() {
    let app = XCUIApplication {
      NavigationStack {
        NavigationLink("Push", value: 1)
          .navigationDestination(for: Int.self) { _ in
            Size()
            Accent()
          }
          .environment(\.size, 3)
      }
      .environment(\.accent, "stack")
    }
    app.buttons["Push"].tap()
    #expect(app.texts == ["size 0", "accent stack"])
  }

  @Test("SEM-240: a modifier made from the environment follows the nearest values")
  func environmentalModifier() {
    struct Tagged: ViewModifier {
      let tag: String
      func body(content: Content) -> some View { content.accessibilityValue(tag) }
    }
    struct ByAccent: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> Tagged { Tagged(tag: environment.accent) }
    }
    struct Screen: View {
      @State private var accent = "one"
      var body: some View {
        Text("A").modifier(ByAccent()).environment(\.accent, accent)
        Button("Change") { accent = "two" }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["A"].value as? String == "one")
    app.buttons["Change"].tap()
    #expect(app.staticTexts["A"].value as? String == "two")
  }

  @Test("SEM-240: variants of symbols add up")
  func symbolVariants() {
    struct Reader: View {
      @Environment(\.symbolVariants) private var variants
      var body: some View {
        Text("\(variants == .circle.fill) \(variants.contains(.fill)) \(variants.contains(.slash))")
      }
    }
    #expect(XCUIApplication { Reader().symbolVariant(.fill).symbolVariant(.circle) }.texts == ["true true false"])
  }

  @Test("SEM-262: the defaults are those of an English iPhone in light mode")
  func defaults() {
    struct Defaults: View {
      @Environment(\.self) private var values
      var body: some View {
        Text("\(values.colorScheme) \(values.dynamicTypeSize) \(values.layoutDirection) \(values.isEnabled)")
        Text("\(values.locale.identifier) \(values.calendar.identifier) \(values.timeZone.secondsFromGMT())")
        Text(values.horizontalSizeClass == .compact ? "compact" : "other")
        Text("\(values.scenePhase) \(Int(values.displayScale)) \(values.editMode?.wrappedValue == .inactive)")
      }
    }
    #expect(
      XCUIApplication { Defaults() }.texts == [
        "light large leftToRight true", "en_US gregorian 0", "compact", "active 3 true",
      ])
  }

  @Test("SEM-260: a reader of the scene's phase follows it")
  func scenePhase() {
    struct Phase: View {
      let trace: Trace
      @Environment(\.scenePhase) private var phase
      init(_ trace: Trace) { self.trace = trace }
      var body: some View { Text("\(phase)").onChange(of: phase) { trace("\($0) \($1)") } }
    }
    struct Root: View {
      let trace: Trace
      @State private var phase = ScenePhase.active
      var body: some View {
        Button("Leave") { phase = .background }
        Phase(trace).environment(\.scenePhase, phase)
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Root(trace: trace) }
    app.buttons["Leave"].tap()
    #expect(app.texts == ["background"])
    #expect(trace.entries == ["active background"])
  }
}
