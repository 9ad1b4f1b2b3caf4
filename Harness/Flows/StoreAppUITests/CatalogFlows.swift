import StoreApp
import Testing

@MainActor
@Suite("Store app: catalog")
struct CatalogFlows {
  @Test("The list shows what the client loads")
  func loading() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }

    #expect(app.collectionViews["productList"].cells.count == 4)
    #expect(app.staticTexts["$500.00"].exists)
  }

  @Test("While products are on their way, a progress view stands for the list")
  func slowClient() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub(latency: .seconds(30))) }
    #expect(app.activityIndicators.firstMatch.exists)
    #expect(!app.collectionViews["productList"].exists)

    app.clock.advance(by: .seconds(30))

    #expect(!app.activityIndicators.firstMatch.exists)
    #expect(app.collectionViews["productList"].cells.count == 4)
  }

  @Test("Prices can be applied only if the larger one is the maximum")
  func invalidFilter() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }
    let applyButton = app.buttons["applyButton"]
    #expect(!applyButton.isEnabled)

    app.type("100", into: "minTextField")
    #expect(!applyButton.isEnabled)

    app.type("50", into: "maxTextField")
    #expect(!applyButton.isEnabled)

    app.type("0", into: "maxTextField")
    #expect(applyButton.isEnabled, "500 is larger than 100")
  }

  @Test("A filter that fits no product shows all of them")
  func filterWithoutResult() {
    let app = XCUIApplication { ContentView(client: StoreHTTPClientStub()) }

    app.type("1000", into: "minTextField")
    app.type("2000", into: "maxTextField")
    app.buttons["applyButton"].tap()

    #expect(app.collectionViews["productList"].cells.count == 4)
  }

  @Test("Coming back to the list does not load it again")
  func singleLoad() {
    let client = CountingClient()
    let app = XCUIApplication { ContentView(client: client) }

    app.tabBars.buttons["Reminders"].tap()
    app.tabBars.buttons["Products"].tap()
    app.staticTexts["Product 1"].tap()
    app.navigationBars.buttons["Products"].tap()

    #expect(app.collectionViews["productList"].cells.count == 4)
    #expect(client.loads == 1)
  }
}

extension XCUIApplication {
  fileprivate func type(_ text: String, into identifier: String) {
    textFields[identifier].tap()
    textFields[identifier].typeText(text)
  }
}

@MainActor
private final class CountingClient: StoreHTTPClient {
  private(set) var loads = 0

  func loadProducts() async throws -> [Product] {
    loads += 1
    return StoreHTTPClientStub.products
  }
}
