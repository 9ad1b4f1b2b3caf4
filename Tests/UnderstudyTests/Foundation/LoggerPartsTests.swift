import SwiftUI
import Testing
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIImage
import UnderstudyTesting
import os.log
import os.signpost

/// Sources that import a part of a module.
@Suite("A part of a module is imported as the module is")
@MainActor struct LoggerPartsTests {
  @Test("A logger of `os.log` writes to the event log")
  func logging() {
    let app = XCUIApplication { Text("Tea").onAppear { Logger(subsystem: "tea", category: "Tea").notice("Ready") } }
    #expect(app.events.map(\.description).contains { $0.contains("[Tea] Ready") })
  }

  final class Press: UIGestureRecognizer {}

  @Test("A class of UIKit is known by a part of UIKit")
  func recognizers() { #expect(Press().state == .possible) }
}
