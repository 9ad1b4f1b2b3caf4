import StoreKit
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Subscriptions")
struct SubscriptionTests {
  struct Screen: View {
    @State private var lines: [String: String] = [:]

    var body: some View {
      ForEach(["month", "year", "basic"], id: \.self) { id in
        Button(id) { Task { await buy(id) } }
      }
      Text(lines["state"] ?? "none").accessibilityIdentifier("state")
      Text(lines["entitled"] ?? "").accessibilityIdentifier("entitled")
      Text(lines["offer"] ?? "").accessibilityIdentifier("offer")
        .subscriptionStatusTask(for: "tea") { state in
          guard let status = state.value?.first else { return }
          let info = status.renewalInfo.unsafePayloadValue
          lines["state"] =
            "\(status.state.localizedDescription) \(info.currentProductID) then \(info.autoRenewPreference ?? "nothing")"
          await refresh()
        }
        .task { await refresh() }
    }

    private func buy(_ id: String) async {
      guard let product = try? await Product.products(for: [id]).first else { return }
      _ = try? await product.purchase()
      await refresh()
    }

    private func refresh() async {
      var ids: [String] = []
      for await one in StoreKit.Transaction.currentEntitlements { ids.append(one.unsafePayloadValue.productID) }
      lines["entitled"] = ids.joined(separator: " ")
      let last = await StoreKit.Transaction.latest(for: "month")?.unsafePayloadValue
      lines["offer"] = "\(last?.offerType == .introductory) \(last?.price ?? -1)"
    }
  }

  private func launch() -> XCUIApplication {
    let app = XCUIApplication { Screen() }
    app.world.store.sell(
      "month", name: "Month", price: 4.99,
      subscription: .init(group: "tea", period: .monthly, level: 2, introductoryOffer: .freeTrial(.weekly)))
    app.world.store.sell(
      "year", name: "Year", price: 49.99, subscription: .init(group: "tea", period: .yearly, level: 1))
    app.world.store.sell(
      "basic", name: "Basic", price: 0.99, subscription: .init(group: "tea", period: .monthly, level: 3))
    app.launch()
    return app
  }

  private func state(_ app: XCUIApplication) -> String { app.staticTexts["state"].label }
  private func entitled(_ app: XCUIApplication) -> String { app.staticTexts["entitled"].label }

  @Test("The first purchase takes the introductory offer, and the app sees the status")
  func first() {
    let app = launch()
    #expect(state(app) == "none")
    app.buttons["month"].tap()
    #expect(state(app) == "Subscribed month then month")
    #expect(entitled(app) == "month")
    #expect(app.staticTexts["offer"].label == "true 0")
    let transaction = app.world.store.transactions[0]
    #expect(
      transaction.expirationDate
        == Calendar(identifier: .gregorian).date(byAdding: .day, value: 7, to: transaction.purchaseDate))
    app.buttons["month"].tap()
    #expect(app.world.store.transactions.count == 1, "the user has it already")
  }

  @Test("A better subscription of the group is there at once, a lesser one at the next renewal")
  func levels() {
    let app = launch()
    app.buttons["month"].tap()
    app.buttons["year"].tap()
    #expect(state(app) == "Subscribed year then year")
    #expect(entitled(app) == "year")
    #expect(app.world.store.transactions.map(\.isUpgraded) == [true, false])
    app.buttons["basic"].tap()
    #expect(entitled(app) == "year")
    app.world.store.renew("year")
    #expect(state(app) == "Subscribed basic then basic")
    #expect(entitled(app) == "basic")
    let last = app.world.store.transactions.last
    #expect(last?.reason == .renewal)
    #expect(last?.originalID == app.world.store.transactions[0].id)
  }

  @Test("A subscription that ends, or whose payment fails, is gone unless the store gives time")
  func ends() {
    let app = launch()
    app.buttons["month"].tap()
    app.world.store.failPayment(of: "month", keepsAccess: true)
    #expect(state(app) == "Grace Period month then month")
    #expect(entitled(app) == "month")
    app.world.store.failPayment(of: "month")
    #expect(entitled(app) == "")
    app.world.store.renew("month")
    #expect(entitled(app) == "month")
    #expect(app.staticTexts["offer"].label == "false 4.99", "a renewal has the full price")
    app.world.store.expire("month")
    #expect(state(app) == "Expired month then nothing")
    #expect(entitled(app) == "")
    app.launch()
    #expect(entitled(app) == "", "the store keeps what has ended")
  }

  @Test("What the user has not subscribed to cannot end: the test fails")
  func misuse() {
    let app = launch()
    let failures = failures {
      app.world.store.renew("month")
      app.world.store.expire("month")
      app.world.store.failPayment(of: "month")
    }
    #expect(
      failures == [
        "Could not renew the product 'month': the user has not subscribed to it.",
        "Could not expire the product 'month': the user has not subscribed to it.",
        "Could not fail the payment of the product 'month': the user has not subscribed to it.",
      ])
  }

  @Test("Periods have their days, and their units a name for prices")
  func periods() {
    let begin = Date(timeIntervalSinceReferenceDate: 0)
    let ends = [Product.SubscriptionPeriod.weekly, .everyTwoWeeks, .everyThreeDays, .monthly, .yearly].map {
      $0.dateRange(referenceDate: begin).upperBound.timeIntervalSinceReferenceDate / 86_400
    }
    #expect(ends == [7, 14, 3, 31, 365])
    #expect(Product.SubscriptionPeriod.Unit.allCases.map { $0.formatted() } == ["day", "week", "month", "year"])
  }

  @Test("A server's view of a transaction is a token without a signature")
  func token() throws {
    let app = launch()
    app.buttons["month"].tap()
    let transaction = try #require(app.world.store.transactions.first)
    let parts = VerificationResult.verified(transaction).jwsRepresentation.split(
      separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3)
    #expect(parts[2].isEmpty)
    let values = try #require(JSONSerialization.jsonObject(with: transaction.jsonRepresentation) as? [String: Any])
    #expect(values["productId"] as? String == "month")
    #expect(values["expiresDate"] != nil)
  }
}
