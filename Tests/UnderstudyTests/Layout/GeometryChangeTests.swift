import SwiftUI
import Testing
import UnderstudyTesting

/// Who is notified of a change of the layout, and when.
@MainActor
@Suite("Changes of sizes and places")
struct GeometryChangeTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private struct Place: View {
    let place: GeometryProxy
    var body: some View {
      Text("y \(Int(place.frame(in: .named("stack")).minY))").accessibilityIdentifier("place")
    }
  }

  private struct Probe: View {
    var body: some View {
      GeometryReader { place in
        Text("width \(Int(place.size.width))").accessibilityIdentifier("size")
        Place(place: place)
      }
    }
  }

  private struct Falling: View {
    @State private var height: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: height)
        Probe().frame(height: 100)
        Button("Move") { height += 40 }
        Spacer(minLength: 0)
      }.coordinateSpace(name: "stack")
    }
  }

  @Test("LAY-038: a view inside a reader follows what it has read itself, as the reader's closure does")
  func readsInside() {
    let app = XCUIApplication { Falling() }
    #expect(app.staticTexts["place"].label == "y 10")
    app.buttons["Move"].tap()
    app.buttons["Move"].tap()
    #expect(app.staticTexts["place"].label == "y 90")
  }

  private struct Tabs: View {
    let log: Log
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Probe()
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { [log] in log.lines.append("\(Int($0))") }
          .tabItem { Text("First") }.tag(0)
        Text("Other").tabItem { Text("Second") }.tag(1)
      }
    }
  }

  @Test("LAY-061: a reader in a tab that is not shown gets its size when it is shown again")
  func hidden() {
    let log = Log()
    let app = XCUIApplication { Tabs(log: log) }
    #expect(app.staticTexts["size"].label == "width 390")
    app.tabBars.buttons["Second"].tap()
    XCUIDevice.shared.orientation = .landscapeLeft
    app.tabBars.buttons["First"].tap()
    #expect(app.staticTexts["size"].label == "width 750")
    #expect(log.lines == ["390", "750"])
    XCUIDevice.shared.orientation = .portrait
    #expect(app.staticTexts["size"].label == "width 390")
    #expect(log.lines == ["390", "750", "390"])
  }

  private struct Row: View {
    let index: Int
    let reads: Log
    let changes: Log
    @State private var height: CGFloat = 20

    var body: some View {
      Button("Grow \(index)") { height += 1 }
        .frame(height: height)
        .onGeometryChange(for: CGFloat.self) { [reads, index] place in
          reads.lines.append("size \(index)")
          return place.size.height
        } action: { [changes, index] in
          changes.lines.append("size \(index) \(Int($0))")
        }
        .onGeometryChange(for: CGFloat.self) { place in
          place.frame(in: .global).minY
        } action: { [changes, index] in
          changes.lines.append("place \(index) \(Int($0))")
        }
    }
  }

  @Test("LAY-061: a row that grows moves those below: their sizes are not asked for, and their places are")
  func rows() {
    let (reads, changes) = (Log(), Log())
    let app = XCUIApplication {
      ScrollView { VStack(spacing: 0) { ForEach(0..<4) { Row(index: $0, reads: reads, changes: changes) } } }
    }
    #expect(app.buttons["Grow 1"].frame.minY == 67)
    (reads.lines, changes.lines) = ([], [])

    app.buttons["Grow 1"].tap()

    #expect(Set(reads.lines) == ["size 1"])
    #expect(changes.lines == ["place 2 88", "place 3 108", "size 1 21"])
  }

  @Test("LAY-061: another closure is asked, though the size is the same")
  func otherClosures() {
    struct Screen: View {
      let log: Log
      @State private var factor = 1
      var body: some View {
        Button("Double") { factor *= 2 }.frame(width: 50, height: 50)
          .onGeometryChange(for: CGFloat.self) { [factor] place in
            place.size.width * CGFloat(factor)
          } action: { [log] in
            log.lines.append("\(Int($0))")
          }
      }
    }
    let log = Log()
    let app = XCUIApplication { Screen(log: log) }
    app.buttons["Double"].tap()
    #expect(log.lines == ["50", "100"])
  }

  private struct Zooming: View {
    let log: Log
    @State private var isLarge = false
    var body: some View {
      Button("Zoom") { isLarge.toggle() }
      Color.red.frame(width: 50, height: 20)
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).width }) { [log] in
          log.lines.append("\(Int($0))")
        }
        .visualEffect { [isLarge] content, _ in content.scaleEffect(isLarge ? 2 : 1) }
      GeometryReader { Text("width \($0.size.width)").accessibilityIdentifier("size") }
        .frame(width: 50.1, height: 20)
        .modifier(Turned(isTurned: isLarge))
    }
  }

  private struct Turned: ViewModifier {
    let isTurned: Bool
    func body(content: Content) -> some View {
      content.visualEffect { [isTurned] content, _ in content.rotationEffect(.degrees(isTurned ? 180 : 0)) }
    }
  }

  @Test("LAY-023, LAY-061: an effect that comes or goes changes frames and the sizes of readers inside it")
  func effects() {
    let log = Log()
    let app = XCUIApplication { Zooming(log: log) }
    let before = app.staticTexts["size"].label
    app.buttons["Zoom"].tap()
    #expect(log.lines == ["50", "100"])
    app.buttons["Zoom"].tap()
    #expect(log.lines == ["50", "100", "50"])
    #expect(app.staticTexts["size"].label == before)
  }
}
