import SwiftUI
import Testing
import UnderstudyTesting

/// F-108: an inspection looks into what is closed.
@MainActor
@Suite("Inspecting what is closed")
struct ClosedContentTests {
  @Observable final class Log { var lines: [String] = [] }

  private struct Row: View {
    let log: Log
    var body: some View { Button("Deep") { log.lines.append("deep") } }
  }

  private struct Screen: View {
    let log: Log
    @State private var isOpen = false
    var body: some View {
      NavigationStack {
        VStack {
          Menu("M") {
            Button("Item") { log.lines.append("item") }
            Menu("Inner") { Button("Nested") { log.lines.append("nested") } }
          } primaryAction: {
            log.lines.append("primary")
          }
          .id("menu")
          Text("Pressed").contextMenu { Button("Copy") { log.lines.append("copy") } }
          DisclosureGroup("More", isExpanded: $isOpen) { Text("Hidden words") }
          NavigationLink("Go") { Row(log: log) }
        }
        .toolbar { Button("Tool") { log.lines.append("tool") } }
      }
    }
  }

  @Test("F-108: the items of a closed menu are found and used, those of a menu in it too")
  func menus() throws {
    let log = Log()
    let screen = try Screen(log: log).inspect()
    try screen.find(button: "Item").tap()
    try screen.find(button: "Nested").tap()
    try screen.menu().find(button: "Item").tap()
    try screen.menu().callPrimaryAction()
    #expect(log.lines == ["item", "nested", "item", "primary"])
    #expect(try screen.menu().id() == AnyHashable("menu"))
  }

  @Test("F-108: a menu alone is looked into, and has no primary action where a tap opens it")
  func plainMenu() throws {
    let log = Log()
    let menu = try Menu("M") { Button("Item") { log.lines.append("item") } }.inspect()
    try menu.find(button: "Item").tap()
    #expect(log.lines == ["item"])
    #expect(throws: InspectionError.self) { try menu.menu().callPrimaryAction() }
    #expect(throws: InspectionError.self) { try menu.menu().id() }
  }

  @Test("F-108: context menus, groups, destinations and toolbars are looked into")
  func others() throws {
    let log = Log()
    let screen = try Screen(log: log).inspect()
    try screen.find(button: "Copy").tap()
    #expect(try screen.find(text: "Hidden words").string() == "Hidden words")
    try screen.find(Row.self).find(button: "Deep").tap()
    try screen.find(button: "Tool").tap()
    #expect(log.lines == ["copy", "deep", "tool"])
  }

  @Test("F-108: a toolbar outside of a stack and tabs that are not shown are looked into")
  func tabs() throws {
    struct Tabs: View {
      var body: some View {
        TabView {
          Text("First").toolbar { ToolbarItem { Button("Add") {} } }.tabItem { Text("One") }
          Text("Second").tabItem { Text("Two") }
        }
      }
    }
    let tabs = try Tabs().inspect()
    #expect(try tabs.find(text: "Second").string() == "Second")
    #expect(try tabs.find(ViewType.Text.self, where: { try $0.string() == "Second" }).string() == "Second")
    _ = try tabs.find(button: "Add")
  }

  @Test("F-108: what is closed does not appear, is not in the tree, and follows the state")
  func effects() throws {
    let log = Log()
    struct Page: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Menu("M") {
            Button("Add \(count)") { count += 1 }.onAppear { log.lines.append("appeared") }
          }
          .navigationTitle("Home")
          NavigationLink("Go") { Text("There").navigationTitle("Away") }
        }
      }
    }
    let app = XCUIApplication { Page(log: log) }
    let page = try app.view(Page.self).inspect()
    try page.find(button: "Add 0").tap()
    try page.find(button: "Add 1").tap()
    _ = try page.find(text: "There")
    #expect(log.lines == [])
    #expect(!app.buttons["Add 2"].exists)
    #expect(app.navigationBars["Home"].exists)
    app.buttons["M"].tap()
    #expect(app.buttons["Add 2"].exists)
    #expect(log.lines == ["appeared"])
  }

  @Test("F-108: pages that lead to each other end a search for what is nowhere")
  func endless() throws {
    struct Folder: View {
      let depth: Int
      var body: some View { NavigationLink("Folder \(depth)") { Folder(depth: depth + 1) } }
    }
    let folder = try Folder(depth: 0).inspect()
    _ = try folder.find(navigationLink: "Folder 2")
    #expect(throws: InspectionError.self) { try folder.find(text: "Nowhere") }
  }

  @Test("F-123: the action of refreshable is called and awaited")
  func refreshable() async throws {
    struct Feed: View {
      @State private var items = ["a"]
      var body: some View {
        List(items, id: \.self) { Text($0) }
          .refreshable {
            try? await Task.sleep(for: .seconds(3))
            items.append("b")
          }
      }
    }
    let feed = try Feed().inspect()
    try await feed.callRefreshable()
    #expect(try feed.find(text: "b").string() == "b")
    let plain = try Text("x").inspect()
    await #expect(throws: InspectionError.self) { try await plain.callRefreshable() }
  }
}
