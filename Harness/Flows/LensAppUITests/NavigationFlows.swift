import LensApp
import Testing

@MainActor
@Suite("Lens app: navigation by tags")
struct NavigationFlows {
  @Test("The root screen's tag is there as soon as the workbench is")
  func firstDeliveryIsSynchronous() {
    let sut = LensWorkBench { _ in
      ContentView(coordinator: NavigationCoordinator())
    }
    #expect(sut.observer.lensCaptures == ["screen.rootview"])
  }

  @Test("A run of the main loop creates and shows the view, and delivers what was changed")
  func runLoop() {
    let observer = LensObserver()
    let coordinator = NavigationCoordinator()
    let testView = ContentView(coordinator: coordinator)
      .onPreferenceChange(LensCaptureKey.self) {
        observer.lensCaptures = $0
      }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: testView)
    window.makeKeyAndVisible()
    RunLoop.main.run(until: Date().addingTimeInterval(0.1))
    #expect(observer.containsView(withID: "screen.rootview"))

    coordinator.showDetail(2)
    RunLoop.main.run(until: Date().addingTimeInterval(0.1))
    #expect(observer.containsView(withID: "screen.detailview.2"))
  }

  @Test func rootScreenPreference_is_Captured() async throws {
    // --- GIVEN ---
    let sut = LensWorkBench { _ in
      ContentView(coordinator: NavigationCoordinator())
    }
    // --- THEN ---
    try await sut.observer.$lensCaptures.waitUntilMatches(
      { $0.contains("screen.rootview") },
      errorMessage: "We should see the rootview")
  }

  @Test func programmatically_navigating_to_detail_view() async throws {
    // --- GIVEN ---
    let coordinator = NavigationCoordinator()
    let sut = LensWorkBench { _ in
      ContentView(coordinator: coordinator)
    }
    try await sut.observer.$lensCaptures.waitUntilMatches(
      { $0.contains("screen.rootview") },
      errorMessage: "We should see the rootview")
    let targetDetailId = 2
    // --- WHEN ---
    coordinator.showDetail(targetDetailId)
    // --- THEN ---
    try await sut.observer.waitForViewVisible(withID: "screen.detailview.\(targetDetailId)")
    #expect(sut.observer.lensCaptures == ["screen.rootview", "screen.detailview.2"])
  }

  @Test func programmatically_navigating_pop_to_root() async throws {
    // --- GIVEN ---
    let coordinator = NavigationCoordinator()
    let sut = LensWorkBench { _ in
      ContentView(coordinator: coordinator)
    }
    let targetDetailId = 2
    let targetViewId = "screen.detailview.\(targetDetailId)"
    coordinator.showDetail(targetDetailId)
    try await sut.observer.waitForViewVisible(withID: targetViewId)
    // --- WHEN ---
    coordinator.popToRoot()
    // --- THEN ---
    try await sut.observer.waitForViewHidden(withID: targetViewId)
    #expect(sut.observer.lensCaptures == ["screen.rootview"])
  }

  @Test("A wait that times out throws the article's error, in no real time")
  func timeout() async throws {
    let sut = LensWorkBench { _ in
      ContentView(coordinator: NavigationCoordinator())
    }
    await #expect(throws: WaitUntilError.timeout(description: "Expected view visible with identifier: none")) {
      try await sut.observer.waitForViewVisible(withID: "none", timeout: 3600)
    }
  }
}
