import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Geometry in views")
struct GeometryTests {
  /// A view of a fixed size in a room of 200 by 200.
  private struct Room<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      content.frame(width: 200, height: 200).coordinateSpace(name: Marks.room)
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  private func box() -> some View { Color.clear.frame(width: 100, height: 100) }

  @Test("LC-189, LC-192 to LC-194: a reader's size is its own, its frame the box after all effects")
  func effects() {
    let log = Log()
    func probe(_ name: String) -> some View {
      GeometryReader { place in
        let frame = place.frame(in: .named(Marks.room))
        let _ = log.lines.append("\(name) \(numbers(place.size)) \(numbers(frame))")
      }
    }
    let app = XCUIApplication {
      ZStack {
        Room { box().background(probe("plain")) }
        Room { box().offset(x: 20, y: 5).background(probe("outside of an offset")) }
        Room { box().background(probe("doubled")).scaleEffect(2) }
        Room { box().background(probe("half")).scaleEffect(0.5, anchor: .topLeading) }
      }
    }
    #expect(app.exists)
    #expect(
      log.lines == [
        "plain 100,100 50,50,100,100", "outside of an offset 100,100 50,50,100,100", "doubled 100,100 0,0,200,200",
        "half 100,100 50,50,50,50",
      ])
  }

  @Test("LC-190, LAY-031, LAY-034: names of spaces, and none where no view has the name")
  func names() {
    let log = Log()
    let app = XCUIApplication {
      Room {
        box().background(
          GeometryReader { place in
            let frame = place.frame(in: .named("s"))
            let bounds = place.bounds(of: .named("s"))
            let _ = log.lines.append("\(numbers(frame)) \(bounds.map(numbers) ?? "nil")")
            let _ = log.lines.append("\(place.bounds(of: .named("other")).map(numbers) ?? "nil")")
            let _ = log.lines.append(numbers(place.frame(in: .local)))
          }
        ).padding(10).coordinateSpace(.named("s"))
      }
    }
    #expect(app.exists)
    #expect(log.lines == ["10,10,100,100 -10,-10,120,120", "nil", "0,0,100,100"])
  }

  private struct RectKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  private struct PointKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  @Test("LC-196, LC-197: anchors are read in the space of the reader that asks")
  func anchors() {
    let app = XCUIApplication {
      Room {
        box().anchorPreference(key: RectKey.self, value: .bounds) { $0 }.padding(10)
          .overlayPreferenceValue(RectKey.self) { anchor in
            GeometryReader { place in Text(anchor.map { numbers(place[$0]) } ?? "none").fixedSize() }
          }
      }
      Room {
        box().anchorPreference(key: PointKey.self, value: .bottomTrailing) { $0 }.padding(10)
          .overlayPreferenceValue(PointKey.self) { anchor in
            GeometryReader { place in
              Text(anchor.map { "\(Int(place[$0].x)),\(Int(place[$0].y))" } ?? "none").fixedSize()
            }
          }
      }
    }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["10,10,100,100", "110,110"])
  }

  private struct Growing: View {
    let log: Log
    @State private var isWide = false

    var body: some View {
      Color.clear.frame(width: isWide ? 120 : 100, height: 100)
        .onGeometryChange(for: CGSize.self, of: \.size) { old, new in
          log.lines.append("\(numbers(old)) to \(numbers(new))")
        }
      Button("Grow") { isWide = true }
    }
  }

  @Test("LC-198, LAY-039: the action of onGeometryChange runs at first and when the value differs")
  func changes() {
    let log = Log()
    let app = XCUIApplication { Growing(log: log) }
    #expect(log.lines == ["100,100 to 100,100"])
    app.buttons["Grow"].tap()
    app.buttons["Grow"].tap()
    #expect(log.lines == ["100,100 to 100,100", "100,100 to 120,100"])
  }

  private struct Moving: View {
    let log: Log
    @State private var isLow = false

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(width: 10, height: isLow ? 50 : 10)
        GeometryReader { place in
          let _ = log.lines.append("size")
          Color.clear.frame(width: place.size.width)
        }.frame(width: 30, height: 30)
        GeometryReader { place in
          let _ = log.lines.append("y \(Int(place.frame(in: .named("stack")).minY))")
        }.frame(width: 30, height: 30)
        Button("Move") { isLow = true }
      }.coordinateSpace(name: "stack")
    }
  }

  @Test("LAY-038: a reader is evaluated again when what it has read differs, not for anything else")
  func reads() {
    let log = Log()
    let app = XCUIApplication { Moving(log: log) }
    #expect(log.lines == ["size", "y 40"])
    log.lines = []
    app.buttons["Move"].tap()
    // The body that was evaluated gives both a new closure.
    #expect(log.lines == ["size", "y 80"])
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct Equal: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack {
        row(60)
        row(90)
      }.onPreferenceChange(WidthKey.self) { width = $0 }
      Text("width \(Int(width ?? 0))")
    }

    private func row(_ own: CGFloat) -> some View {
      Color.clear.frame(width: own, height: 10)
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
        .frame(width: width)
    }
  }

  @Test("LAY-062: a size that goes up as a preference and comes back as state is what a test sees")
  func equalWidths() {
    let app = XCUIApplication { Equal() }
    #expect(app.staticTexts["width 90"].exists)
  }

  private struct Creeping: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.clear.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
    }
  }

  @Test("Geometry that changes state that changes geometry is reported with the view's name, and ends")
  func loop() {
    let capture = FailureCapture()
    let app = FailureReporter.$capture.withValue(capture) { XCUIApplication { Creeping() } }
    #expect(capture.failures.count == 1)
    #expect(app.runtimeIssues.map(\.kind) == [.runawayLoop])
    #expect(app.runtimeIssues.first?.message.contains("Creeping") == true)
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      GeometryReader { place in
        if depth > 0 {
          Nested(depth: depth - 1).frame(width: place.size.width - 1)
        } else {
          Text("\(Int(place.size.width))").fixedSize()
        }
      }
    }
  }

  @Test("LAY-061: a hundred readers, each in another one, get their rooms in one update")
  func nested() {
    let app = XCUIApplication { Nested(depth: 100) }
    #expect(app.staticTexts["290"].exists)
  }

  @Test("LAY-061: the app's own views in readers beside each other are all laid out")
  func siblings() {
    struct Cell: View {
      let width: CGFloat
      var body: some View { Text("Cell").frame(width: width) }
    }
    func cell() -> some View { GeometryReader { place in Cell(width: place.size.width) } }
    let app = appFromTop { HStack(spacing: 0) { ForEach(0..<3) { _ in cell() } } }
    #expect(
      app.staticTexts.allElementsBoundByIndex.map { numbers($0.frame) } == [
        "51,47,29,20", "181,47,29,20", "311,47,29,20",
      ])
  }

  @Test("LAY-036: the unsafe parts that a reader touches")
  func safeArea() {
    let app = XCUIApplication {
      GeometryReader { place in
        let insets = place.safeAreaInsets
        Text("\(Int(insets.top)) \(Int(insets.bottom)) \(Int(place.frame(in: .global).minY))").fixedSize()
      }
      .overlay {
        GeometryReader { place in Text("\(numbers(place.size))").fixedSize() }.ignoresSafeArea()
      }
    }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["47 34 47", "390,844"])
  }
}

/// Whole numbers, separated by commas.
private func numbers(_ frame: CGRect) -> String {
  [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }.joined(separator: ",")
}

private func numbers(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }
