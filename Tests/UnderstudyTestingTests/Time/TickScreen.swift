import SwiftUI
import UnderstudyTesting

/// A screen that counts the seconds, and whose button begins what a test awaits.
struct TickScreen: View {
  @State private var seconds = 0
  let starts: @MainActor () -> Void

  var body: some View {
    Text("\(seconds) s").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      seconds += 1
    }
    Button("Go", action: starts)
  }
}

extension XCUIApplication {
  /// An app for tests that do not import SwiftUI.
  @MainActor static func ticking() -> XCUIApplication { XCUIApplication { TickScreen {} } }
}
