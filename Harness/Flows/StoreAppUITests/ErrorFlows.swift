import Foundation
import StoreApp
import Testing

@MainActor
@Suite("Store app: errors")
struct ErrorFlows {
  @Test("An error of the client is shown in a sheet, with guidance")
  func errorSheet() {
    let app = XCUIApplication { ContentView(client: RecoveringClient()) }

    #expect(app.staticTexts["error.description"].label == "The store cannot be reached.")
    #expect(app.staticTexts["error.guidance"].label == "Please try again later.")

    app.buttons["Dismiss"].tap()

    #expect(!app.staticTexts["error.description"].exists)
    #expect(app.collectionViews["productList"].cells.count == 0)
  }

  @Test("Trying again after an error loads the products")
  func recovery() {
    let app = XCUIApplication { ContentView(client: RecoveringClient()) }
    app.buttons["Dismiss"].tap()

    app.navigationBars.buttons["Reload"].tap()

    #expect(!app.staticTexts["error.description"].exists)
    #expect(app.collectionViews["productList"].cells.count == 4)
  }
}

/// Fails at first, and answers from then on.
@MainActor
private final class RecoveringClient: StoreHTTPClient {
  private var hasFailed = false

  func loadProducts() async throws -> [Product] {
    guard hasFailed else {
      hasFailed = true
      throw Unreachable()
    }
    return StoreHTTPClientStub.products
  }
}

private struct Unreachable: LocalizedError {
  var errorDescription: String? { "The store cannot be reached." }
}
