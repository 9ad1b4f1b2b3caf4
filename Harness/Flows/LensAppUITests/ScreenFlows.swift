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

  @Test("Where nothing is hosted a wait ends too, in real time")
  func nothingHosted() async throws {
    let observer = LensObserver()
    await #expect(throws: WaitUntilError.self) {
      try await observer.waitForViewVisible(withID: "screen.detail", timeout: 0.01)
    }
  }

  @Test("What a test does to a control has been done when the call returns; its tags follow")
  func settings() async throws {
    let settings = Settings()
    let sut = LensWorkBench { _ in
      SettingsScreen(settings: settings)
    }
    #expect(sut.observer.viewCount(withIDPrefix: "settings.") == 2)

    sut.interactor.textField(withID: "settings.name", to: "Ada")
    sut.interactor.toggle(withID: "settings.public")
    sut.interactor.tapButton(withID: "not.there")

    #expect(settings.name == "Ada")
    #expect(settings.isPublic)
    try await sut.observer.waitForValue(forViewID: "settings.name", equals: "Ada")
    try await sut.observer.waitForValue(forViewID: "settings.public", equals: true)
    try await sut.observer.waitForViewCount(withViewIDPrefix: "settings.letter.", expected: 3)

    sut.interactor.textFieldMakeFocus(withID: "settings.name")
    try await sut.observer.waitForTextFieldFocused(withID: "settings.name", isFocused: true)
    sut.interactor.textFieldNotFocus(withID: "settings.name")
    try await sut.observer.waitForTextFieldFocused(withID: "settings.name", isFocused: false)
  }

  @Test("A button is disabled once it was tapped, and what follows later is waited for")
  func buying() async throws {
    let sut = LensWorkBench { _ in
      ProductDetailScreen(product: chair)
    }
    #expect(sut.observer.enabledState(forViewID: "screen.detail.buy.button") == true)

    sut.interactor.tapButton(withID: "screen.detail.buy.button")

    try await sut.observer.waitButton(forViewID: "screen.detail.buy.button", isEnabled: false)
    try await sut.observer.waitForViewVisible(withID: "screen.detail.reserved.label")
    #expect(
      sut.observer.view(withID: "screen.detail")?.children.map(\.identifier)
        == ["screen.detail.buy.button", "screen.detail.reserved.label"])
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
