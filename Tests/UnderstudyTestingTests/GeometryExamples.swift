import SwiftUI
import Testing
import UnderstudyTesting

@Suite("Examples of Docs/Geometry.md")
struct GeometryExamples {
  struct Card: View {
    @State private var width: CGFloat = 0

    var body: some View {
      VStack(spacing: 10) {
        Text("\(Int(width)) points wide")
        GeometryReader { place in
          Button {
          } label: {
            Text("Half").frame(width: place.size.width / 2, height: 44)
          }
        }
      }
      .padding()
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    }
  }

  @Test @MainActor func halfOfTheCard() {
    let app = XCUIApplication { Card() }
    #expect(app.staticTexts["390 points wide"].exists)
    #expect(app.buttons["Half"].frame.size == CGSize(width: 179, height: 44))
  }

  struct Inbox: View {
    @State private var top: Int?

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { number in
            Button("Message \(number)") {}.frame(height: 60)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $top)
      .overlay { Text("Top: \(top ?? 0)") }
    }
  }

  @Test @MainActor func scrollingTheInbox() {
    let app = XCUIApplication { Inbox() }
    #expect(!app.buttons["Message 30"].exists)
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.staticTexts["Top: 11"].exists)
    #expect(app.buttons["Message 30"].exists)
  }

  @Test("Frames of what the page's table lists") @MainActor func frames() {
    let app = XCUIApplication {
      NavigationStack {
        List {
          Text("Row")
          Toggle("Wide", isOn: .constant(true))
        }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(app.navigationBars["Title"].frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(app.collectionViews.firstMatch.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(app.cells.firstMatch.frame.width == 358)
    #expect(app.cells.firstMatch.frame.height == 44)
    #expect(app.switches["Wide"].switches.firstMatch.frame.size == CGSize(width: 51, height: 31))
  }

  struct Library: View {
    @State private var book: String?

    var body: some View {
      NavigationSplitView {
        List(["Emma", "Ulysses"], id: \.self, selection: $book) { Text($0) }.navigationTitle("Books")
      } detail: {
        Text(book.map { "Reading \($0)" } ?? "No book").navigationTitle("Book")
      }
    }
  }

  @Test @MainActor func besideEachOther() {
    let app = XCUIApplication { Library() }
    app.profile.device = .iPadPro11
    XCUIDevice.shared.orientation = .landscapeLeft
    app.launch()
    app.staticTexts["Emma"].tap()
    #expect(app.staticTexts["Reading Emma"].exists)
    #expect(app.navigationBars["Books"].frame.width == 320)
    #expect(app.navigationBars["Book"].frame.minX == 320)
    app.buttons["ToggleSidebar"].tap()
    #expect(!app.navigationBars["Books"].exists)
  }

  struct Offer: View {
    @State private var isBusy = true
    @State private var orders = 0

    var body: some View {
      ZStack {
        Button("Order \(orders)") { orders += 1 }
        if isBusy { Color.black.opacity(0.4) }
      }
      Button("Finish") { isBusy = false }.frame(height: 44)
    }
  }

  @Test @MainActor func busy() {
    let app = XCUIApplication { Offer() }
    #expect(!app.buttons["Order 0"].isHittable)
    app.buttons["Finish"].tap()
    app.buttons["Order 0"].tap()
    #expect(app.buttons["Order 1"].isHittable)
  }
}
