import Foundation
import SnapshotTesting
import Testing

/// A folder that is there for one test.
final class TemporaryFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "/snapshots-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
  }

  func text(of name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
}

@Suite("verifySnapshot") struct VerifySnapshotTests {
  private let folder = TemporaryFolder()

  private func verify(
    _ value: Int, named name: String? = "n", record: SnapshotTestingConfiguration.Record? = nil,
    testName: String = "test()"
  ) -> String? {
    verifySnapshot(
      of: value, as: .json, named: name, record: record, snapshotDirectory: folder.path, testName: testName)
  }

  @Test func `A first run records, and fails with the place; the next one compares`() throws {
    #expect(
      verify(42) == """
        There was no reference; the snapshot is recorded as one: \(folder.path)/test.n.json
        Run "test()" again to compare with it.
        """)
    #expect(try folder.text(of: "test.n.json") == "42")
    #expect(verify(42) == nil)
  }

  @Test func `A difference says both places and the lines`() throws {
    // A name of its own: what differs is written into one folder for all tests of the file.
    try folder.write("42", to: "difference.n.json")
    let failure = try #require(verify(43, testName: "difference()"))
    let reference = "\(folder.path)/difference.n.json"
    #expect(failure.hasPrefix("The snapshot \"n\" differs from its reference.\n\nReference: \(reference)\n"))
    #expect(failure.hasSuffix("@@ \u{2212}1,1 +1,1 @@\n\u{2212}42\n+43"))
    let place = try #require(failure.firstMatch(of: /Snapshot:  (.*)/))
    #expect(try String(contentsOfFile: String(place.1), encoding: .utf8) == "43")
    #expect(try folder.text(of: "difference.n.json") == "42")
  }

  @Test func `never writes nothing`() {
    #expect(verify(42, record: .never) == "There is no reference, and recording is off: \(folder.path)/test.n.json")
    #expect(folder.files == [])
  }

  @Test func `all writes and fails also where nothing differs`() throws {
    try folder.write("42", to: "test.n.json")
    #expect(verify(42, record: .all)?.hasPrefix("Recorded the snapshot, as recording is on: ") == true)
    #expect(verify(43, record: true)?.hasPrefix("Recorded the snapshot, as recording is on: ") == true)
    #expect(try folder.text(of: "test.n.json") == "43")
  }

  @Test func `failed writes what differs`() throws {
    try folder.write("42", to: "test.n.json")
    #expect(verify(42, record: .failed) == nil)
    let failure = verify(43, record: .failed)
    #expect(
      failure?.hasPrefix("The snapshot \"n\" differs from its reference. The reference is replaced by it.") == true)
    #expect(try folder.text(of: "test.n.json") == "43")
  }

  @Test(.snapshots) func `Snapshots without names are numbered for each test`() {
    for _ in 1...2 { _ = verify(1, named: nil) }
    _ = verify(1, named: nil, testName: "other(_:)")
    #expect(folder.files == ["other-_.1.json", "test.1.json", "test.2.json"])
  }

  @Test func `Names have the characters of files`() {
    _ = verify(1, named: "a/b: ü & c!", testName: "`a sentence`()")
    #expect(folder.files == ["a-sentence.a-b-ü-c.json"])
  }

  @Test func `A value that cannot be made fails with its error`() {
    struct Broken: Error {}
    func make() throws -> Int { throw Broken() }
    let failure = verifySnapshot(of: try make(), as: .json, snapshotDirectory: folder.path)
    #expect(failure == "The value to take a snapshot of could not be made: Broken()")
  }

  @Test func `A reference that cannot be read, and a folder that cannot be written, fail with the reason`() throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/test.n.json", withIntermediateDirectories: true)
    #expect(verify(1)?.hasPrefix("The reference could not be read: \(folder.path)/test.n.json\n") == true)
    try folder.write("", to: "file")
    let failure = verifySnapshot(of: 1, as: .json, named: "n", snapshotDirectory: "\(folder.path)/file", testName: "t")
    #expect(failure?.hasPrefix("The snapshot could not be written: \(folder.path)/file/t.n.json\n") == true)
  }

  @Test func `A snapshot that does not come fails`() {
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let failure = verifySnapshot(of: 1, as: never, snapshotDirectory: folder.path, timeout: 0.01)
    #expect(failure == "The snapshot was not there after 0.01 seconds; the parameter \"timeout\" allows a longer time.")
  }

  @Test func `A snapshot may come from another thread`() {
    let later = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async { callback in
          nonisolated(unsafe) let callback = callback
          Thread.detachNewThread { callback("\(value)") }
        }
      })
    _ = verifySnapshot(of: 1, as: later, named: "n", snapshotDirectory: folder.path, testName: "t")
    #expect(folder.files == ["t.n.txt"])
  }
}
