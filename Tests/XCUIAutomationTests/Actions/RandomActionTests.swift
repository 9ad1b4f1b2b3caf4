import SwiftUI
import Testing
import UnderstudyTesting

@MainActor struct RandomActionTests {
  struct Screen: View {
    @State private var count = 0
    @State private var name = ""
    @State private var showsSheet = false

    var body: some View {
      NavigationStack {
        List {
          Text("Count \(count)").accessibilityIdentifier("count")
          Button("Up") { count += 1 }
          Button("Never") { count = -1 }.disabled(true)
          TextField("Name", text: $name)
          NavigationLink("Detail") { Text("The detail") }
          Button("Sheet") { showsSheet = true }
        }
        .sheet(isPresented: $showsSheet) { Button("Close") { showsSheet = false } }
      }
    }
  }

  @Test("The same seed takes the same actions, another seed takes others")
  func seeds() {
    let logs = [7, 7, 8].map { seed in
      XCUIApplication { Screen() }.performRandomActions(60, seed: seed)
    }
    #expect(logs[0].count == 60)
    #expect(logs[0] == logs[1])
    #expect(logs[0] != logs[2])
  }

  @Test("Random actions reach every control that a user can reach, and no other")
  func reach() {
    let app = XCUIApplication { Screen() }
    let log = app.performRandomActions(1000, seed: 1)
    for action in ["Tap \"Up\" Button", "Tap \"Close\" Button", "Swipe down CollectionView", "Wait 1 s"] {
      #expect(log.contains { $0.hasPrefix(action) }, "\(action) in \(Set(log).sorted())")
    }
    #expect(log.contains { $0.hasPrefix("Type into") })
    #expect(!log.contains { $0.contains("Never") })
  }

  @Test("Random actions fail once where the app does not run")
  func ends() {
    let app = XCUIApplication { Button("End") {} }
    app.terminate()
    let failures = FailureCapture()
    let log = FailureReporter.$capture.withValue(failures) { app.performRandomActions(3, seed: 1) }
    #expect(log.isEmpty)
    #expect(failures.messages.count == 1)
  }
}
