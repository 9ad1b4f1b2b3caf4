import Foundation
import InlineSnapshotTesting
import Testing
import XCUIAutomation

@testable import SnapshotTesting

@Suite("assertInlineSnapshot") struct InlineSnapshotTests {
  private let folder = TemporaryFolder()

  @Test func `A text that is in the call passes`() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
    assertInlineSnapshot(of: "a\"\"\"# \\\r\nb", as: .lines, matches: { "a\"\"\"# \\\r\nb" })
    assertInlineSnapshot(of: Optional<Int>.none, as: .json)
  }

  @Test func `A difference fails at the call with its message`() {
    let failures = FailureCapture()
    FailureReporter.$capture.withValue(failures) {
      assertInlineSnapshot(of: 42, as: .json, message: "The answer", record: .missing) { "41" }
      assertInlineSnapshot(of: 42, as: .json, record: .never)
    }
    #expect(
      failures.messages.first == """
        The answer

        The snapshot differs from the one in the test.

        @@ \u{2212}1,1 +1,1 @@
        \u{2212}41
        +42
        """)
    #expect(failures.messages.last == "The call has no snapshot, and recording is off.")
    #expect(failures.failures.first?.location?.line == #line - 14)
  }

  /// Verifies as a call in a file does.
  private func verify(
    _ value: String?, in path: String, line: Int = 2, column: Int = 3, expected: String? = nil,
    _ record: SnapshotTestingConfiguration.Record = .missing, by recording: InlineRecording
  ) -> String? {
    let verification = InlineVerification(
      path: path, line: line, column: column, syntax: .init(), record: record, test: "test()", timeout: 1,
      recording: recording)
    return verification.message({ value }, .lines, expected)
  }

  @Test func `Snapshots are written into the file, each at its line before the others`() throws {
    try folder.write("func test() {\n  check()\n  check()\n}\n", to: "T.swift")
    let (path, recording) = ("\(folder.path)/T.swift", InlineRecording(builtAt: nil))
    let message = "The snapshot is written into the test; build and run \"test()\" again to compare with it."
    // The other order gives the same file.
    #expect(verify("b", in: path, line: 3, by: recording) == message)
    #expect(verify("a", in: path, line: 2, by: recording) == message)
    #expect(
      try folder.text(of: "T.swift") == """
        func test() {
          check() {
            \"""
            a
            \"""
          }
          check() {
            \"""
            b
            \"""
          }
        }

        """)
  }

  @Test func `A difference is written where failed says so`() throws {
    try folder.write("{\n  check() { \"old\" }\n}\n", to: "T.swift")
    let (path, recording) = ("\(folder.path)/T.swift", InlineRecording(builtAt: nil))
    #expect(verify("new", in: path, expected: "new", .failed, by: recording) == nil)
    let failure = verify("new", in: path, expected: "old", .failed, by: recording)
    #expect(failure?.hasSuffix("\u{2212}old\n+new\n\nThe one in the test is replaced by it.") == true)
    #expect(try folder.text(of: "T.swift") == "{\n  check() {\n    \"\"\"\n    new\n    \"\"\"\n  }\n}\n")
  }

  @Test func `A call that runs again with another value keeps the first`() throws {
    try folder.write("{\n  check()\n}\n", to: "T.swift")
    let (path, recording) = ("\(folder.path)/T.swift", InlineRecording(builtAt: nil))
    _ = verify("a", in: path, by: recording)
    let failure = verify("b", in: path, by: recording)
    #expect(failure?.contains("this call was recorded before in this run with another value") == true)
    #expect(try folder.text(of: "T.swift").contains("    a\n"))
  }

  @Test func `A file that is newer than the tests, or changes meanwhile, stays as it is`() throws {
    try folder.write("{\n  check()\n}\n", to: "T.swift")
    let path = "\(folder.path)/T.swift"
    let old = verify("a", in: path, by: InlineRecording(builtAt: .distantPast))
    #expect(
      old?.hasSuffix("\(path) has changed since it was built, so that places in it are not certain; build again")
        == true)
    #expect(try folder.text(of: "T.swift") == "{\n  check()\n}\n")
    let recording = InlineRecording(builtAt: .distantFuture)
    _ = verify("a", in: path, by: recording)
    try folder.write("{\n  other()\n}\n", to: "T.swift")
    let changed = verify("b", in: path, line: 3, by: recording)
    #expect(changed?.hasSuffix("\(path) has changed while the tests ran; build again") == true)
    #expect(try folder.text(of: "T.swift") == "{\n  other()\n}\n")
  }

  @Test func `A file that is not there is named`() {
    let failure = verify("a", in: "\(folder.path)/None.swift", by: InlineRecording(builtAt: nil))
    #expect(failure?.hasPrefix("It could not be written into the test: ") == true)
  }
}
