import SwiftUI
import Testing
import UnderstudyJSON
import XCUIAutomation

@testable import UnderstudySession

struct Sample_Previews: PreviewProvider {
  static var previews: some View { Text("A preview") }
}

@MainActor struct LaunchTests {
  private struct SettingsView: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var direction
    @AppStorage("visits") private var visits = 0

    var body: some View {
      Text("\(scheme) \(locale.identifier) \(typeSize) \(direction) \(visits)").accessibilityIdentifier("settings")
      Button("Visit") { visits += 1 }
    }
  }

  private func label(_ session: AppSession) -> String? {
    session.done("find", ["query": "settings"])["matches"]?.elements?.first?["label"]?.text
  }

  @Test("Settings launch the app as they say, and the steps are run again")
  func settings() {
    let session = session { SettingsView() }
    session.done("launch")
    #expect(label(session) == "light en_US large leftToRight 0")
    session.done("tap", ["target": "Visit"])
    session.done(
      "settings", ["scheme": "dark", "locale": "de_DE", "typeSize": "XL", "direction": "rightToLeft"])
    #expect(label(session)?.hasPrefix("dark de_DE xLarge rightToLeft ") == true)
    let turned = session.done("settings", ["orientation": "landscapeLeft", "device": "iPhone SE (3rd generation)"])
    #expect(turned["current"] == 1)
    #expect(session.done("tree")["width"] == 667)
    #expect(session.done("launch")["lines"]?.texts?.first?.contains("light en_US large") == true)
    #expect(session.done("tree")["width"] == 390)
  }

  @Test("Previews that are types are opened like apps")
  func previews() throws {
    let session = AppSession()
    let name = try #require(session.greeting["previews"]?.texts?.first { $0.hasSuffix("Sample_Previews") })
    let screen = session.done("launch", ["preview": .string(name)])
    #expect(screen["lines"]?.texts == ["e1 StaticText \"A preview\""])
    let code = session.done("code", ["name": "a preview"])["code"]?.text ?? ""
    #expect(code.contains("XCUIApplication { Sample_Previews.previews }"))
    #expect(session.error("launch", ["preview": "None"])?.code == .noApp)
  }

  @Test("Previews that are no types are listed with their places, and a test names them by their titles")
  func writtenPreviews() throws {
    let session = AppSession()
    let title = "UnderstudySessionTests.Kettle"
    let listed = session.done("previews")["previews"]?.elements?.first { $0["preview"]?.text == title }
    #expect(listed?["file"]?.text == "UnderstudySessionTests/PreviewCommandTests.swift")
    #expect(listed?["line"] == 10)
    session.done("launch", ["preview": "PreviewCommandTests:10"])
    let code = session.done("code", ["name": "a kettle"])["code"]?.text ?? ""
    #expect(code.contains("let app = Previews.named(\"\(title)\")[0].application()"))
    #expect(code.contains("app.launch()"))
    #expect(session.done("check", ["preview": "kettle"])["problems"]?.elements?.count == 0)
    #expect(session.error("check")?.code == .missingParameter)
  }

  @Test("Without an app there is nothing to launch, and of several one must be named")
  func choice() {
    #expect(AppSession(apps: []).error("tree")?.code == .noApp)
    let apps = ["A.TeaApp", "B.CoffeeApplication", "C.TeaApp"].map { name in
      LaunchableApp(name: name, blueprint: .view(named: name) { Text(name) })
    }
    let session = AppSession(apps: apps)
    #expect(session.error("tree")?.message == "3 apps are linked.")
    #expect(session.error("launch", ["app": "TeaApp"])?.message == "2 are called \"TeaApp\".")
    #expect(session.done("launch", ["app": "coffee"])["lines"]?.texts == ["e1 StaticText \"B.CoffeeApplication\""])
    #expect(session.done("launch", ["app": "C"])["lines"]?.texts == ["e1 StaticText \"C.TeaApp\""])
  }

  @Test("The home button and what brings the app back are steps, and a new launch begins upright")
  func life() {
    let session = teaSession()
    session.done("launch")
    session.done("home")
    #expect(session.error("tap", ["target": "Brew"])?.code == .notPossible)
    session.done("activate")
    session.done("tap", ["target": "Strong"])
    session.done("rotate", ["orientation": "landscapeRight"])
    #expect(session.done("tree")["width"] == 844)
    #expect(session.done("back", ["to": 1])["deterministic"] == true)
    #expect(session.done("tree")["width"] == 390)
  }
}
