import AppIntents
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Intents")
struct IntentTests {
  @Test("A test runs an intent and reads its value and dialog")
  func perform() async throws {
    let intent = BrewIntent(tea: "Assam")
    intent.strength = .strong
    let result = try await intent.perform()
    #expect(result.value == "Assam, strong")
    #expect(result.dialog?.description == "Assam is ready in 3 minutes")
    #expect(intent.isHot && intent.note == nil && intent.pictures == nil)
    await #expect(throws: TeaError.isEmpty) { _ = try await BrewIntent(tea: "").perform() }
  }

  @Test("An intent asks again by the error that it throws, by both of its names")
  func asking() async throws {
    struct Ask: AppIntent {
      static let title: LocalizedStringResource = "Ask"
      @Parameter(title: "Tea") var tea: String
      let way: String

      init() { way = "" }
      init(way: String) { self.way = way }

      func perform() async throws -> some IntentResult {
        switch way {
        case "older": throw $tea.requestValue("Which tea?")
        case "newer": throw $tea.needsValueError("Which tea?")
        default: return .result()
        }
      }
    }
    for way in ["older", "newer"] {
      await #expect(throws: AppIntentError.self) { _ = try await Ask(way: way).perform() }
    }
    await #expect(throws: Never.self) { _ = try await Ask().perform() }
  }

  @Test("The view of a result is shown by a test")
  func snippet() async throws {
    let result = try await ShowIntent().perform()
    let view = result.snippet
    let app = XCUIApplication { view }
    #expect(app.staticTexts["Two teas"].exists)
  }

  @Test("A button runs its intent, and the event log has the result")
  func button() {
    let app = XCUIApplication { Button("Brew", intent: BrewIntent(tea: "Sencha", minutes: 2)) }
    app.buttons["Brew"].tap()
    #expect(
      app.events.of(.log).lines == [
        "[AppIntents] Perform BrewIntent", "[AppIntents] BrewIntent returns Sencha, light",
        "[AppIntents] BrewIntent says \"Sencha is ready in 2 minutes\"",
      ])
  }

  @Test("If a parameter has no value, the user is asked before a button's intent runs")
  func missing() {
    let app = XCUIApplication { Button(intent: BrewIntent()) { Text("Brew") } }
    app.buttons["Brew"].tap()
    #expect(
      app.events.of(.log).lines == [
        "[AppIntents] The parameter \"Tea\" asks for a value \"Which tea?\": no answer",
        "[AppIntents] BrewIntent fails: The user has cancelled.",
      ])
    app.world.intents.answer("Mint")
    app.buttons["Brew"].tap()
    #expect(app.events.of(.log).lines.last == "[AppIntents] BrewIntent says \"Mint is ready in 3 minutes\"")
  }

  @Test("An error's text for the user is in the event log")
  func failure() {
    let app = XCUIApplication { Button("Brew", role: .destructive, intent: BrewIntent(tea: "")) }
    app.buttons["Brew"].tap()
    #expect(app.events.of(.log).lines.last == "[AppIntents] BrewIntent fails: The pot is empty")
  }

  @Test("The intent that a result opens runs next; what the app registers is its dependency")
  func chain() {
    let app = XCUIApplication {
      Button("Chain", systemImage: "leaf", intent: ChainIntent())
        .onAppear { AppDependencyManager.shared.add(dependency: Cellar(year: 1998)) }
    }
    app.buttons["Chain"].tap()
    #expect(
      app.events.of(.log).lines.prefix(3) == [
        "[AppIntents] Perform ChainIntent", "[AppIntents] ChainIntent returns 1998", "[AppIntents] Perform BrewIntent",
      ])
  }

  @Test("A toggle sets the intent's value, and shows what the app has made of it")
  func toggle() {
    struct Screen: View {
      let lamp: Lamp
      var body: some View { Toggle("Lamp", isOn: lamp.isOn, intent: LampIntent()) }
    }
    let lamp = Lamp()
    let app = XCUIApplication {
      Screen(lamp: lamp).onAppear { AppDependencyManager.shared.add { lamp } }
    }
    #expect(app.switches["Lamp"].value as? String == "0")
    app.switches["Lamp"].switches.firstMatch.tap()
    #expect(lamp.isOn)
    #expect(app.switches["Lamp"].value as? String == "1")
    app.switches["Lamp"].switches.firstMatch.tap()
    #expect(!lamp.isOn)
  }

  @Test("The test answers what an intent asks while it runs")
  func requests() {
    let app = XCUIApplication { Button("Ask", intent: AskIntent()) }
    app.world.intents.answer(5)
    app.world.intents.answer(TeaEntity(id: "mint", name: "Mint"))
    app.world.intents.answer(TeaEntity(id: "assam", name: "Assam"))
    app.buttons["Ask"].tap()
    #expect(
      app.events.of(.log).lines.dropFirst(1) == [
        "[AppIntents] Perform AskIntent",
        "[AppIntents] The parameter \"Tea\" asks for one of 2 values \"Which?\": Assam",
        "[AppIntents] AskIntent asks to confirm \"Really Assam?\": yes",
        "[AppIntents] The parameter \"Number\" asks for a value \"How many?\": 5",
        "[AppIntents] AskIntent returns 5 Assam",
      ])
    app.world.intents.confirms = false
    app.world.intents.answer(TeaEntity(id: "mint", name: "Mint"))
    app.world.intents.answer(TeaEntity(id: "assam", name: "Assam"))
    app.buttons["Ask"].tap()
    #expect(app.events.of(.log).lines.last == "[AppIntents] AskIntent fails: The user has cancelled.")
  }

  @Test("Queries give their entities")
  func queries() async throws {
    #expect(try await PotEntity.defaultQuery.entities(for: [2, 7]).map(\.id) == [2])
    #expect(try await PotEntity.defaultQuery.results().count == 3)
    #expect(await TeaQuery().defaultResult()?.name == "Sencha")
    #expect(try await TeaOptions().results() == ["Sencha"])
    AppDependencyManager.shared.add(dependency: Cellar(year: 1998))
    let sections = try await TeaQuery().suggestedEntities().sections
    #expect(sections.map { $0.items.map(\.value.name) } == [["Sencha"], ["Assam"]])
    let title = try #require(sections[1].items[0].title)
    #expect(String(localized: title) == "Assam of 1,998")
    #expect(
      EntityIdentifier(for: TeaEntity.self, identifier: "x") == EntityIdentifier(for: TeaEntity(id: "x", name: "")))
    #expect(Int.entityIdentifier(for: "7") == 7 && UUID.entityIdentifier(for: "7") == nil)
  }

  @Test("The user reads of values what their representations say")
  func representations() {
    #expect(String(localized: Strength.strong.localizedStringResource) == "Strong")
    #expect(String(localized: PotEntity(id: 3).localizedStringResource) == "Pot 3")
    #expect(TeaShortcuts.appShortcuts.count == 2)
    #expect(BrewIntent.persistentIdentifier == "BrewIntent")
  }

  @Test("A tip about Siri closes; a link to the Shortcuts app notes its tap")
  func links() {
    struct Screen: View {
      @State private var isVisible = true
      var body: some View {
        SiriTipView(intent: BrewIntent(), isVisible: $isVisible).siriTipViewStyle(.dark)
        ShortcutsLink().shortcutsLinkStyle(.lightOutline)
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["Brew Tea"].exists)
    app.buttons["Close"].tap()
    #expect(!app.staticTexts["Brew Tea"].exists)
    app.buttons["Shortcuts"].tap()
    #expect(app.events.of(.log).lines == ["[AppIntents] Open the Shortcuts app"])
  }
}
