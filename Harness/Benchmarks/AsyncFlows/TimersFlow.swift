import SwiftUI
import UnderstudyTesting

extension AsyncFlow {
  /// A countdown by a publisher, and a banner that a scheduled timer takes away.
  static let timers = AsyncFlow(name: "timers") { log in
    let app = XCUIApplication { CountdownScreen(log: log) }
    return (
      app,
      [
        { log("banner: \(app.staticTexts["Banner"].exists)") },
        { app.clock.advance(by: .seconds(2)) },
        { log(app.staticTexts["count"].label) },
        { log("gone: \(app.staticTexts["Banner"].waitForNonExistence(timeout: 5))") },
        { log("over: \(app.staticTexts["Count 0"].waitForExistence(timeout: 10))") },
      ]
    )
  }
}

private final class Countdown: ObservableObject {
  @Published var count = 5
  private var ticks: AnyCancellable?

  init() {
    ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(5)
      .sink { [weak self] _ in self?.count -= 1 }
  }
}

private struct CountdownScreen: View {
  let log: FlowLog
  @StateObject private var countdown = Countdown()
  @State private var hasBanner = true

  init(log: FlowLog) { self.log = log }

  var body: some View {
    Text("Count \(countdown.count)").accessibilityIdentifier("count")
    if hasBanner { Text("Banner").onAppear(perform: hideLater) }
  }

  private func hideLater() {
    _ = Timer.scheduledTimer(withTimeInterval: 3.5, repeats: false) { _ in
      MainActor.assumeIsolated {
        log("hides the banner")
        hasBanner = false
      }
    }
  }
}
