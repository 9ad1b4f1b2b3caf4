import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

/// Whether the compiler may call Foundation's own methods on an object that it has seen being made.
#if DEBUG
  private let isOptimized = false
#else
  private let isOptimized = true
#endif

/// A screen and a model that keep the same values.
private struct SettingsScreen: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("count") private var count = 0
  @AppStorage("flag") private var flag = false
  @State private var read = ""

  var body: some View {
    Text(name).accessibilityIdentifier("name")
    Text("\(count)").accessibilityIdentifier("count")
    Text(verbatim: "\(flag)").accessibilityIdentifier("flag")
    Text(read).accessibilityIdentifier("read")
    Button("Model writes") {
      UserDefaults.standard.set("Ada", forKey: "name")
      UserDefaults.standard.set(7, forKey: "count")
      UserDefaults.standard.set(true, forKey: "flag")
    }
    Button("View writes") {
      name = "Bob"
      count += 1
    }
    Button("Model reads") {
      let defaults = UserDefaults()
      read = "\(defaults.string(forKey: "name") ?? "nil") \(defaults.integer(forKey: "count"))"
    }
    Button("Thread writes") {
      Task.detached { UserDefaults.standard.set("Eve", forKey: "name") }
    }
    Button("Remove") { UserDefaults.standard.removeObject(forKey: "name") }
    Button("Clear") { UserDefaults.standard.removePersistentDomain(forName: Bundle.main.bundleIdentifier!) }
  }
}

/// What apps write that keep dates as texts.
extension Date: @retroactive RawRepresentable {
  public var rawValue: String { "\(Int(timeIntervalSince1970))" }

  public init?(rawValue: String) {
    guard let seconds = Int(rawValue) else { return nil }
    self.init(timeIntervalSince1970: TimeInterval(seconds))
  }
}

