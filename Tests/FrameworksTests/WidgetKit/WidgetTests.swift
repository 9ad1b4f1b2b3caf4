import SwiftUI
import Testing
import UnderstudyTesting
import WidgetKit

// MARK: - A widget as its extension declares it

struct TeaEntry: TimelineEntry {
  let date: Date
  let tea: String
}

struct TeaProvider: TimelineProvider {
  func placeholder(in context: Context) -> TeaEntry { TeaEntry(date: .now, tea: "…") }

  func getSnapshot(in context: Context, completion: @escaping (TeaEntry) -> Void) {
    completion(TeaEntry(date: .now, tea: context.isPreview ? "Preview" : "Sencha"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TeaEntry>) -> Void) {
    let entries = (0..<3).map { TeaEntry(date: .now + Double($0) * 3600, tea: "\(context.family) \($0)") }
    completion(Timeline(entries: entries, policy: .after(.distantFuture)))
  }
}

struct TeaWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  let entry: TeaEntry

  var body: some View {
    switch family {
    case .systemSmall: Text(entry.tea)
    case .accessoryCircular: ZStack { AccessoryWidgetBackground() }
    default: Text("\(entry.tea) in \(mode.description)").widgetAccentable().widgetURL(URL(string: "tea://now"))
    }
  }
}

struct TeaWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tea", provider: TeaProvider()) { entry in
      TeaWidgetView(entry: entry).containerBackground(for: .widget) { Color.green }
    }
    .configurationDisplayName("Tea")
    .description("The tea of the hour")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

struct Widgets: WidgetBundle {
  var body: some Widget {
    TeaWidget()
    if #available(iOS 18, *) { TeaWidget() }
  }
}

struct TeaWidgetPreviews: PreviewProvider {
  static var previews: some View {
    TeaWidgetView(entry: TeaEntry(date: .now, tea: "Sencha"))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

#Preview("Sencha", as: .systemSmall) {
  TeaWidget()
} timeline: {
  TeaEntry(date: .now, tea: "Sencha")
  TeaEntry(date: .now, tea: "Assam")
}

#Preview(as: .systemMedium) {
  TeaWidget()
} timelineProvider: {
  TeaProvider()
}

// MARK: - Tests

@MainActor
@Suite("Widgets")
struct WidgetTests {
  @Test("What the app asks of its widgets is counted and logged")
  func reloads() {
    struct Screen: View {
      @State private var found = ""
      var body: some View {
        Text(found).accessibilityIdentifier("found")
        Button("Save") {
          WidgetCenter.shared.reloadTimelines(ofKind: "Tea")
          WidgetCenter.shared.reloadAllTimelines()
        }
        Button("Find") {
          WidgetCenter.shared.getCurrentConfigurations { result in
            let widgets = (try? result.get()) ?? []
            Task { @MainActor in found = widgets.map { "\($0.kind) \($0.family)" }.joined(separator: ", ") }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Save"].tap()
    #expect(app.world.widgets.reloads == [.kind("Tea"), .all])
    #expect(
      app.events.of(.log).lines == ["[WidgetKit] Reload the timelines of Tea", "[WidgetKit] Reload all timelines"])
    app.world.widgets.place("Tea", .systemSmall)
    app.world.widgets.place("Pot", .accessoryInline)
    app.buttons["Find"].tap()
    #expect(app.staticTexts["found"].label == "Tea systemSmall, Pot accessoryInline")
    app.world.widgets.remove("Tea")
    app.buttons["Find"].tap()
    #expect(app.staticTexts["found"].label == "Pot accessoryInline")
  }

  @Test("The view of an entry is shown for a family")
  func families() {
    let entry = TeaEntry(date: .now, tea: "Sencha")
    let small = XCUIApplication { TeaWidgetView(entry: entry).environment(\.widgetFamily, .systemSmall) }
    #expect(small.staticTexts["Sencha"].exists)
    let other = XCUIApplication { TeaWidgetView(entry: entry).environment(\.widgetRenderingMode, .accented) }
    #expect(other.staticTexts["Sencha in accented"].exists)
    let preview = XCUIApplication { TeaWidgetPreviews.previews }
    #expect(preview.staticTexts["Sencha"].exists)
  }

  @Test("A test gets what a provider gives the system")
  func provider() async {
    let app = XCUIApplication { Text("Tea") }
    let timeline = await app.world.widgets.timeline(of: TeaProvider(), family: .systemLarge)
    #expect(timeline.entries.map(\.tea) == ["systemLarge 0", "systemLarge 1", "systemLarge 2"])
    #expect(timeline.policy == .after(.distantFuture))
    #expect(timeline.entries[0].relevance == nil)
    #expect(await app.world.widgets.snapshot(of: TeaProvider(), family: .systemSmall).tea == "Preview")
  }

  @Test("An app's own widgets compile")
  func declarations() {
    _ = Widgets().body
    #expect(WidgetFamily.allCases.map(\.rawValue) == Array(0...6))
  }
}
