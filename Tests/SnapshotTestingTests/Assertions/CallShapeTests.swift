import Foundation
import SnapshotTesting
import Testing

@Suite("Calls as tests write them") struct SnapshotCallShapeTests {
  @Test func `A variable can stand for the mode`() throws {
    let shouldRecord = false
    let unsure: Bool? = nil
    assertSnapshot(of: "text", as: .lines, named: "call", record: shouldRecord)
    assertSnapshot(of: "text", as: .lines, named: "call", record: unsure, testName: "calls")
    assertSnapshots(of: "text", as: ["call": .lines], record: shouldRecord, testName: "calls")
    assertSnapshots(of: "text", as: [.lines, .lines], record: unsure, testName: "numbers")
    #expect(verifySnapshot(of: "text", as: .lines, named: "call", record: shouldRecord, testName: "calls") == nil)
    #expect(verifySnapshot(of: "other", as: .lines, named: "call", record: .never, testName: "calls") != nil)
  }

  @Test func `Strategies are made by hand and from others`() {
    let length = Snapshotting<String, String>(
      pathExtension: "txt",
      diffing: Diffing(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { $0 == $1 ? nil : ("\($0) and \($1)", []) })
    ) { "\($0.count)" }
    assertSnapshot(of: "four", as: length, named: "length")
    let count: Snapshotting<[String], String> = length.pullback { $0.joined() }
    assertSnapshot(of: ["fo", "ur"], as: count, named: "count")
    let late: Snapshotting<Int, String> = Snapshotting<String, String>.lines.asyncPullback { number in
      Async { callback in callback("\(number)") }
    }
    assertSnapshot(of: 4, as: .wait(for: 0, on: late), named: "late")
  }
}
