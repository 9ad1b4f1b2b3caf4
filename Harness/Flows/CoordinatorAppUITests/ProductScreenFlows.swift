import CoordinatorApp
import Testing

@MainActor
@Suite("Coordinator app: product screen")
struct ProductScreenFlows {
  @Test("The screen's capture groups those of the views inside it")
  func groupedCaptures() {
    let app = XCUIApplication { ProductDetailScreen(product: .chair) }

    let screen = LensCapture(identifier: "screen.detail", children: ["screen.detail.buy.button"])
    #expect(app.preferences(LensCaptureKey.self).value == [screen])
  }

  @Test("A test can ask for the screen, and later for the button on it")
  func layersOfDetail() async throws {
    let app = XCUIApplication { ProductDetailScreen(product: .chair) }
    let captures = app.preferences(LensCaptureKey.self)

    try await captures.wait { $0.containsView(withID: "screen.detail") }
    try await captures.wait { $0.containsView(withID: "screen.detail.buy.button") }
  }

  @Test("Buying adds the basket's capture to the group")
  func buying() async throws {
    let app = XCUIApplication { ProductDetailScreen(product: .chair) }
    let captures = app.preferences(LensCaptureKey.self)

    app.buttons["Buy Now"].tap()

    try await captures.wait { $0.containsView(withID: "screen.detail.basket.label") }
    let screen = captures.value.findView(withID: "screen.detail")
    #expect(screen?.children == ["screen.detail.buy.button", "screen.detail.basket.label"])
  }

  @Test("In the stack the group comes after the root's capture")
  func pushedByTheCoordinator() async throws {
    let coordinator = NavigationCoordinator()
    let app = XCUIApplication { ContentView(coordinator: coordinator, onScreensChange: { _ in }) }

    coordinator.showProduct(.chair)

    let captures = app.preferences(LensCaptureKey.self)
    try await captures.wait { $0.containsView(withID: "screen.detail") }
    #expect(captures.value.map(\.identifier) == ["screen.rootview", "screen.detail"])
  }
}
