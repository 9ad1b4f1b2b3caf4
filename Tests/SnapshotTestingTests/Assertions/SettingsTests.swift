import Testing

@testable import SnapshotTesting

@Suite("Settings of snapshots", .serialized) struct SettingsTests {
  @Test func `Modes have names`() {
    #expect(SnapshotTestingConfiguration.Record(rawValue: "failed") == .failed)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "sometimes") == nil)
    let on: SnapshotTestingConfiguration.Record = true
    #expect(on == .all)
  }

  @Test func `The inner setting takes precedence, and leaves what it does not set`() async {
    await withSnapshotTesting(record: .never, diffTool: "compare") {
      await Task.yield()
      #expect(SnapshotSettings.record == .never)
      withSnapshotTesting(record: .all) {
        #expect(SnapshotSettings.record == .all)
        #expect(SnapshotSettings.diffTool(currentFilePath: "a", failedFilePath: "b") == "compare a b")
      }
    }
  }

  @Suite(.snapshots(record: .failed, diffTool: "outer")) struct Outer {
    @Test(.snapshots(diffTool: .ksdiff)) func `A trait of a test takes precedence over that of its suite`() {
      #expect(SnapshotSettings.record == .failed)
      #expect(SnapshotSettings.diffTool(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
    }

    @Test func `A trait of a suite applies to its tests`() {
      #expect(SnapshotSettings.diffTool(currentFilePath: "a", failedFilePath: "b") == "outer a b")
    }
  }
}
