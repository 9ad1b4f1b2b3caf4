import LensApp
import SnapshotTesting
import Testing

@MainActor
@Suite("Lens app: snapshots")
struct SnapshotFlows {
  @Test func snapshot_navigating_to_detail_view() async throws {
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
    assertSnapshots(of: sut.hostingController!, as: [.image], record: false)
    assertSnapshots(of: sut.hostingController!, as: ["elements": .elementTree], record: false)
  }
}
