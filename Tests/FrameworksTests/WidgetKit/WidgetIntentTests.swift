import ActivityKit
import AppIntents
import SwiftUI
import Testing
import UnderstudyTesting
import WidgetKit

private struct TeaChoice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a tea"
  @Parameter(title: "Tea", default: "Green") var tea: String
}

private struct ChoiceEntry: TimelineEntry, Sendable {
  let date: Date
  let tea: String
}

private struct ChoiceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ChoiceEntry { ChoiceEntry(date: .distantPast, tea: "") }
  func snapshot(for configuration: TeaChoice, in context: Context) async -> ChoiceEntry {
    ChoiceEntry(date: .distantPast, tea: context.isPreview ? "Any" : configuration.tea)
  }
  func timeline(for configuration: TeaChoice, in context: Context) async -> Timeline<ChoiceEntry> {
    Timeline(entries: [ChoiceEntry(date: .distantPast, tea: configuration.tea)], policy: .never)
  }
}

private struct ChoiceWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "tea", intent: TeaChoice.self, provider: ChoiceProvider()) { Text($0.tea) }
      .configurationDisplayName("Tea")
      .supportedFamilies([.systemSmall])
  }
}

private struct Brewing: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var tea: String
}

private struct BrewingWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Brewing.self) { context in
      Text("\(context.attributes.tea): \(context.state.minutes)").activityBackgroundTint(.green)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.tea) }
        DynamicIslandExpandedRegion(.bottom) {
          if context.isStale { Text("Old") }
        }
      } compactLeading: {
        Text("Tea")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("T")
      }
      .keylineTint(.green)
    }
  }
}

private struct SetKettle: SetValueIntent {
  static let title: LocalizedStringResource = "Kettle"
  @Parameter(title: "Hot") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

private struct KettleControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "kettle", provider: Provider()) { isOn in
      ControlWidgetToggle("Kettle", isOn: isOn, action: SetKettle()) {
        Label($0 ? "Hot" : "Cold", systemImage: "flame")
      }
    }
    .displayName("Kettle")
  }
}

private struct ChoiceBundle: WidgetBundle {
  var body: some Widget {
    ChoiceWidget()
    BrewingWidget()
    KettleControl()
  }
}

@MainActor
@Suite("Widgets that the user can change, and controls")
struct WidgetIntentTests {
  @Test("A test asks a provider for what a widget shows with a choice of the user's")
  func provider() async {
    let app = XCUIApplication { EmptyView() }
    let choice = TeaChoice()
    choice.tea = "Black"
    let timeline = await app.world.widgets.timeline(of: ChoiceProvider(), for: choice, family: .systemSmall)
    #expect(timeline.entries.map(\.tea) == ["Black"])
    #expect(await app.world.widgets.snapshot(of: ChoiceProvider(), for: choice, family: .systemSmall).tea == "Any")
    #expect(ChoiceProvider().recommendations().isEmpty)
    _ = ChoiceBundle().body
  }

  @Test("What the app asks of its controls is noted, and a test asks their providers")
  func controls() async throws {
    let app = XCUIApplication {
      Button("Reload") {
        ControlCenter.shared.reloadControls(ofKind: "kettle")
        ControlCenter.shared.reloadAllControls()
      }
    }
    app.buttons["Reload"].tap()
    #expect(app.world.widgets.reloads == [.controls("kettle"), .allControls])
    #expect(try await KettleControl.Provider().currentValue())
  }
}
