import LensApp
import Testing

@MainActor
@Suite("Lens app: screens by tags")
struct ScreenFlows {
  private let chair = Product(name: "Chair", image: "chair")

  @Test func show_buy_button() async throws {
    let sut = LensWorkBench { _ in
      ProductDetailScreen(product: chair)
    }
    try await sut.observer.waitForViewVisible(withID: "screen.detail")
    try await sut.observer.waitForViewVisible(withID: "screen.detail.buy.button")
    #expect(sut.observer.view(withID: "screen.detail")?.children.map(\.identifier) == ["screen.detail.buy.button"])
  }

  @Test("A tag that comes after a sleep of the app is waited for in the app's time")
  func reserved() async throws {
    let sut = LensWorkBench { _ in
      SleepyScreen()
    }
    #expect(sut.observer.containsNotView(withID: "awake"))
    await #expect(throws: WaitUntilError.self) {
      try await sut.observer.waitForViewVisible(withID: "awake", timeout: 1200)
    }
    try await sut.observer.waitForViewVisible(withID: "awake", timeout: 1200)
  }

  @Test("Values, counts and states are followed by the observer's waits")
  func settings() async throws {
    let settings = Settings()
    let sut = LensWorkBench { _ in
      SettingsScreen(settings: settings)
    }
    #expect(sut.observer.textFieldFocus(forViewID: "settings.name") == false)
    #expect(sut.observer.enabledState(forViewID: "settings.public") == true)
    #expect(sut.observer.viewCount(withIDPrefix: "settings.") == 2)

    settings.name = "Ada"
    settings.isPublic = true

    try await sut.observer.waitForValue(forViewID: "settings.name", equals: "Ada")
    try await sut.observer.waitForValue(forViewID: "settings.public", equals: true)
    try await sut.observer.waitForViewCount(withViewIDPrefix: "settings.letter.", expected: 3)
    try await sut.observer.waitForTextFieldFocused(withID: "settings.name", isFocused: false)
    try await sut.observer.waitButton(forViewID: "settings.public", isEnabled: true)
  }
}

/// Says that it is awake after half an hour.
private struct SleepyScreen: View {
  @State private var isAwake = false

  var body: some View {
    VStack {
      if isAwake { Text("Good morning").lensTracked(id: "awake") }
    }
    .task {
      try? await Task.sleep(for: .seconds(1800))
      isAwake = true
    }
  }
}
