import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("E: the scene: phase, storage, URLs, delegate")
struct SceneTests {
  struct Phases: View {
    let trace: Trace
    @Environment(\.scenePhase) private var phase
    init(_ trace: Trace) { self.trace = trace }
    var body: some View {
      Text("Phase \(String(describing: phase))")
        .onChange(of: phase) { trace("\($0) → \($1)") }
    }
  }

  @Test("SEM-260: the home button makes the scene inactive, then background; activating makes it active again")
  func homeButton() {
    let trace = Trace()
    let app = XCUIApplication { Phases(trace) }
    #expect(app.staticTexts["Phase active"].exists)
    #expect(app.state == .runningForeground)
    XCUIDevice.shared.press(.home)
    #expect(app.state == .runningBackground)
    #expect(trace.take() == ["active → inactive", "inactive → background"])
    app.activate()
    #expect(app.state == .runningForeground)
    #expect(trace.take() == ["background → inactive", "inactive → active"])
  }

  @Test("SEM-260: an app reads its phase, and a launch begins active")
  func appPhase() {
    struct Logging: App {
      static let trace = Trace()
      @Environment(\.scenePhase) private var phase
      var body: some Scene {
        let _ = Self.trace("\(phase)")
        WindowGroup { Text("Root") }
      }
    }
    _ = Logging.trace.take()
    let app = XCUIApplication(Logging.self)
    XCUIDevice.shared.press(.home)
    app.launch()
    #expect(Logging.trace.entries == ["active", "inactive", "background", "active"])
    #expect(app.state == .runningForeground)
  }

  @Test("SEM-140, SEM-260: a scene runs its own actions for changes of what the app reads")
  func sceneChanges() {
    struct Watching: App {
      static let trace = Trace()
      @Environment(\.scenePhase) private var phase
      @State private var taps = 0
      var body: some Scene {
        WindowGroup {
          Button("Tap") { taps += 1 }
            .onChange(of: taps) { Self.trace("view \($0) → \($1)") }
        }
        .onChange(of: taps, initial: true) { Self.trace("scene \($0) → \($1)") }
        .onChange(of: phase) { Self.trace("\($0) → \($1)") }
        .environment(\.locale, Locale(identifier: "de"))
      }
    }
    _ = Watching.trace.take()
    let app = XCUIApplication(Watching.self)
    #expect(Watching.trace.take() == ["scene 0 → 0"])
    app.buttons["Tap"].tap()
    #expect(Watching.trace.take() == ["scene 0 → 1", "view 0 → 1"])
    XCUIDevice.shared.press(.home)
    #expect(Watching.trace.take() == ["active → inactive", "inactive → background"])
    app.launch()
    #expect(Watching.trace.take() == ["scene 0 → 0"])
  }

  @Test("An app in the background takes no touches")
  func background() {
    let app = XCUIApplication { TapCounter("Taps") }
    XCUIDevice.shared.press(.home)
    let messages = failures { app.buttons["Taps 0"].tap() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("the app is in the background: bring it back with activate() first") == true)
    app.activate()
    app.buttons["Taps 0"].tap()
    #expect(app.buttons["Taps 1"].exists)
  }

