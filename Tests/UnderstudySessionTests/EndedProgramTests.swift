import Foundation
import Testing
import UnderstudyClient
import UnderstudyJSON

@Suite("A program that reads no requests any more")
struct EndedProgramTests {
  @Test("It gets none, and the answer says that it has ended; no signal ends the client")
  func ended() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ended-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("program").path
    try "#!/bin/sh\nexec <&-\necho '{\"session\":1}'\n".write(toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let child = try SessionChild(program: program, log: folder.appendingPathComponent("log").path)
    let answer = child.send(["call": "tree"])
    #expect(answer["error"]?["code"] == "ended")
    #expect(child.hasEnded)
  }
}
