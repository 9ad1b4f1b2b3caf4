import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import XCTest

/// What an app finds in its user defaults that its launch arguments say.
@MainActor struct LaunchArgumentTests {
  private struct Screen: View {
    let read: (UserDefaults) -> String
    var body: some View { Text(verbatim: read(.standard)) }
  }

  /// What an app reads that is launched with arguments.
  private func value(of arguments: [String], _ read: @escaping (UserDefaults) -> String) -> String {
    let app = XCUIApplication { Screen(read: read) }
    app.launchArguments = arguments
    app.launch()
    return app.staticTexts.firstMatch.label
  }

  @Test("F-105: a value that is a property list, old-style or XML, has its type")
  func propertyLists() {
    #expect(
      value(of: ["-k", #"(Ada, "Grace H")"#]) { "\($0.stringArray(forKey: "k") ?? [])" } == #"["Ada", "Grace H"]"#)
    #expect(value(of: ["-k", "<true/>"]) { "\($0.object(forKey: "k") as? Bool ?? false)" } == "true")
    #expect(value(of: ["-k", "<false/>"]) { "\($0.object(forKey: "k") as? Bool ?? true)" } == "false")
    #expect(value(of: ["-k", "<integer>7</integer>"]) { "\($0.object(forKey: "k") as? Int ?? 0)" } == "7")
    #expect(value(of: ["-k", "<integer>1</integer>"]) { "\($0.object(forKey: "k") as? Int ?? 0)" } == "1")
    #expect(value(of: ["-k", "<integer>7</integer>"]) { $0.string(forKey: "k") ?? "nil" } == "7")
    #expect(value(of: ["-k", "<real>1.5</real>"]) { "\($0.object(forKey: "k") as? Double ?? 0)" } == "1.5")
    #expect(value(of: ["-k", "<0fbd 77>"]) { "\(Array($0.data(forKey: "k") ?? Data()))" } == "[15, 189, 119]")
    #expect(value(of: ["-k", "<data>AQI=</data>"]) { "\(Array($0.data(forKey: "k") ?? Data()))" } == "[1, 2]")
    let date = value(of: ["-k", "<date>2001-01-01T00:00:07Z</date>"]) { defaults in
      "\((defaults.object(forKey: "k") as? Date)?.timeIntervalSinceReferenceDate ?? 0)"
    }
    #expect(date == "7.0")
  }

  @Test("F-105: lists and dictionaries have typed parts")
  func nestedPropertyLists() {
    let map = value(of: ["-k", "{ a = 1; b = (x, y); }"]) { defaults in
      let map = defaults.dictionary(forKey: "k") ?? [:]
      return "\(map["a"] as? String ?? "nil") \(map["b"] as? [String] ?? [])"
    }
    #expect(map == #"1 ["x", "y"]"#)
    let list = value(of: ["-k", "<array><string>a</string><true/><integer>2</integer></array>"]) { defaults in
      let list = defaults.array(forKey: "k") ?? []
      return list.count == 3
        ? "\(list[0] as? String ?? "") \(list[1] as? Bool ?? false) \(list[2] as? Int ?? 0)" : "\(list)"
    }
    #expect(list == "a true 2")
    let dictionary = value(of: ["-k", "<dict><key>on</key><true/><key>n</key><integer>3</integer></dict>"]) {
      defaults in
      let map = defaults.dictionary(forKey: "k") ?? [:]
      return "\(map["on"] as? Bool ?? false) \(map["n"] as? Int ?? 0)"
    }
    #expect(dictionary == "true 3")
  }

  @Test("F-105: other values, and lists that cannot be read, are texts")
  func texts() {
    #expect(
      value(of: ["-k", "YES"]) { "\($0.object(forKey: "k") as? String ?? "nil") \($0.bool(forKey: "k"))" } == "YES true"
    )
    #expect(
      value(of: ["-k", "12"]) { "\($0.object(forKey: "k") as? String ?? "nil") \($0.integer(forKey: "k"))" } == "12 12")
    for text in ["(a", "<p>Hello", #"{"a":1}"#] {
      #expect(value(of: ["-k", text]) { $0.object(forKey: "k") as? String ?? "nil" } == text)
    }
  }

