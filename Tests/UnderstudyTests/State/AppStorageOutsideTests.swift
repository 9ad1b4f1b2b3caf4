import Combine
import SwiftUI
import Testing
import UnderstudyTesting

private enum Size: Int { case small, large }

private final class Settings: ObservableObject {
  @AppStorage("accent") var accent = "blue"
  @AppStorage("size") var size = Size.small
  @AppStorage("note") var note: String?
  @Published var count = 0
}

private class BaseSettings: ObservableObject {
  @AppStorage("base") var base = 1
}

private final class DerivedSettings: BaseSettings, @unchecked Sendable {
  @AppStorage("derived") var derived = 1
}

private final class Plain {
  @AppStorage("plain") var plain = 3
}

private struct Structure {
  @AppStorage("structure") var flag = false
}

@MainActor private enum Theme {
  @AppStorage("theme") static var name = "light"
}

private final class Shared: ObservableObject {
  @MainActor static let shared = Shared()
  @AppStorage("shared") var value = 0
}

@MainActor @Observable private final class LaunchModel {
  @ObservationIgnored @AppStorage("launches") var launches = 0
}

@MainActor
@Suite("F-112: stored defaults outside of views")
struct AppStorageOutsideTests {
  @Test("F-112: an observable object says before each change that it will change, whoever makes it")
  func observableObject() {
    struct Screen: View {
      @StateObject private var settings = Settings()
      var body: some View {
        Button("accent \(settings.accent)") { settings.accent = "red" }
        Button("size \(settings.size.rawValue)") { settings.size = .large }
        Button("note \(settings.note ?? "none")") { settings.note = settings.note == nil ? "a" : nil }
        Button("Other") { UserDefaults.standard.set("green", forKey: "accent") }
        Button("Thread") { Task.detached { UserDefaults.standard.set("white", forKey: "accent") } }
        Toggle("Large", isOn: Binding(get: { settings.size == .large }, set: { settings.size = $0 ? .large : .small }))
        TextField("Accent", text: $settings.accent)
        Writer(text: settings.$accent)
      }
    }
    struct Writer: View {
      @Binding var text: String
      var body: some View { Button("Writer \(text)") { text += "!" } }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["accent blue"].tap()
    #expect(app.buttons["accent red"].exists)
    #expect(UserDefaults.standard.string(forKey: "accent") == "red")
    app.buttons["size 0"].tap()
    #expect(app.buttons["size 1"].exists && UserDefaults.standard.integer(forKey: "size") == 1)
    app.buttons["note none"].tap()
    app.buttons["note a"].tap()
    #expect(app.buttons["note none"].exists)
    #expect(UserDefaults.standard.string(forKey: "note") == nil)
    app.buttons["Other"].tap()
    #expect(app.buttons["accent green"].exists)
    app.buttons["Thread"].tap()
    #expect(app.buttons["accent white"].waitForExistence(timeout: 5))
    #expect(app.textFields.firstMatch.value as? String == "white")
    app.buttons["Writer white"].tap()
    #expect(app.buttons["accent white!"].exists && app.buttons["Writer white!"].exists)
    UserDefaults.standard.set("black", forKey: "accent")
    #expect(app.buttons["accent black"].exists)
    #expect(app.runtimeIssues.isEmpty)
  }

  @Test("F-112: the object's publisher sends once for each write, before the value changes, in superclasses as well")
  func publisher() {
    let settings = DerivedSettings()
    var seen: [[Int]] = []
    let cancellable = settings.objectWillChange.sink { seen.append([settings.base, settings.derived]) }
    settings.base = 2
    settings.derived = 3
    UserDefaults.standard.set(4, forKey: "base")
    UserDefaults.standard.set(4, forKey: "another")
    #expect(seen == [[1, 1], [2, 1], [2, 3]])
    #expect(settings.base == 4)
    #expect(settings.derived == 3)
    cancellable.cancel()
  }

  @Test("F-112: an object is not retained by what follows its values")
  func lifetime() {
    weak var released: Settings?
    do {
      let settings = Settings()
      released = settings
      let cancellable = settings.objectWillChange.sink {}
      settings.accent = "red"
      cancellable.cancel()
    }
    #expect(released == nil)
    UserDefaults.standard.set("blue", forKey: "accent")
  }

  @Test("F-112: plain classes, structures and statics read and write, and views that hold them are not notified")
  func plain() {
    struct Screen: View {
      let plain = Plain()
      let structure = Structure()
      @State private var taps = 0
      var body: some View {
        Button("Taps \(taps)") { taps += 1 }
        Text("\(plain.plain) \(structure.flag ? "on" : "off") \(Theme.name)").accessibilityIdentifier("all")
        Button("Write") {
          plain.plain += 1
          structure.flag.toggle()
          Theme.name = "dark"
        }
        Button("Bind") { structure.$flag.wrappedValue = false }
      }
    }
    UserDefaults.standard.set(5, forKey: "plain")
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["all"].label == "5 off light")
    app.buttons["Write"].tap()
    #expect(app.staticTexts["all"].label == "5 off light")
    app.buttons["Taps 0"].tap()
    #expect(app.staticTexts["all"].label == "6 on dark")
    #expect(Theme.name == "dark" && UserDefaults.standard.bool(forKey: "structure"))
    app.buttons["Bind"].tap()
    #expect(!UserDefaults.standard.bool(forKey: "structure"))
  }

