import RefresherApp
import Testing

extension HTTPClientDouble: HTTPClient {}

// The same failures as a user meets them.
@MainActor
@Suite("Refresher app: the screen")
struct ScreenFlows {
  private let http = HTTPClientDouble()

  private func launch() -> XCUIApplication {
    let http = http
    return XCUIApplication { ContentView(service: OMTJsonService(client: http)) }
  }

  @Test("Lines that arrive late are shown when they arrive")
  func latency() {
    http.stub(.get, "/omt2024.json", .json(#"["hello", "omt"]"#).after(.seconds(5)))
    let app = launch()
    app.buttons["Refresh"].tap()
    #expect(app.activityIndicators.firstMatch.exists)

    app.clock.advance(by: .seconds(5))

    #expect(app.collectionViews["lines"].cells.count == 2)
    #expect(app.buttons["Refresh"].exists)
    #expect(http.requests.map(\.url?.absoluteString) == ["https://demos.rachelbrindle.com/omt2024.json"])
  }

  @Test(
    "A refresh that fails says so, and leaves the lines that are there",
    arguments: [
      .failure(URLError(.notConnectedToInternet)), .json("<html>"), .json(#"{"lines": []}"#),
    ] as [HTTPClientDouble.Answer])
  func failure(answer: HTTPClientDouble.Answer) {
    http.stub(.get, "/omt2024.json", .json(#"["hello"]"#), answer, .json(#"["hello", "again"]"#))
    let app = launch()
    app.buttons["Refresh"].tap()
    #expect(!app.staticTexts["problem"].exists)

    app.buttons["Refresh"].tap()

    #expect(app.staticTexts["problem"].label == "Could not refresh.")
    #expect(app.staticTexts["hello"].exists)
    #expect(app.buttons["Refresh"].exists)

    app.buttons["Refresh"].tap()

    #expect(!app.staticTexts["problem"].exists)
    #expect(app.staticTexts["again"].exists)
  }
}
