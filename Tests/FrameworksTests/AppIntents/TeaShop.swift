import AppIntents

// MARK: - Entities and choices, as apps have them

struct TeaEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
  static let defaultQuery = TeaQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Grams") var grams: Double?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "Tea", image: .init(systemName: "leaf"))
  }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

struct TeaQuery: EntityStringQuery {
  static let teas = ["sencha": "Sencha", "assam": "Assam"]

  @Dependency var cellar: Cellar

  func entities(for identifiers: [TeaEntity.ID]) async throws -> [TeaEntity] {
    identifiers.compactMap { id in Self.teas[id].map { TeaEntity(id: id, name: $0) } }
  }
  func suggestedEntities() async throws -> IntentItemCollection<TeaEntity> {
    IntentItemCollection {
      IntentItemSection("Green", items: [TeaEntity(id: "sencha", name: "Sencha")])
      IntentItemSection("Black") {
        IntentItem(TeaEntity(id: "assam", name: "Assam"), title: "Assam of \(cellar.year)")
      }
    }
  }
  func entities(matching string: String) async throws -> IntentItemCollection<TeaEntity> {
    IntentItemCollection(
      items: Self.teas.filter { $0.value.contains(string) }.map { TeaEntity(id: $0.key, name: $0.value) })
  }
  func defaultResult() async -> TeaEntity? { try? await entities(for: ["sencha"]).first }
}

struct PropertyQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\TeaEntity.$name) {
      EqualToComparator { "name == \($0)" }
      ContainsComparator { "name contains \($0)" }
    }
    Property(\TeaEntity.$grams) {
      LessThanComparator { "grams < \($0 ?? 0)" }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\TeaEntity.$name)
    SortableBy(\TeaEntity.$grams)
  }
  func entities(for identifiers: [String]) async throws -> [TeaEntity] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<TeaEntity>], limit: Int?
  ) async throws -> [TeaEntity] { [] }
}

struct PotEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Pot", numericFormat: "\(1) pots")
  static let defaultQuery = PotQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Pot \(id)" }
}

struct PotQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [PotEntity] { (1...3).map { PotEntity(id: $0) } }
}

enum Strength: String, AppEnum {
  case light, strong
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Strength"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .light: "Light", .strong: DisplayRepresentation(title: "Strong", subtitle: "Five minutes"),
  ]
}

enum TeaError: Error, CustomLocalizedStringResourceConvertible {
  case isEmpty
  var localizedStringResource: LocalizedStringResource { "The pot is empty" }
}

struct Cellar: Sendable { var year: Int }

// MARK: - Intents

struct BrewIntent: AppIntent {
  static let title: LocalizedStringResource = "Brew Tea"
  static let description = IntentDescription("Brews a pot", categoryName: "Tea", searchKeywords: ["pot"])
  static let openAppWhenRun = true
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Tea", requestValueDialog: "Which tea?") var tea: String
  @Parameter(title: "Minutes", default: 3, inclusiveRange: (1, 10)) var minutes: Int
  @Parameter(title: "Strength", default: .light) var strength: Strength
  @Parameter(title: "Note", inputOptions: .init(capitalizationType: .none, multiline: true)) var note: String?
  @Parameter(title: "Is hot", default: true, displayName: .init(true: "Hot", false: "Cold")) var isHot: Bool
  @Parameter(title: "When", kind: .time) var date: Date?
  @Parameter(title: "Pots", default: [], size: 2) var pots: [PotEntity]
  @Parameter(title: "Pictures", supportedTypeIdentifiers: ["public.image"]) var pictures: [IntentFile]?

  static var parameterSummary: some ParameterSummary {
    When(\.$note, .hasAnyValue) {
      Summary("Brew \(\.$tea) for \(\.$minutes) minutes") {
        \.$note
        \.$isHot
      }
    } otherwise: {
      Switch(\.$strength) {
        Case(.light) { Summary("Brew \(\.$tea)") }
        Case([.strong]) { Summary("Brew a strong \(\.$tea)") }
        DefaultCase { Summary() }
      }
    }
  }

  init() {}
  init(tea: String, minutes: Int = 3) {
    self.tea = tea
    self.minutes = minutes
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard !tea.isEmpty else { throw TeaError.isEmpty }
    return .result(value: "\(tea), \(strength.rawValue)", dialog: "\(tea) is ready in \(minutes) minutes")
  }
}

struct ShowIntent: AppIntent {
  static let title: LocalizedStringResource = "Show"
  static let isDiscoverable = false
  static var parameterSummary: some ParameterSummary { Summary("Show everything") }
  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    .result(dialog: IntentDialog(full: "All teas", supporting: "All")) { Text("Two teas") }
  }
}

struct ChainIntent: AppIntent {
  static let title = LocalizedStringResource("Chain", defaultValue: "Brew at once")
  @Parameter(title: "Tea") var tea: TeaEntity?
  @Dependency var cellar: Cellar
  func perform() async throws -> some ReturnsValue<Int?> & OpensIntent {
    .result(value: cellar.year, opensIntent: BrewIntent(tea: tea?.name ?? "Water"))
  }
}

struct AskIntent: ForegroundContinuableIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Tea") var tea: TeaEntity
  @Parameter(title: "Number") var number: Int?
  func perform() async throws -> some ReturnsValue<String> {
    let chosen = try await $tea.requestDisambiguation(
      among: [TeaEntity(id: "sencha", name: "Sencha"), TeaEntity(id: "assam", name: "Assam")], dialog: "Which?")
    try await requestConfirmation(result: .result(dialog: "Really \(chosen.name)?"), confirmationActionName: .order)
    let count = try await $number.requestValue("How many?")
    return .result(value: "\(count ?? 0) \(tea.name)")
  }
}

struct LampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  @Dependency var lamp: Lamp
  @MainActor func perform() async throws -> some IntentResult {
    lamp.isOn = value
    return .result()
  }
}

@MainActor @Observable final class Lamp { var isOn = false }

struct TeaWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Widget"
  @Parameter(title: "Tea") var tea: TeaEntity?
}

struct TeaFocus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Focus"
  var displayRepresentation: DisplayRepresentation { "Focus" }
  func perform() async throws -> some IntentResult { .result() }
}

struct TeaOptions: DynamicOptionsProvider {
  @IntentParameterDependency<ChainIntent>(\.$tea) var chain
  func results() async throws -> [String] { chain.map { $0.tea?.name ?? "" }.map { [$0] } ?? ["Sencha"] }
}

struct TeaShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewIntent(),
      phrases: ["Brew tea with \(.applicationName)", "\(\.$strength) tea in \(.applicationName)"],
      shortTitle: "Brew", systemImageName: "leaf")
    AppShortcut(intent: ShowIntent(), phrases: ["Show \(.applicationName)"])
  }
  static let shortcutTileColor: ShortcutTileColor = .teal
}