  @Test("SEM-092: views with one key share a value of the scene; the default is not written")
  func sceneStorage() {
    struct Counter: View {
      let name: String
      @SceneStorage("count") private var count = 0
      init(_ name: String) { self.name = name }
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Optionals: View {
      @SceneStorage("count") private var count: Int?
      @SceneStorage("tab") private var tab: String?
      var body: some View {
        Text("Stored \(count.map(String.init) ?? "nothing")")
        Button("Tab \(tab ?? "none")") { tab = tab == nil ? "first" : nil }
      }
    }
    let app = XCUIApplication {
      Counter("A")
      Counter("B")
      Optionals()
    }
    #expect(app.staticTexts["Stored nothing"].exists)
    app.buttons["A 0"].tap()
    app.buttons["B 1"].tap()
    #expect(app.buttons["A 2"].exists)
    #expect(app.staticTexts["Stored 2"].exists)
    app.buttons["Tab none"].tap()
    app.buttons["Tab first"].tap()
    #expect(app.buttons["Tab none"].exists)
    app.launch()
    #expect(app.buttons["A 0"].exists)
  }

  @Test(
    "A URL from outside reaches every onOpenURL in the order of the views, also after the app was in the background")
  func openURL() throws {
    struct Receiving: View {
      let trace: Trace
      @State private var opened = "nothing"
      init(_ trace: Trace) { self.trace = trace }
      var body: some View {
        Text("Opened \(opened)").onOpenURL { opened = $0.absoluteString }
        Text("Second").onOpenURL { trace("inner \($0.host() ?? "")") }.onOpenURL { trace("outer \($0.host() ?? "")") }
      }
    }
    let trace = Trace()
    let app = XCUIApplication { Receiving(trace) }
    app.open(try #require(URL(string: "shop://cart")))
    #expect(app.staticTexts["Opened shop://cart"].exists)
    #expect(trace.take() == ["outer cart", "inner cart"])
    XCUIDevice.shared.press(.home)
    XCUIDevice.shared.system.open(try #require(URL(string: "shop://orders")))
    #expect(app.state == .runningForeground)
    #expect(app.staticTexts["Opened shop://orders"].exists)
    app.terminate()
    app.open(try #require(URL(string: "shop://new")))
    #expect(app.staticTexts["Opened shop://new"].exists)
  }

  @Observable
  final class Delegate: NSObject, UIApplicationDelegate {
    nonisolated(unsafe) static var made = 0
    var launches = 0
    override init() {
      super.init()
      Self.made += 1
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      return true
    }
  }

  class PlainDelegate: NSObject, UIApplicationDelegate {
    let greeting = "hello"
  }

  @Test(
    "SEM-094: the delegate is made once, launches before the first body, and an observable one is in the environment")
  func delegate() {
    struct Reader: View {
      @Environment(Delegate.self) private var delegate
      var body: some View { Button("Launches \(delegate.launches)") { delegate.launches += 10 } }
    }
    struct Delegated: App {
      @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
      @UIApplicationDelegateAdaptor private var plain: PlainDelegate
      @State private var count = 0
      var body: some Scene {
        let (launches, greeting) = (delegate.launches, plain.greeting)
        WindowGroup {
          Button("Count \(count)") { count += 1 }
          Text("\(greeting) \(launches)")
          Reader()
        }
      }
    }
    Delegate.made = 0
    let app = XCUIApplication(Delegated.self)
    #expect(app.staticTexts["hello 1"].exists)
    app.buttons["Count 0"].tap()
    app.buttons["Launches 1"].tap()
    #expect(app.buttons["Launches 11"].exists)
    #expect(Delegate.made == 1)
  }

  @Test("SEM-261: EditButton toggles the mode of its page; each page has its own mode")
  func editButton() {
    struct Mode: View {
      let name: String
      @Environment(\.editMode) private var mode
      init(_ name: String) { self.name = name }
      var body: some View { Text("\(name) \(mode?.wrappedValue.isEditing == true)") }
    }
    let app = XCUIApplication {
      NavigationStack {
        VStack {
          Mode("root")
          NavigationLink("Push") { Mode("page").toolbar { EditButton() } }
        }
        .toolbar { EditButton() }
      }
    }
    app.buttons["Edit"].tap()
    #expect(app.staticTexts["root true"].exists)
    app.buttons["Push"].tap()
    #expect(app.staticTexts["page false"].exists)
    app.navigationBars.buttons["Edit"].tap()
    #expect(app.staticTexts["page true"].exists)
    app.navigationBars.buttons["Back"].tap()
    app.buttons["Done"].tap()
    #expect(app.staticTexts["root false"].exists)
  }

  @Test("SEM-261: a mode of the app's own is the one that EditButton toggles")
  func ownEditMode() {
    struct Screen: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        Text("Editing \(mode.isEditing)")
        EditButton().environment(\.editMode, $mode)
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Edit"].tap()
    #expect(app.staticTexts["Editing true"].exists)
    #expect(app.buttons["Done"].exists)
  }
}
