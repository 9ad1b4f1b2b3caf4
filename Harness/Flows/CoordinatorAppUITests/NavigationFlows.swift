import CoordinatorApp
import Testing

@MainActor
@Suite("Coordinator app: navigation")
struct NavigationFlows {
  @Test("The root screen is captured")
  func rootIsCaptured() async throws {
    let app = XCUIApplication { ContentView(coordinator: NavigationCoordinator(), onScreensChange: { _ in }) }

    let screens = app.preferences(LensCaptureKey.self)

    try await screens.wait { $0.containsView(withID: "screen.rootview") }
    #expect(screens.value == ["screen.rootview"])
  }

  @Test("The coordinator pushes a detail screen over the root")
  func pushing() async throws {
    let coordinator = NavigationCoordinator()
    let app = XCUIApplication { ContentView(coordinator: coordinator, onScreensChange: { _ in }) }
    let screens = app.preferences(LensCaptureKey.self)

    coordinator.showDetail(2)

    try await screens.wait { $0.containsView(withID: "screen.detailview.2") }
    try await app.waitForViewVisible(withID: "detail.2.text")
    #expect(screens.value == ["screen.rootview", "screen.detailview.2"])
  }

  @Test("Popping to the root takes every detail screen away")
  func poppingToRoot() async throws {
    let coordinator = NavigationCoordinator()
    let app = XCUIApplication { ContentView(coordinator: coordinator, onScreensChange: { _ in }) }
    let screens = app.preferences(LensCaptureKey.self)
    coordinator.showDetail(2)
    coordinator.showDetail(3)
    try await app.waitForViewVisible(withID: "detail.3.text")

    coordinator.popToRoot()

    try await screens.wait(timeout: .seconds(1)) { $0 == ["screen.rootview"] }
    try await app.waitForViewHidden(withID: "detail.3.text")
    #expect(app.navigationBars["Root"].exists)
  }

  @Test("Two pushes and two steps back print the screens of each moment")
  func printedSequence() {
    var printed: [String] = []
    let app = XCUIApplication {
      ContentView(coordinator: NavigationCoordinator()) { printed.append("\($0)") }
    }

    app.buttons["Item 0"].tap()
    app.buttons["Item 11"].tap()
    app.navigationBars.buttons["Detail for 0"].tap()
    app.navigationBars.buttons["Root"].tap()

    #expect(
      printed == [
        #"["screen.rootview"]"#,
        #"["screen.rootview", "screen.detailview.0"]"#,
        #"["screen.rootview", "screen.detailview.0", "screen.detailview.11"]"#,
        #"["screen.rootview", "screen.detailview.0"]"#,
        #"["screen.rootview"]"#,
      ]
    )
  }

  @Test("An observer gets the screens of each moment too")
  func observedSequence() async {
    let coordinator = NavigationCoordinator()
    let app = XCUIApplication { ContentView(coordinator: coordinator, onScreensChange: { _ in }) }
    var screens = app.preferences(LensCaptureKey.self).values.makeAsyncIterator()
    let moves: [() -> Void] = [
      { coordinator.showDetail(0) },
      { coordinator.showDetail(11) },
      { coordinator.path.removeLast() },
      { coordinator.path.removeLast() },
    ]

    var observed = [await screens.next()]
    for move in moves {
      move()
      observed.append(await screens.next())
    }

    #expect(
      observed == [
        ["screen.rootview"],
        ["screen.rootview", "screen.detailview.0"],
        ["screen.rootview", "screen.detailview.0", "screen.detailview.11"],
        ["screen.rootview", "screen.detailview.0"],
        ["screen.rootview"],
      ]
    )
  }
}