  @Test("F-112: a static begins with its default in each test", arguments: 0..<2)
  func apart(run: Int) {
    #expect(Theme.name == "light")
    Theme.name = "dark \(run)"
    #expect(Theme.name == "dark \(run)")
  }

  @Test("F-112: an object in a static publishes in each test", arguments: 0..<2)
  func sharedObject(run: Int) {
    struct Screen: View {
      @ObservedObject private var shared = Shared.shared
      var body: some View { Button("Value \(shared.value)") { shared.value += 1 } }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Value 0"].tap()
    #expect(app.buttons["Value 1"].exists)
  }

  @Test("F-112: a given store is used; that of defaultAppStorage(_:) is for views, which see what a model writes to it")
  func stores() throws {
    final class Grouped: ObservableObject {
      @AppStorage("name", store: UserDefaults(suiteName: "group")) var name = "none"
      @AppStorage("name") var own = "none"
    }
    struct Inner: View {
      @AppStorage("name") private var name = "none"
      var body: some View { Text("Inner \(name)") }
    }
    struct Screen: View {
      @StateObject private var model = Grouped()
      var body: some View {
        Button("Name \(model.name) \(model.own)") { model.name = "Ada" }
        Inner().defaultAppStorage(UserDefaults(suiteName: "group")!)
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Name none none"].tap()
    #expect(app.buttons["Name Ada none"].exists && app.staticTexts["Inner Ada"].exists)
    #expect(UserDefaults(suiteName: "group")?.string(forKey: "name") == "Ada")
    #expect(UserDefaults.standard.string(forKey: "name") == nil)
  }

  @Test("F-112: a model that the test makes shares the app's values")
  func modelOfTest() {
    struct Screen: View {
      @AppStorage("accent") private var accent = "blue"
      @ObservedObject var model: Settings
      var body: some View { Button("\(accent) \(model.accent)") { accent = "red" } }
    }
    let model = Settings()
    let app = XCUIApplication { Screen(model: model) }
    app.buttons["blue blue"].tap()
    #expect(app.buttons["red red"].exists && model.accent == "red")
    model.accent = "green"
    #expect(app.buttons["green green"].exists)
  }

  @Test("F-112: a view reads and writes before it is mounted, also in its initializer and in an observed class")
  func beforeMount() {
    struct Screen: View {
      @AppStorage("launches") var launches = 0
      @State private var model = LaunchModel()
      init() { launches += 1 }
      var body: some View { Text("Launches \(launches), \(model.launches)") }
    }
    UserDefaults.standard.set(4, forKey: "launches")
    let view = Screen()
    #expect(view.launches == 5)
    let app = XCUIApplication { view }
    #expect(app.staticTexts["Launches 5, 5"].exists)
  }
}
