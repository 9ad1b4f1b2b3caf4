import SnapshotTesting
import Testing

struct ImportTests {
  @Test @MainActor func `The module brings the application with it`() {
    #expect(XCUIApplication().state == .notRunning)
  }
}
