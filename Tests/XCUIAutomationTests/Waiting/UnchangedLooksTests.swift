import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@testable import UnderstudyRunner
@testable import XCUIAutomation

@MainActor @Suite("F-43: Loops that look at an app")
struct UnchangedLooksTests {
  private struct Late: View {
    @State private var isLate = false
    var body: some View {
      Text(isLate ? "Late" : "Early").task {
        try? await Task.sleep(for: .seconds(3))
        isLate = true
      }
    }
  }

  @Test("Looks take time in the end, so that what comes later ends the loop")
  func looksTakeTime() {
    let app = XCUIApplication { Late() }
    var looks = 0
    while !app.staticTexts["Late"].exists { looks += 1 }
    #expect(app.clock.now == .seconds(3))
    #expect(looks > 1_000)
  }

  @Test("A thousand looks at a tree take no time")
  func reading() {
    let app = XCUIApplication { Late() }
    for _ in 0..<1_000 { #expect(app.staticTexts["Early"].exists) }
    #expect(app.clock.now == .zero)
    #expect(app.staticTexts["Late"].waitForExistence(timeout: 5))
  }

  @Test("A test that acts and waits for ever without a change fails")
  func endless() {
    let app = XCUIApplication { Text("Hello") }
    let messages = failures {
      for _ in 0..<10_500 { app.swipeUp() }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(FailureWording.endlessLoop) == true, "\(messages)")
  }

  @Test("Another tree resets the number of looks, but not the sum of all")
  func changes() {
    var looks = UnchangedLooks()
    var isOver: [Bool] = []
    for version in 1..<200_000 { isOver.append(looks.isSpanOver(after: ProgressLimits.action, at: version, 0)) }
    #expect(!isOver.contains(true))
    let isSumReached = looks.isSpanOver(after: ProgressLimits.action, at: 200_000, 0)
    let outcome = looks.endSpan()
    #expect(isSumReached)
    #expect(outcome == .endTest)
  }

  @Test("A test that lets time pass before each look fails in the end")
  func lettingTimePass() {
    var looks = UnchangedLooks()
    var isOver: [Bool] = []
    for second in 1..<39_900 { isOver.append(looks.isSpanOver(after: ProgressLimits.look, at: second, second)) }
    #expect(!isOver.contains(true))
    for second in 39_900...40_100 { isOver.append(looks.isSpanOver(after: ProgressLimits.look, at: second, second)) }
    let outcome = looks.endSpan()
    #expect(isOver.last == true)
    #expect(outcome == .endTest)
  }
}