  @Test("F-105: stored values of views have the types of the launch arguments")
  func appStorage() {
    struct Stored: View {
      @AppStorage("data") private var data = Data()
      @AppStorage("on") private var isOn = false
      @AppStorage("n") private var number = 0
      @AppStorage("real") private var real = 0.0
      @AppStorage("text") private var text = ""
      var body: some View { Text(verbatim: "\(Array(data)) \(isOn) \(number) \(real) \(text)") }
    }
    let app = XCUIApplication { Stored() }
    app.launchArguments = [
      "-data", "<data>AQI=</data>", "-on", "<true/>", "-n", "<integer>7</integer>", "-real", "<real>1.5</real>",
      "-text", "<string>Ada</string>",
    ]
    app.launch()
    #expect(app.staticTexts.firstMatch.label == "[1, 2] true 7 1.5 Ada")
  }

  @Test(
    "F-105: the user's languages are read as a property list",
    arguments: [
      "(de)", #"("de")"#, "<array><string>de</string></array>", "de", "( de, en )",
    ])
  func languages(list: String) {
    struct Language: View {
      var body: some View { Text(verbatim: Locale.preferredLanguages.first ?? "none") }
    }
    let app = XCUIApplication { Language() }
    app.launchArguments = ["-AppleLanguages", list]
    app.launch()
    #expect(app.staticTexts.firstMatch.label == "de")
  }

  @Test("F-131: arguments, registered values and volatile domains of a launch end with it")
  func launches() {
    let seen: (UserDefaults) -> String = { defaults in
      let found = [
        defaults.string(forKey: "flag"), defaults.string(forKey: "registered"), defaults.string(forKey: "suite"),
        defaults.volatileDomain(forName: "own")["key"] as? String,
      ]
      if ProcessInfo.processInfo.arguments.contains("-first") {
        defaults.register(defaults: ["registered": "yes"])
        defaults.setVolatileDomain(["key": "own"], forName: "own")
        defaults.addSuite(named: "group.shared")
        UserDefaults(suiteName: "group.shared")?.set("shared", forKey: "suite")
      }
      return found.map { $0 ?? "nil" }.joined(separator: " ")
    }
    let app = XCUIApplication { Screen(read: seen) }
    func launch(_ arguments: [String]) -> String {
      app.launchArguments = arguments
      app.launch()
      return app.staticTexts.firstMatch.label
    }
    #expect(launch(["-flag", "YES", "-first"]) == "YES nil nil nil")
    #expect(UserDefaults.standard.string(forKey: "registered") == "yes")
    #expect(launch(["-flag", "NO"]) == "NO nil nil nil")
    #expect(launch([]) == "nil nil nil nil")
    #expect(UserDefaults.standard.object(forKey: "flag") == nil)
  }
}

/// Each alone would find its own arguments: the process must not keep those of the first launch.
final class LaunchArgumentFlows: XCTestCase {
  @MainActor private func check(_ arguments: [String], _ expected: String) {
    struct Screen: View {
      var body: some View { Text(verbatim: UserDefaults.standard.string(forKey: "flag") ?? "nil") }
    }
    let app = XCUIApplication { Screen() }
    app.launchArguments = arguments
    app.launch()
    XCTAssertEqual(app.staticTexts.firstMatch.label, expected, "F-131")
    XCTAssertNil(UserDefaults.standard.object(forKey: "flag"), "F-131")
  }

  @MainActor func testA() { check(["-flag", "YES"], "YES") }
  @MainActor func testB() { check(["-flag", "NO"], "NO") }
  @MainActor func testC() { check([], "nil") }
}
