import StoreKit
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Requests for a review")
struct ReviewTests {
  @Test("Each way is counted and logged; nothing is shown")
  func requests() {
    struct Screen: View {
      @Environment(\.requestReview) private var requestReview
      var body: some View {
        Button("Environment") { requestReview() }
        Button("Controller") {
          guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
          SKStoreReviewController.requestReview(in: scene)
          AppStore.requestReview(in: scene)
        }
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.world.store.reviewRequests == 0)
    app.buttons["Environment"].tap()
    #expect(app.world.store.reviewRequests == 1)
    app.buttons["Controller"].tap()
    #expect(app.world.store.reviewRequests == 3)
    #expect(app.alerts.count == 0)
    #expect(app.events.of(.log).lines.last == "[StoreKit] Request a review")
  }
}
