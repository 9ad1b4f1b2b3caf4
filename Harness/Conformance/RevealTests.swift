import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("G: actions bring what is out of view into it")
struct RevealTests {
  struct Long: View {
    var height: CGFloat = 60
    @State private var rating = 0
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { Text("Line \($0)").frame(height: height) }
          Button("Rate \(rating)") { rating += 1 }
          Text("Hold").onLongPressGesture { log.append("held") }
          Color.red.frame(width: 100, height: 100)
            .accessibilityElement().accessibilityLabel("Box")
            .gesture(DragGesture().onEnded { _ in log.append("dragged") })
        }
      }
    }
  }

  @Test("F-118: a tap brings its element into view, whatever was read before", arguments: [false, true])
  func taps(isRead: Bool) {
    let app = XCUIApplication { Long() }
    if isRead { #expect(app.buttons["Rate 0"].frame.minY > 844) }
    app.buttons["Rate 0"].tap()
    #expect(app.buttons["Rate 1"].isHittable)
    #expect(app.buttons["Rate 1"].frame.maxY <= 844)
    app.buttons["Rate 1"].tap()
    #expect(app.buttons["Rate 2"].isHittable)
  }

  @Test("F-118: so do other actions")
  func actions() {
    func check(_ name: String, _ act: (XCUIElement) -> Void) {
      let app = XCUIApplication { Long() }
      let element = app.descendants(matching: .any)[name].firstMatch
      act(element)
      #expect(app.staticTexts["Line 0"].isHittable == false, "\(name)")
      #expect(app.staticTexts["Line 29"].isHittable, "\(name)")
    }
    check("Rate 0") { $0.doubleTap() }
    check("Rate 0") { $0.press(forDuration: 1) }
    check("Hold") { $0.press(forDuration: 1) }
    check("Box") { $0.swipeLeft() }
    check("Box") { $0.press(forDuration: 0.1, thenDragTo: $0) }
  }

  @Test("F-118: taps in turns at both ends scroll each time")
  func turns() {
    struct Ends: View {
      @State private var top = 0
      @State private var bottom = 0
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Button("Top \(top)") { top += 1 }
            ForEach(0..<30, id: \.self) { Text("Line \($0)").frame(height: 60) }
            Button("Bottom \(bottom)") { bottom += 1 }
          }
        }
      }
    }
    let app = XCUIApplication { Ends() }
    app.buttons["Bottom 0"].tap()
    app.buttons["Top 0"].tap()
    app.buttons["Bottom 1"].tap()
    app.buttons["Bottom 2"].tap()
    #expect(app.buttons["Bottom 3"].isHittable && !app.buttons["Top 1"].isHittable)
    app.buttons["Top 1"].tap()
    #expect(app.buttons["Top 2"].isHittable && !app.buttons["Bottom 3"].isHittable)
  }

  @Test("F-118: what grows above an element between two taps on it moves it out of view, and the second brings it back")
  func growth() {
    struct Growing: View {
      @State private var height: CGFloat = 60
      @State private var words = 1
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: height)
            Text(String(repeating: "word ", count: words))
            Button("Taller") { height += 1_500 }
            Button("Longer") { words += 1_200 }
          }
        }
      }
    }
    var app = XCUIApplication { Growing() }
    app.buttons["Taller"].tap()
    #expect(!app.buttons["Taller"].isHittable)
    app = XCUIApplication { Growing() }
    app.buttons["Taller"].tap()
    app.buttons["Taller"].tap()
    app.buttons["Taller"].tap()
    #expect(!app.buttons["Taller"].isHittable)
    #expect(app.buttons["Taller"].frame.minY < 3_000)
    app = XCUIApplication { Growing() }
    app.buttons["Longer"].tap()
    #expect(!app.buttons["Longer"].isHittable)
  }

  @Test("F-118: the app is notified of where its content has gone")
  func notified() {
    struct Screen: View {
      @State private var offset: CGFloat = 0
      @State private var position: Int?
      @State private var count = 0
      var body: some View {
        Text("offset \(offset > 0)")
        Text("at \(position ?? -1)").accessibilityIdentifier("at")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(height: 60) }
            Button("Rate \(count)") { count += 1 }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          offset = $1
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Rate 0"].tap()
    #expect(app.staticTexts["offset true"].exists)
    #expect(app.staticTexts["at"].label != "at -1")
  }

  @Test("F-118: a tap on what lies in two scroll views moves both")
  func nested() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 1_200)
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Color.blue.frame(width: 900, height: 50)
                Button("Far \(count)") { count += 1 }
              }
            }
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.buttons["Far 0"].tap()
    #expect(app.buttons["Far 1"].isHittable)
  }
}
