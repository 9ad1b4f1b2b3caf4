import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import XCUIAutomation

@Suite("Bars, badges and sheets in pictures")
@MainActor
struct PictureBarTests {
  /// The lines of a picture as SVG.
  private func lines(_ app: XCUIApplication) -> [Substring] { app.picture().svg.split(separator: "\n") }

  private func place(of text: String, in lines: [Substring]) throws -> Int {
    try #require(lines.firstIndex { $0.contains(text) }, "\(text)")
  }

  @Test("A navigation bar is drawn with a background over content that has been scrolled below it")
  func navigationBar() throws {
    let app = XCUIApplication {
      NavigationStack {
        List(0..<40, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
      }
    }
    let background = "<rect x=\"0\" y=\"0\" width=\"390\" height=\"91\" fill=\"#F9F9F9\""
    #expect(!lines(app).contains { $0.hasPrefix(background) })
    app.swipeUp()
    let scrolled = lines(app)
    let bar = try #require(scrolled.firstIndex { $0.hasPrefix(background) })
    let rows = scrolled.indices.filter { scrolled[$0].contains(">Row ") }
    #expect(rows.allSatisfy { $0 < bar })
    #expect(try bar < place(of: ">Rows</text>", in: scrolled))
    app.swipeDown()
    #expect(!lines(app).contains { $0.hasPrefix(background) })
  }

  @Test("The surfaces of bars are shown, hidden and filled as the page says")
  func toolbarBackground() {
    func colors<Content: View>(@ViewBuilder _ page: @escaping () -> Content) -> (navigation: String?, tabs: String?) {
      let app = XCUIApplication { TabView { Tab("One", systemImage: "star") { NavigationStack { page() } } } }
      let lines = lines(app)
      func color(_ rectangle: String) -> String? {
        lines.lazy.compactMap {
          $0.hasPrefix(rectangle) ? $0.firstMatch(of: /fill="(#\w+)"/).map { String($0.1) } : nil
        }
        .first
      }
      return (
        color("<rect x=\"0\" y=\"0\" width=\"390\" height=\"91\""),
        color("<rect x=\"0\" y=\"761\" width=\"390\" height=\"83\"")
      )
    }
    let plain = colors { Text("Page").navigationTitle("Page").navigationBarTitleDisplayMode(.inline) }
    #expect(plain == (nil, "#F9F9F9"))
    let filled = colors {
      Text("Page").navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.red, for: .navigationBar, .tabBar).toolbarBackground(.visible, for: .navigationBar)
    }
    #expect(filled == ("#FF3B30", "#FF3B30"))
    let hidden = colors {
      Text("Page").navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
        .toolbarBackgroundVisibility(.hidden, for: .tabBar).toolbarBackground(.visible)
    }
    #expect(hidden == ("#F9F9F9", nil))
  }

  @Test("A navigation bar has none over content that scrolls further down")
  func contentFurtherDown() {
    let app = XCUIApplication {
      NavigationStack {
        VStack {
          Text("Header").frame(height: 100)
          List(0..<40, id: \.self) { Text("Row \($0)") }
        }
        .navigationBarTitleDisplayMode(.inline)
        .navigationTitle("Rows")
      }
    }
    app.collectionViews.firstMatch.swipeUp()
    #expect(!lines(app).contains { $0.contains("height=\"91\" fill=\"#F9F9F9\"") })
  }

  @Test("A tab shows its symbol whether its label is a view or a name, and its badge on red")
  func tabs() throws {
    let app = XCUIApplication {
      TabView {
        Tab("Home", systemImage: "house") { Text("First") }.badge(12)
        Tab("More", image: "photo-of-more") { Text("Second") }
      }
    }
    let old = XCUIApplication {
      TabView {
        Text("First").tabItem { Label("Home", systemImage: "house") }.badge("12")
        Text("Second").tabItem { Label("More", image: "photo-of-more") }
      }
    }
    #expect(app.picture() == old.picture())
    let lines = lines(app)
    #expect(try lines[place(of: ">12</text>", in: lines) - 1].contains("#FF3B30"))
    #expect(lines.contains { $0.contains("photo-of-more") })
    #expect(app.tabBars.buttons["Home"].images.count == 0)
  }

  @Test("The bar at the bottom is filled and hidden as the page says")
  func bottomBar() {
    func color<Content: View>(_ change: @escaping (Text) -> Content) -> String? {
      let app = XCUIApplication {
        NavigationStack {
          change(Text("Page")).toolbar { ToolbarItem(placement: .bottomBar) { Button("Low") {} } }
        }
      }
      return lines(app).lazy.compactMap {
        $0.hasPrefix("<rect x=\"0\" y=\"766\" width=\"390\" height=\"78\"")
          ? $0.firstMatch(of: /fill="(#\w+)"/).map { String($0.1) } : nil
      }
      .first
    }
    #expect(color { $0 } == "#F9F9F9")
    #expect(color { $0.toolbarBackground(.red, for: .bottomBar) } == "#FF3B30")
    #expect(color { $0.toolbarBackground(.red) } == "#F9F9F9")
    #expect(color { $0.toolbarBackground(.hidden, for: .bottomBar) } == nil)
  }

