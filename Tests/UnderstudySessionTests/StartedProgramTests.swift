import Foundation
import Testing

@testable import UnderstudyClient

@Suite("A program that is started for a session")
struct StartedProgramTests {
  @Test("It has no descriptor of this process but its own three, and no signal is blocked")
  func inheritance() throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("started-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    let inherited = fcntl(1, F_DUPFD, 200)
    try #require(inherited >= 200)
    defer { close(inherited) }
    var (blocked, former) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }

    let program = URL(filePath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Programs/says-what-it-has")
    try SessionChild(program: program.path, log: log).end()

    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains("2"))
    #expect(!lines.contains("\(inherited)"))
    #expect(lines.last?.hasPrefix("SigBlk:") == true)
    #expect(lines.last?.hasSuffix("\t0000000000000000") == true)
  }

  @Test("The link to the command is made where packages are built, and replaces another")
  func shortcut() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("link-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(SessionShortcut.make(in: folder.path, to: "/bin/sh") == nil)
    #expect(SessionShortcut.path(in: folder.path, to: "/bin/sh") == "/bin/sh")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(".build"), withIntermediateDirectories: true)
    #expect(SessionShortcut.make(in: folder.path, to: "/bin/ls") == ".build/understudy")
    #expect(SessionShortcut.make(in: folder.path, to: "/bin/sh") == ".build/understudy")
    #expect(SessionShortcut.path(in: folder.path, to: "/bin/sh") == ".build/understudy")
    #expect(SessionShortcut.path(in: folder.path, to: "/bin/ls") == "/bin/ls")
  }
}
