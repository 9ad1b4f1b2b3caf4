import Foundation
import SwiftUI
import Testing
import UnderstudyTime

/// The lines that a trap writes before the runtime's back trace; each in a process of its own.
@Suite("F-63: A trap names the action and the line", .serialized)
struct TrapTests {
  private func output(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @MainActor private static func tap(_ button: String) {
    let app = XCUIApplication { StuckScreen() }
    app.buttons[button].tap()
  }

  @Test("In an action")
  func action() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.tap("Trap")
    }
    let output = output(result)
    #expect(output.contains("Understudy: the process was ended by SIG"))
    #expect(output.contains(#"under way: Tap "Trap" Button (TrapTests.swift:"#))
    #expect(output.contains("at: closure #5 in closure #1 in StuckScreen.body.getter" + placeOfTrap))
  }

  @Test("In a body")
  func body() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.tap("Trap in body")
    }
    #expect(output(result).contains("at: StuckScreen.body.getter" + placeOfTrap))
  }

  @Test("In a task")
  func task() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.tap("Trap in task")
    }
    #expect(output(result).contains("at: trapInTask(_:) (StuckScreen.swift:"))
  }

  @Test("Where no stack is left", .enabled(if: !PlatformGaps.isSanitized))
  func overflow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.tap("Overflow")
    }
    #expect(output(result).contains("at: overflow(_:) (StuckScreen.swift:"))
  }

  @Test("An app that calls exit needs an exit test of its own")
  func exitOfApp() async {
    await #expect(processExitsWith: .success) { await Self.tap("Exit") }
  }
}
