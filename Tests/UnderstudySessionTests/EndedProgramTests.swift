import Foundation
import Testing
import UnderstudyClient
import UnderstudyJSON

@testable import UnderstudySession

@Suite("A program that reads no requests any more")
struct EndedProgramTests {
  @Test("It gets none, and the answer says that it has ended; no signal ends the client")
  func ended() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ended-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Not written here: a process that another test starts at the same moment would keep the program open.
    let program = URL(filePath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs/reads-nothing")
    let child = try SessionChild(program: program.path, log: folder.appendingPathComponent("log").path)
    let answer = child.send(["call": "tree"])
    #expect(answer["error"]?["code"] == "ended")
    #expect(child.hasEnded)
  }

  @Test("An answer to a reader that has gone is no signal, either")
  func answered() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    LineOutput(ends[1]).write(["a": 1])
    var line = LineInput(ends[1])
    if case .end = line.next() {} else { Issue.record("something was read") }
  }
}
