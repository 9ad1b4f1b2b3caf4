import Testing
import UnderstudyTesting

@testable import Tea

@MainActor @Suite("Loading", .explained)
struct LoadingTests {
  @Test("Progress is shown until the server answers")
  func progress() {
    let server = FakeServer()
    server.blendsSpy.stubPendingFailure()
    let app = XCUIApplication(server: server)
    #expect(app.activityIndicators.firstMatch.exists)

    server.blendsSpy.resolveStub(success: Blend.samples)

    #expect(!app.activityIndicators.firstMatch.exists)
    #expect(app.cells.count == Blend.samples.count)
  }

  @Test("After a failure the user can try again")
  func failure() {
    let server = FakeServer()
    server.blendsSpy.stub(failure: FakeServer.Offline())
    let app = XCUIApplication(server: server)
    #expect(app.staticTexts["No Connection"].exists)

    server.blendsSpy.stub(success: Blend.samples)
    app.buttons["Try Again"].tap()

    #expect(app.staticTexts["Sencha"].exists)
    #expect(server.blendsSpy.wasCalled(times: 2))
  }
}
