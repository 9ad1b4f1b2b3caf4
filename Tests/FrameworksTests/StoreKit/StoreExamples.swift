import StoreKit
import SwiftUI
import Testing
import UnderstudyTesting

// example
struct TeaClub: View {
  @State private var state = "No member"

  var body: some View {
    Text(state).accessibilityIdentifier("state")
    SubscriptionStoreView(groupID: "club")
      .subscriptionStatusTask(for: "club") { status in
        state = status.value?.first?.state.localizedDescription ?? "No member"
      }
  }
}
// end

@MainActor
@Suite("Examples of the page Frameworks: the store")
struct StoreExamples {
  @Test("A subscription begins, ends and begins again")
  func club() {
    // example
    let app = XCUIApplication { TeaClub() }
    app.world.store.sell(
      "club.month", name: "Month", price: 4.99,
      subscription: .init(group: "club", period: .monthly, introductoryOffer: .freeTrial(.weekly)))
    app.launch()
    app.buttons["Subscribe"].tap()
    #expect(app.staticTexts["state"].label == "Subscribed")

    app.world.store.expire("club.month")
    #expect(app.staticTexts["state"].label == "Expired")
    app.world.store.renew("club.month")
    #expect(app.world.store.transactions.map(\.reason) == [.purchase, .renewal])
    // end
  }
}
