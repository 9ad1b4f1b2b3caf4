import Foundation
import SwiftUI
import Testing
@_spi(Runtime) import UnderstudyCore
import UnderstudyTesting

/// What a change has laid out again: the change, and what follows from it.
@MainActor
@Suite("Changes of the layout")
struct LayoutChangeTests {
  private struct Row: View {
    let number: Int
    @State private var isLong = false
    @State private var hasMore = false

    var body: some View {
      HStack {
        Text(isLong ? "A longer text" : "Text").accessibilityIdentifier("text.\(number)")
        if hasMore { Color.red.frame(width: 10, height: 60) }
        Button("Lengthen \(number)") { isLong.toggle() }
        Button("Heighten \(number)") { hasMore.toggle() }
      }
    }
  }

  private final class Model: ObservableObject {
    @Published var numbers = Array(0..<1_000)
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(model.numbers, id: \.self) { Row(number: $0) } } }
    }
  }

  @Test("LAY-403: one row's change among a thousand measures that row alone")
  func measuresTheChange() throws {
    let app = XCUIApplication { Rows(model: Model()) }
    let text = app.staticTexts["text.3"]
    let width = text.frame.width
    // The first touch after that places the rows around.
    app.buttons["Lengthen 3"].tap()
    app.buttons["Lengthen 3"].tap()
    let context = try #require(app.host).layoutTree.context
    context.measureCount = 0

    app.buttons["Lengthen 3"].tap()

    #expect(text.frame.width > width)
    #expect(context.measureCount < 60)
  }

  @Test("Rows below one that grows move, and so they do when rows come, go and change places")
  func structure() {
    let model = Model()
    let app = XCUIApplication { Rows(model: model) }
    let (first, below) = (app.staticTexts["text.0"], app.staticTexts["text.10"])
    let row = below.frame.minY - app.staticTexts["text.9"].frame.minY
    let start = below.frame.minY

    app.buttons["Heighten 3"].tap()
    #expect(below.frame.minY == start + 60 - row)
    app.buttons["Heighten 3"].tap()
    #expect(below.frame.minY == start)

    model.numbers.removeFirst(2)
    app.settle()
    #expect(below.frame.minY == start - 2 * row)

    model.numbers.insert(0, at: 3)
    model.numbers.swapAt(0, 900)
    app.settle()
    #expect(below.frame.minY == start - row)
    #expect(abs(first.frame.minY - (below.frame.minY - 6 * row)) < 0.001)
  }

  @Test("A view in a region from right to left is laid out from there again when it alone changes")
  func direction() {
    let app = appFromTop {
      HStack(spacing: 0) {
        Row(number: 1)
        Spacer(minLength: 0)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let text = app.staticTexts["text.1"]
    #expect(text.frame.maxX == 390)
    app.buttons["Lengthen 1"].tap()
    #expect(text.frame.maxX == 390)
    app.buttons["Heighten 1"].tap()
    #expect(text.frame.maxX == 390)
  }

  private struct Nested: View {
    @State private var inner = false
    @State private var outer = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if outer { Color.red.frame(height: 30) }
        Group {
          VStack(alignment: .leading, spacing: 0) {
            if inner { Color.red.frame(height: 20) }
            Text("Mark").padding(.leading, inner ? 8 : 0)
          }
          .padding(.top, outer ? 5 : 0)
        }
        Button("Both") { (inner, outer) = (!inner, !outer) }
      }
    }
  }

  @Test("What changes inside and around in one update is laid out together")
  func insideAndAround() {
    let app = appFromTop { Nested() }
    let mark = app.staticTexts["Mark"]
    #expect(mark.frame.origin == CGPoint(x: 0, y: 47))
    app.buttons["Both"].tap()
    #expect(mark.frame.origin == CGPoint(x: 8, y: 47 + 30 + 5 + 20))
    app.buttons["Both"].tap()
    #expect(mark.frame.origin == CGPoint(x: 0, y: 47))
  }

  private struct Tabs: View {
    @State private var tab = 0
    @State private var isTall = false

    var body: some View {
      TabView(selection: $tab) {
        VStack {
          if isTall { Color.red.frame(height: 100) }
          Text("First page")
        }
        .tabItem { Text("One") }.tag(0)
        Button("Grow") { isTall = true }.tabItem { Text("Two") }.tag(1)
      }
    }
  }

  @Test("A page that changes while it is not shown is laid out as it is when it is shown again")
  func hiddenPage() {
    let app = XCUIApplication { Tabs() }
    let before = app.staticTexts["First page"].frame
    app.buttons["Two"].tap()
    app.buttons["Grow"].tap()
    app.buttons["One"].tap()
    #expect(app.staticTexts["First page"].frame.minY > before.minY + 40)
  }

  private final class Words: ObservableObject {
    @Published var text = "Page"
  }

  private struct Pages: View {
    @ObservedObject var words: Words
    var body: some View {
      NavigationStack {
        List(0..<12, id: \.self) { NavigationLink("Item \($0)", value: $0) }
          .navigationDestination(for: Int.self) { _ in Text(words.text).accessibilityIdentifier("page") }
      }
    }
  }

  @Test("LAY-134: a list on a page that is not shown does not have the shown page laid out in each update")
  func hiddenList() throws {
    let words = Words()
    let app = XCUIApplication { Pages(words: words) }
    app.buttons["Item 3"].tap()
    let context = try #require(app.host).layoutTree.context
    let generation = context.generation

    words.text = "Other"

    #expect(app.staticTexts["page"].label == "Other")
    #expect(context.generation == generation)
    app.navigationBars.buttons["Back"].tap()
    #expect(app.buttons["Item 11"].frame.maxY > app.buttons["Item 3"].frame.maxY)
    #expect(context.generation != generation)
  }
}
