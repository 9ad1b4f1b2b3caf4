import SwiftUI
import Testing
import UnderstudyTesting

/// F-46: a pointer above the views of an app.
@MainActor struct PointerTests {
  private struct Card: View {
    let name: String
    @State private var isHovered = false

    var body: some View {
      VStack {
        Text(isHovered ? "\(name) hovered" : name)
        Button("Open \(name)") {}
      }
      .onHover { isHovered = $0 }
    }
  }

  @Test("F-46: a view notices that the pointer comes above it and leaves it")
  func enteringAndLeaving() {
    let app = XCUIApplication {
      VStack {
        Card(name: "One")
        Card(name: "Two")
        Text("Outside")
      }
    }
    app.staticTexts["One"].hover()
    #expect(app.staticTexts["One hovered"].exists)
    app.buttons["Open Two"].hover()
    #expect(app.staticTexts["One"].exists)
    #expect(app.staticTexts["Two hovered"].exists)
    app.staticTexts["Outside"].hover()
    #expect(app.staticTexts["Two"].exists)
  }

  @Test("F-46: views inside each other are hovered together; each is notified once, and the inner one leaves first")
  func nesting() {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let app = XCUIApplication {
      VStack {
        VStack {
          Text("Inner").onHover { log.entries.append("inner \($0)") }
          Text("Beside")
        }
        .onHover { log.entries.append("outer \($0)") }
        Text("Outside")
      }
    }
    app.staticTexts["Inner"].hover()
    app.staticTexts["Inner"].hover()
    app.staticTexts["Beside"].hover()
    app.staticTexts["Outside"].hover()
    #expect(log.entries == ["outer true", "inner true", "inner false", "outer false"])
  }

  @Test("F-46: views are hovered inside an element that stands for them")
  func combination() {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let app = XCUIApplication {
      VStack {
        HStack { Text("Inner").onHover { log.entries.append("inner \($0)") } }
          .accessibilityElement(children: .combine)
          .onHover { log.entries.append("outer \($0)") }
        Text("Outside")
      }
    }
    app.staticTexts["Inner"].hover()
    app.staticTexts["Outside"].hover()
    #expect(log.entries == ["outer true", "inner true", "inner false", "outer false"])
  }

  @Test("F-46: a view follows the pointer's place, in its own space or the screen's, until it leaves")
  func places() {
    struct Screen: View {
      @State private var phases: [HoverPhase] = []
      @State private var onScreen: HoverPhase?
      var body: some View {
        Text("Top")
        Text("Field")
          .onContinuousHover { phases.append($0) }
          .onContinuousHover(coordinateSpace: .global) { onScreen = $0 }
        Text(verbatim: "\(phases)").frame(height: 20).accessibilityIdentifier("phases")
        Text(verbatim: "\(String(describing: onScreen))").frame(height: 20).accessibilityIdentifier("screen")
      }
    }
    let app = XCUIApplication { Screen() }
    let field = app.staticTexts["Field"]
    let frame = field.frame
    field.hover()
    let middle = HoverPhase.active(CGPoint(x: frame.midX - frame.minX, y: frame.midY - frame.minY))
    #expect(app.staticTexts["phases"].label == "\([middle])")
    let place = CGPoint(x: frame.midX, y: frame.midY)
    #expect(app.staticTexts["screen"].label == "\(Optional(HoverPhase.active(place)) as Any)")
    field.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 3, dy: 4)).hover()
    let corner = HoverPhase.active(CGPoint(x: 3, y: 4))
    #expect(app.staticTexts["phases"].label == "\([middle, corner])")
    app.staticTexts["Top"].hover()
    #expect(app.staticTexts["phases"].label == "\([middle, corner, .ended])")
  }

  @Test("F-46: a view that leaves the tree under the pointer is not notified any more, nor one that nothing touches")
  func absentViews() {
    final class Log { var entries: [String] = [] }
    let log = Log()
    struct Screen: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown { Button("Remove") { isShown = false }.onHover { log.entries.append("removed \($0)") } }
        Text("Blocked").onHover { log.entries.append("blocked \($0)") }.allowsHitTesting(false)
        Text("Outside")
      }
    }
    let app = XCUIApplication { Screen(log: log) }
    app.buttons["Remove"].hover()
    app.buttons["Remove"].tap()
    app.staticTexts["Blocked"].hover()
    app.staticTexts["Outside"].hover()
    #expect(log.entries == ["removed true"])
  }
}