@MainActor struct UserDefaultsTests {
  @Test("F-09: a raw value that an app gives to a type of user defaults is what is stored, in wrappers of both kinds")
  func rawValueOfApp() {
    struct Screen: View {
      @AppStorage("day") private var day = Date(timeIntervalSince1970: 1)
      @AppStorage("last") private var last: Date?
      @SceneStorage("opened") private var opened = Date(timeIntervalSince1970: 2)
      @SceneStorage("closed") private var closed: Date?
      @State private var read = ""

      var body: some View {
        Text(verbatim: [day, last, opened, closed].map { $0?.rawValue ?? "none" }.joined(separator: " "))
          .accessibilityIdentifier("dates")
        Text(read).accessibilityIdentifier("read")
        Button("Write") {
          day += 10
          last = day
          opened += 10
          closed = opened
        }
        Button("Read") {
          let defaults = UserDefaults.standard
          read = "\(defaults.string(forKey: "day") ?? "nil") \(defaults.string(forKey: "last") ?? "nil")"
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["dates"].label == "1 none 2 none")
    app.buttons["Write"].tap()
    #expect(app.staticTexts["dates"].label == "11 11 12 12")
    app.buttons["Read"].tap()
    #expect(app.staticTexts["read"].label == "11 11")
  }

  @Test(
    "F-08: views and models see each other's writes, from any thread",
    .disabled(if: isOptimized, "an optimised call of a new object goes to Foundation's own class"))
  func sharing() {
    let app = XCUIApplication { SettingsScreen() }
    app.buttons["Model writes"].tap()
    #expect(app.staticTexts["name"].label == "Ada")
    #expect(app.staticTexts["count"].label == "7")
    #expect(app.staticTexts["flag"].label == "true")
    app.buttons["View writes"].tap()
    app.buttons["Model reads"].tap()
    #expect(app.staticTexts["read"].label == "Bob 8")
    app.buttons["Thread writes"].tap()
    #expect(app.staticTexts["Eve"].waitForExistence(timeout: 5))
    app.buttons["Remove"].tap()
    #expect(app.staticTexts["name"].label == "nobody")
    app.buttons["Clear"].tap()
    #expect(app.staticTexts["count"].label == "0")
  }

  @Test("F-08: values live across launches, in the test that wrote them", arguments: 0..<8)
  func relaunch(number: Int) {
    let app = XCUIApplication { SettingsScreen() }
    #expect(app.staticTexts["name"].label == "nobody")
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
    UserDefaults.standard.set(number, forKey: "count")
    app.buttons["View writes"].tap()
    app.terminate()
    app.launch()
    #expect(app.staticTexts["name"].label == "Bob")
    #expect(app.staticTexts["count"].label == "\(number + 1)")
  }

  @Test("F-08: what the test writes before the launch is there, and it reads what the app wrote")
  func test() {
    UserDefaults.standard.set("Zoe", forKey: "name")
    let app = XCUIApplication { SettingsScreen() }
    #expect(app.staticTexts["name"].label == "Zoe")
    app.buttons["View writes"].tap()
    #expect(UserDefaults.standard.string(forKey: "name") == "Bob")
    UserDefaults.standard.setValue("Kim", forKey: "name")
    #expect(app.staticTexts["name"].label == "Kim")
    #expect(UserDefaults.standard.value(forKey: "name") as? String == "Kim")
  }

  @Test(
    "F-08: a suite is a separate store, whichever code created its object, and a static one belongs to each test",
    .disabled(if: isOptimized, "an optimised call of a new object goes to Foundation's own class"))
  func suites() {
    struct Shared: View {
      static let store = UserDefaults(suiteName: "group.test")!
      @AppStorage("name", store: store) private var name = "nobody"
      var body: some View {
        Text(name)
        Button("Write") { UserDefaults(suiteName: "group.test")?.set("Ada", forKey: "name") }
      }
    }
    let app = XCUIApplication { Shared() }
    app.buttons["Write"].tap()
    #expect(app.texts == ["Ada"])
    #expect(UserDefaults.standard.string(forKey: "name") == nil)
    #expect(UserDefaults(suiteName: "group.test")?.string(forKey: "name") == "Ada")
  }

  @Test(
    "F-08: stored values take precedence over registered ones, launch arguments over stored ones",
    .disabled(if: isOptimized, "an optimised call of a new object goes to Foundation's own class"))
  func precedence() {
    struct Registering: View {
      init() { UserDefaults.standard.register(defaults: ["count": 5, "name": "registered"]) }
      var body: some View { SettingsScreen() }
    }
    let app = XCUIApplication { Registering() }
    #expect(app.staticTexts["count"].label == "5")
    #expect(app.staticTexts["name"].label == "registered")
    app.buttons["View writes"].tap()
    #expect(app.staticTexts["count"].label == "6")
    app.launchArguments = ["-count", "41", "-flag", "YES"]
    app.launch()
    #expect(app.staticTexts["count"].label == "41")
    #expect(app.staticTexts["flag"].label == "true")
    app.buttons["Model reads"].tap()
    #expect(app.staticTexts["read"].label == "Bob 41")
  }

  @Test("F-08: values come back in the types that code asks for")
  func types() {
    let defaults = UserDefaults.standard
    defaults.set(true, forKey: "bool")
    defaults.set(3, forKey: "int")
    defaults.set(1.5, forKey: "double")
    defaults.set(["a", "b"], forKey: "list")
    defaults.set(["a": 1], forKey: "map")
    defaults.set(Data([1, 2]), forKey: "data")
    defaults.set(Date(timeIntervalSinceReferenceDate: 7), forKey: "date")
    defaults.set(URL(string: "https://a.b"), forKey: "url")
    #expect(defaults.bool(forKey: "bool") && defaults.object(forKey: "bool") as? Bool == true)
    #expect(defaults.integer(forKey: "int") == 3 && defaults.object(forKey: "int") as? Int == 3)
    #expect(defaults.double(forKey: "double") == 1.5 && defaults.object(forKey: "double") as? Double == 1.5)
    #expect(defaults.stringArray(forKey: "list") == ["a", "b"] && defaults.array(forKey: "list")?.count == 2)
    #expect(defaults.dictionary(forKey: "map")?["a"] as? Int == 1)
    #expect(defaults.data(forKey: "data") == Data([1, 2]))
    #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 7))
    #expect(defaults.url(forKey: "url") == URL(string: "https://a.b"))
    #expect(defaults.string(forKey: "int") == "3" && defaults.integer(forKey: "absent") == 0)
    #expect(Set(defaults.dictionaryRepresentation().keys).isSuperset(of: ["bool", "int", "list"]))
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    #expect(defaults.object(forKey: "int") == nil)
  }
}

final class UserDefaultsFlows: XCTestCase {
  override func setUp() { UserDefaults.standard.set(1, forKey: "count") }

  @MainActor private func bump() {
    let app = XCUIApplication { SettingsScreen() }
    XCTAssertEqual(app.staticTexts["count"].label, "1")
    app.buttons["View writes"].tap()
    app.terminate()
    app.launch()
    XCTAssertEqual(app.staticTexts["count"].label, "2")
  }

  @MainActor func testOnce() { bump() }
  @MainActor func testAgain() { bump() }
}
