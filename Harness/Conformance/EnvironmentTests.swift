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

  @Test("SEM-240: a value holds for what is to its left, and the nearest counts")
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
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "No Observable object of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of"
          + " this view. Path: EnvironmentTests.Screen > EnvironmentTests.Inner."))
  }

  @Test("SEM-245: so does using a missing ObservableObject")
  func missingObservableObject() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = XCUIApplication { LegacyScreen() } }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
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

  @Test("SEM-249: a sheet has the environment of its modifier's place, live")
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

  @Test("SEM-251: a page has the environment of its stack, not that of the page that declared or linked it")
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

  struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    let title: String
    init(_ title: String) { self.title = title }
    var body: some View { Button(title) { dismiss() } }
  }

  @Test("SEM-252: dismiss pops a page, closes a sheet, and does nothing at a root")
  func dismiss() {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Closer("Close root")
            Button("Present") { isShown = true }
            NavigationLink("Push") { Closer("Close page") }
          }
          .sheet(isPresented: $isShown) { Closer("Close sheet") }
        }
      }
    }
    let app = XCUIApplication { Root() }
    app.buttons["Close root"].tap()
    app.buttons["Push"].tap()
    app.buttons["Close page"].tap()
    #expect(app.buttons["Close root"].exists)
    app.buttons["Present"].tap()
    app.buttons["Close sheet"].tap()
    #expect(!app.buttons["Close sheet"].exists)
    #expect(app.buttons["Close root"].exists)
  }

  @Test("SEM-253: dismiss acts for the place where it was read")
  func dismissOfPlace() {
    struct Root: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isShown = false
      var body: some View {
        Button("Present") { isShown = true }
          .sheet(isPresented: $isShown) {
            NavigationStack {
              VStack {
                Button("Presenter's") { dismiss() }
                Closer("Close root of sheet")
                NavigationLink("Push") { Closer("Close page") }
              }
            }
          }
      }
    }
    let app = XCUIApplication { Root() }
    app.buttons["Present"].tap()
    app.buttons["Presenter's"].tap()
    #expect(app.buttons["Push"].exists)
    app.buttons["Push"].tap()
    app.buttons["Close page"].tap()
    #expect(app.buttons["Push"].exists)
    app.buttons["Close root of sheet"].tap()
    #expect(!app.buttons["Push"].exists)
  }

  @Test("SEM-254: dismiss writes the binding that presents")
  func dismissWrites() {
    struct Root: View {
      @State private var isShown = true
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("shown \(isShown) path \(path.count)")
            .navigationDestination(for: Int.self) { _ in Closer("Close page") }
        }
        .sheet(isPresented: $isShown) { Closer("Close sheet") }
      }
    }
    let app = XCUIApplication { Root() }
    app.buttons["Close sheet"].tap()
    app.buttons["Close page"].tap()
    #expect(app.staticTexts["shown false path 0"].exists)
  }

  @Test("SEM-256: a sheet and a pushed page are presented, a root is not")
  func isPresented() {
    struct Presented: View {
      @Environment(\.isPresented) private var isPresented
      let name: String
      init(_ name: String) { self.name = name }
      var body: some View { Text("\(name) \(isPresented)") }
    }
    let app = XCUIApplication {
      NavigationStack {
        VStack {
          Presented("root")
          NavigationLink("Push") {
            Presented("page").sheet(isPresented: .constant(true)) { Presented("sheet") }
          }
        }
      }
    }
    #expect(app.staticTexts["root false"].exists)
    app.buttons["Push"].tap()
    #expect(app.staticTexts["sheet true"].exists)
  }

  struct Opener: View {
    let trace: Trace
    let url: URL
    @Environment(\.openURL) private var openURL
    init(_ trace: Trace, _ url: String) { (self.trace, self.url) = (trace, URL(string: url)!) }
    var body: some View {
      Button("Open") { openURL(url) { trace("accepted \($0)") } }
    }
  }

  @Test(
    "SEM-257: a handler decides what becomes of a URL",
    arguments: [
      (OpenURLAction.Result.handled, true, []), (.discarded, false, []), (.systemAction, true, ["https://a.example"]),
      (.systemAction(URL(string: "https://b.example")!), true, ["https://b.example"]),
      (.systemAction(URL(string: "file:///tmp")!), false, []),
    ])
  func openURL(result: OpenURLAction.Result, accepted: Bool, opened: [String]) {
    let trace = Trace()
    let app = XCUIApplication {
      Opener(trace, "https://a.example").environment(\.openURL, OpenURLAction { _ in result })
    }
    app.buttons["Open"].tap()
    #expect(trace.entries == ["accepted \(accepted)"])
    #expect(app.host?.openedURLs.map(\.absoluteString) == opened)
  }

  @Test("SEM-257: without a handler the system gets the URL; without a system nobody does")
  func openURLBySystem() {
    let trace = Trace()
    let app = XCUIApplication { Opener(trace, "https://a.example") }
    app.buttons["Open"].tap()
    #expect(app.host?.openedURLs.map(\.absoluteString) == ["https://a.example"])
    EnvironmentValues().openURL(URL(string: "https://a.example")!) { trace("outside \($0)") }
    #expect(trace.entries == ["accepted true", "outside false"])
  }

  @Test("SEM-258: a link opens its URL through the environment")
  func link() {
    let trace = Trace()
    let app = XCUIApplication {
      Link("Site", destination: URL(string: "https://a.example")!)
        .environment(\.openURL, OpenURLAction { url in
          trace(url.absoluteString)
          return .handled
        })
    }
    app.links["Site"].tap()
    #expect(trace.entries == ["https://a.example"])
  }

  @Test("SEM-259: there is a refresh below refreshable only")
  func refresh() {
    struct Refresher: View {
      @Environment(\.refresh) private var refresh
      var body: some View {
        if let refresh {
          Button("Refresh") { Task { await refresh() } }
        } else {
          Text("No refresh")
        }
      }
    }
    let trace = Trace()
    let app = XCUIApplication {
      Refresher()
      Refresher().refreshable { trace("refreshed") }
    }
    #expect(app.staticTexts["No refresh"].exists)
    app.buttons["Refresh"].tap()
    app.settle()
    #expect(trace.entries == ["refreshed"])
  }

  @Test("SEM-262: the defaults are those of an English iPhone in light mode")
  func defaults() {
    struct Defaults: View {
      @Environment(\.self) private var values
      var body: some View {
        Text("\(values.colorScheme) \(values.dynamicTypeSize) \(values.layoutDirection) \(values.isEnabled)")
        Text("\(values.locale.identifier) \(values.calendar.identifier) \(values.timeZone.secondsFromGMT())")
        Text(values.horizontalSizeClass == .compact ? "compact" : "other")
        Text("\(values.scenePhase) \(Int(values.displayScale)) \(values.editMode == nil)")
      }
    }
    #expect(
      XCUIApplication { Defaults() }.texts == [
        "light large leftToRight true", "en_US gregorian 0", "compact", "active 3 true",
      ])
  }

  @Test("SEM-260: who reads the scene's phase follows it")
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
