import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Split views in a regular width")
struct SplitViewLayoutTests {
  private struct Two: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var selection: Int?
    var columnWidth: CGFloat?

    var body: some View {
      NavigationSplitView {
        VStack(spacing: 0) {
          List(selection: $selection) {
            ForEach(1..<4, id: \.self) { Text("Row \($0)") }
            NavigationLink("View") { Text("Destination").navigationTitle("Page") }
            NavigationLink("Value", value: "x")
          }
          Narrow()
        }
        .navigationTitle("Rows")
        .navigationDestination(for: String.self) { Text("Page \($0)") }
        .navigationSplitViewColumnWidth(columnWidth ?? 320)
      } detail: {
        VStack {
          Text("Detail \(selection ?? 0) \(width == .regular ? "regular" : "compact")")
          SizedBox(id: "fill")
        }
        .navigationTitle("Detail")
      }
    }
  }

  private struct Narrow: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View { Text(width == .compact ? "narrow" : "wide") }
  }

  private func launch<Content: View>(
    _ device: Profile.Device = .iPadPro11, _ orientation: UIDeviceOrientation = .landscapeLeft,
    @ViewBuilder _ content: @escaping () -> Content
  ) -> XCUIApplication {
    XCUIDevice.shared.orientation = orientation
    let app = XCUIApplication { content() }
    app.profile.device = device
    app.launch()
    return app
  }

  @Test("LAY-214: sidebar and detail are beside each other on an iPad that is held sideways")
  func besideEachOther() {
    let app = launch { Two() }
    #expect(app.navigationBars["Rows"].frame.isNear(0, 24, 320, 102))
    #expect(app.navigationBars["Detail"].frame.isNear(320, 24, 874, 102))
    #expect(app.collectionViews.firstMatch.frame.minX == 0 && app.collectionViews.firstMatch.frame.width == 320)
    #expect(app.buttons["fill"].frame.minX == 320 && app.buttons["fill"].frame.maxX == 1194)
    #expect(app.staticTexts["narrow"].exists)
    #expect(app.staticTexts["Detail 0 regular"].exists)
  }

  @Test("LAY-214: a column gets the width that it asks for")
  func columnWidth() {
    let app = launch { Two(columnWidth: 250) }
    #expect(app.navigationBars["Rows"].frame.width == 250)
    #expect(app.navigationBars["Detail"].frame.minX == 250)
  }

  @Test("SEM-293: a chosen row changes the detail, and nothing is pushed")
  func selection() {
    let app = launch { Two() }
    app.staticTexts["Row 2"].tap()
    #expect(app.staticTexts["Detail 2 regular"].exists)
    #expect(app.cells.containing(.staticText, identifier: "Row 2").firstMatch.isSelected)
    #expect(app.navigationBars["Rows"].exists && app.staticTexts["Row 3"].isHittable)
    #expect(!app.navigationBars["Detail"].buttons["Rows"].exists)
  }

  @Test("SEM-293: links of the sidebar show their destination in the detail, and a chosen row the detail's own root")
  func links() {
    let app = launch { Two() }
    app.buttons["View"].tap()
    #expect(app.staticTexts["Destination"].exists && app.navigationBars["Page"].exists)
    #expect(app.navigationBars["Page"].buttons.count == 0)
    #expect(!app.staticTexts["Detail 0 regular"].exists)
    app.buttons["Value"].tap()
    #expect(app.staticTexts["Page x"].exists && !app.staticTexts["Destination"].exists)
    app.staticTexts["Row 1"].tap()
    #expect(app.staticTexts["Detail 1 regular"].exists && !app.staticTexts["Page x"].exists)
    #expect(app.navigationBars["Rows"].exists)
  }

  @Test("LAY-214: upright, the detail is alone, and a button of its bar lays the sidebar over it")
  func upright() {
    let app = launch(.iPadPro11, .portrait) { Two() }
    #expect(!app.staticTexts["Row 1"].exists)
    #expect(app.navigationBars["Detail"].frame.isNear(0, 24, 834, 102))
    #expect(app.navigationBars["Detail"].buttons["ToggleSidebar"].label == "Show Sidebar")
    app.buttons["ToggleSidebar"].tap()
    #expect(app.navigationBars["Rows"].frame.isNear(0, 24, 320, 102))
    #expect(app.navigationBars["Detail"].frame.width == 834)
    #expect(app.navigationBars["Rows"].buttons["ToggleSidebar"].label == "Hide Sidebar")
    app.buttons["ToggleSidebar"].tap()
    #expect(!app.staticTexts["Row 1"].exists)
  }

  @Test("LAY-214: in the balanced style the columns share an upright screen")
  func balanced() {
    let app = launch(.iPadPro11, .portrait) { Two().navigationSplitViewStyle(.balanced) }
    app.buttons["ToggleSidebar"].tap()
    #expect(app.navigationBars["Detail"].frame.isNear(320, 24, 514, 102))
  }

  @Test("LAY-214: turning the device shows and hides the sidebar")
  func turning() {
    let app = launch(.iPadPro11, .portrait) { Two() }
    #expect(app.navigationBars.count == 1)
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(app.navigationBars.count == 2)
    #expect(app.navigationBars["Detail"].frame.minX == 320)
  }

  @Test("LAY-214: the app says which columns are shown, and gets to know when the user changes that")
  func visibility() {
    struct Screen: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("First").navigationTitle("One")
        } content: {
          Text("Second").navigationTitle("Two")
        } detail: {
          Text(visibility == .all ? "all" : visibility == .doubleColumn ? "two" : "one").accessibilityIdentifier("last")
          Button("Alone") { visibility = .detailOnly }
        }
      }
    }
    let app = launch { Screen() }
    #expect(app.navigationBars["One"].frame.isNear(0, 24, 320, 102))
    #expect(app.navigationBars["Two"].frame.isNear(320, 24, 320, 102))
    #expect(app.staticTexts["last"].label == "all" && app.staticTexts["last"].frame.minX > 640)
    app.buttons["ToggleSidebar"].tap()
    #expect(app.staticTexts["last"].label == "two" && !app.staticTexts["First"].exists)
    #expect(app.navigationBars["Two"].frame.minX == 0)
    app.buttons["Alone"].tap()
    #expect(app.staticTexts["last"].label == "one" && !app.staticTexts["Second"].exists)
    app.buttons["ToggleSidebar"].tap()
    #expect(app.staticTexts["last"].label == "two" && app.staticTexts["Second"].exists)
  }

  @Test("LAY-214: a page may take the button for the columns out of its bar")
  func removedToggle() {
    let app = launch {
      NavigationSplitView {
        Text("Side").navigationTitle("Side").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("Detail")
      }
    }
    #expect(app.navigationBars["Side"].exists && !app.buttons["ToggleSidebar"].exists)
  }

  @Test("SEM-293: a stack in the detail pushes in its column")
  func stackInDetail() {
    struct Screen: View {
      var body: some View {
        NavigationSplitView {
          Text("Side").navigationTitle("Side")
        } detail: {
          NavigationStack {
            NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep") }.navigationTitle("Root")
          }
        }
      }
    }
    let app = launch { Screen() }
    #expect(app.navigationBars["Root"].frame.minX == 320)
    app.buttons["Deeper"].tap()
    #expect(app.staticTexts["Deep"].exists && app.staticTexts["Side"].exists)
    app.navigationBars["Deep"].buttons["Root"].tap()
    #expect(app.buttons["Deeper"].exists)
  }

  @Test("SEM-293: a large iPhone has columns while it is held sideways, and a stack while it is upright")
  func largePhone() {
    let app = launch(.iPhone16ProMax, .portrait) { Two() }
    #expect(app.staticTexts["Row 1"].exists && app.navigationBars.count == 1)
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(app.staticTexts["Row 1"].exists && app.staticTexts["Detail 0 regular"].exists)
    XCUIDevice.shared.orientation = .portrait
    #expect(app.staticTexts["Row 1"].exists && app.navigationBars.count == 1)
    app.staticTexts["Row 1"].tap()
    #expect(app.navigationBars["Detail"].buttons["Rows"].exists)
  }

  @Test("SEM-293: in a sheet of an iPad a split view is a stack")
  func inSheet() {
    let app = launch { SizedBox(id: "behind").sheet(isPresented: .constant(true)) { Two() } }
    #expect(app.navigationBars.count == 1)
    app.staticTexts["Row 1"].tap()
    #expect(app.staticTexts["Detail 1 compact"].exists)
  }

  @Test("SEM-180: a column that is hidden disappears and keeps its state")
  func lifetime() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var log: [String] = []
      var body: some View {
        NavigationSplitView {
          Counter().onAppear { log.append("in") }.onDisappear { log.append("out") }
        } detail: {
          Text(log.joined(separator: " ")).accessibilityIdentifier("log")
        }
      }
    }
    let app = launch { Screen() }
    app.buttons["Count 0"].tap()
    app.buttons["ToggleSidebar"].tap()
    #expect(app.staticTexts["log"].label == "in out")
    app.buttons["ToggleSidebar"].tap()
    #expect(app.staticTexts["log"].label == "in out in" && app.buttons["Count 1"].exists)
  }
}
