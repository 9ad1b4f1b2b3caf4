import Foundation
import SwiftUI
import Testing
import UnderstudyTesting
import UnderstudyTime

@MainActor @Suite("F-61: what never comes back", .leaks(.ignore))
struct SilentWorkTests {
  @Test("A-02: A thread that never ends takes each wait as long as it may")
  func silentThread() throws {
    let app = XCUIApplication {
      Button("Begin") {
        Thread.detachNewThread { while true { sleep(1_000) } }
      }
    }
    app.clock.realTimeLimit = .milliseconds(50)
    app.buttons["Begin"].tap()
    for _ in 0..<2 {
      #expect(app.session.waitsForOutside)
      #expect(!app.staticTexts["Done"].waitForExistence(timeout: 5))
    }
    #expect(app.clock.now == .seconds(10))
  }

  @Test("A-02: With a limit of zero nothing outside is waited for")
  func ignored() throws {
    let app = XCUIApplication {
      Button("Begin") {
        Thread.detachNewThread { while true { sleep(1_000) } }
      }
    }
    app.clock.realTimeLimit = .zero
    app.buttons["Begin"].tap()
    #expect(!app.session.waitsForOutside)
    #expect(!app.staticTexts["Done"].waitForExistence(timeout: 3_600))
    #expect(app.clock.now == .seconds(3_600))
  }
}
