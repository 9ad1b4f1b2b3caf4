import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@testable import UnderstudyCore

@MainActor
@Suite("The place of a finger")
struct FingerTests {
  private struct Screen<G: Gesture>: View {
    let gesture: G
    @State private var taps = 0
    var body: some View {
      Text("Card").gesture(gesture)
      Button("Taps \(taps)") { taps += 1 }
    }
  }

  private func isLaidOut(by gesture: some Gesture, _ action: (XCUIElement) -> Void) throws -> Bool {
    let gesture = UncheckedSendable(gesture)
    let app = XCUIApplication { Screen(gesture: gesture.value) }
    app.buttons.firstMatch.tap()
    action(app.staticTexts["Card"])
    return try #require(app.host).knownLayoutTree != nil
  }

  @Test("LAY-360: only a gesture whose value is read lays an app out")
  func layout() throws {
    #expect(try !isLaidOut(by: TapGesture().onEnded {}) { $0.tap() })
    #expect(try !isLaidOut(by: DragGesture()) { $0.swipeLeft() })
    #expect(try !isLaidOut(by: DragGesture().onEnded { _ in }) { $0.tap() })
    #expect(try !isLaidOut(by: LongPressGesture().onEnded { _ in }) { $0.press(forDuration: 1) })
    #expect(try isLaidOut(by: DragGesture().onEnded { _ in }) { $0.swipeLeft() })
    #expect(try isLaidOut(by: SpatialTapGesture().onEnded { _ in }) { $0.tap() })
  }
}