  @Test("Buttons beside a row are filled: with their tint, with red where they destroy, and with gray")
  func swipeActions() throws {
    let app = XCUIApplication {
      List(0..<2, id: \.self) { _ in
        Text("Row").swipeActions {
          Button("Delete", role: .destructive) {}
          Button("Flag") {}.tint(.orange)
          Button("More") {}
        }
      }
      .tint(.green)
    }
    app.cells.firstMatch.swipeLeft()
    let lines = lines(app)
    for (button, color) in [("Delete", "#FF3B30"), ("Flag", "#FF9500"), ("More", "#8E8E93")] {
      let frame = app.buttons[button].frame
      let area = try #require(
        lines.firstIndex { $0.hasPrefix("<rect") && $0.contains("fill=\"\(color)\"") }, "\(button)")
      let x = lines[area].firstMatch(of: /x="([\d.]+)"/).flatMap { Double($0.1) }
      #expect(try abs(#require(x) - frame.minX) < 0.1)
      let title = try place(of: ">\(button)</text>", in: lines)
      #expect(area < title && lines[title].contains("fill=\"#FFFFFF\""))
    }
  }

  @Test("The button that deletes a row is filled with red")
  func deletion() throws {
    let app = XCUIApplication { List { ForEach(0..<2, id: \.self) { Text("Row \($0)") }.onDelete { _ in } } }
    app.cells.firstMatch.swipeLeft()
    let lines = lines(app)
    let title = try place(of: ">Delete</text>", in: lines)
    #expect(lines[..<title].contains { $0.hasPrefix("<rect x=\"300\" y=\"82\"") && $0.contains("#FF3B30") })
  }

  @Test("The badge of a row is at its end, before a chevron")
  func rowBadges() throws {
    let app = XCUIApplication {
      NavigationStack {
        List {
          Text("Plain").badge(3)
          NavigationLink("Link") { Text("Next") }.badge("new")
          Text("None").badge(0)
        }
      }
    }
    let lines = lines(app)
    func end(_ text: String) throws -> Double {
      let line = lines[try place(of: ">\(text)</text>", in: lines)]
      let x = line.firstMatch(of: /<text x="([\d.]+)"/).flatMap { Double($0.1) }
      let width = line.firstMatch(of: /textLength="([\d.]+)"/).flatMap { Double($0.1) }
      return try #require(x) + (width ?? 0)
    }
    #expect(try abs(end("new") - (374 - 36)) < 0.5)
    #expect(try place(of: ">3</text>", in: lines) > 0)
    #expect(!lines.contains { $0.contains(">0</text>") })
    // The system adds the badge: it is no text that VoiceOver misses.
    try app.performAccessibilityAudit(for: [.contrast, .elementDetection])
  }

  @Test("A sheet shows the line at its upper end where the content asks for it, or where it has several heights")
  func dragIndicator() {
    func hasLine<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Bool {
      let app = XCUIApplication { Text("Main").sheet(isPresented: .constant(true)) { content() } }
      return lines(app).contains { $0.contains("x=\"177\"") && $0.contains("width=\"36\" height=\"5\"") }
    }
    #expect(!hasLine { Text("Sheet") })
    #expect(hasLine { Text("Sheet").presentationDragIndicator(.visible) })
    #expect(hasLine { Text("Sheet").presentationDetents([.medium, .large]) })
    #expect(!hasLine { Text("Sheet").presentationDetents([.medium]) })
    #expect(!hasLine { Text("Sheet").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden) })
    #expect(!hasLine { Text("Sheet").presentationDragIndicator(.hidden).presentationDetents([.medium, .large]) })
  }

  @Test("The button for a split view's columns shows a symbol")
  func sidebarButton() {
    func picture(hidesButton: Bool) -> Int {
      let app = XCUIApplication {
        NavigationSplitView {
          List { Text("Side") }
        } detail: {
          Text("Detail").toolbar(removing: hidesButton ? .sidebarToggle : nil)
        }
      }
      app.profile.device = .iPadPro11
      app.launch()
      return lines(app).count { $0.contains("stroke=\"#007AFF\"") }
    }
    #expect(picture(hidesButton: false) > picture(hidesButton: true))
  }

  @Test("Struck text of Markdown is drawn with a line through it, and a symbol in a text is drawn in its place")
  func partsOfTexts() throws {
    let app = XCUIApplication {
      VStack {
        Text("so ~~struck~~ out")
        Text("a \(Image(systemName: "star")) b").foregroundStyle(.red)
        Text(Image(systemName: "star"))
      }
    }
    let lines = lines(app)
    #expect(try lines[place(of: ">struck</text>", in: lines)].contains("line-through"))
    #expect(try !lines[place(of: ">so </text>", in: lines)].contains("line-through"))
    let symbols = lines.indices.filter { lines[$0].contains("stroke=\"#FF3B30\"") }
    let (before, after) = try (place(of: ">a </text>", in: lines), place(of: "> b</text>", in: lines))
    #expect(symbols.contains { before < $0 && $0 < after })
    #expect(lines.contains { $0.contains("stroke=\"#000000\"") })
  }

  @Test("Spaces between the parts of a text have their width")
  func spaces() throws {
    let lines = lines(XCUIApplication { Text("**a** *b*") })
    func x(_ text: String) throws -> Double {
      let match = try lines[place(of: text, in: lines)].firstMatch(of: /<text x="([\d.]+)"/)
      return try #require(match.flatMap { Double($0.1) })
    }
    #expect(try x(">b</text>") - x(">a</text>") > 12)
  }
}
