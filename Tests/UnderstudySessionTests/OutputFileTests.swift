import Foundation
import Testing
import UnderstudyJSON
import UnderstudySockets

@testable import UnderstudySession

@Suite("Files that commands write") final class OutputFileTests {
  private let folder = "/tmp/written-\(UUID().uuidString.prefix(8))"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func kind(_ name: String) -> UInt32 {
    var status = stat()
    return lstat("\(folder)/\(name)", &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  @Test("A regular file is replaced; what a symbolic link leads to is written, and the link stays")
  func links() throws {
    try OutputFile.write(Data("a".utf8), to: "\(folder)/a")
    try OutputFile.write(Data("b".utf8), to: "\(folder)/a")
    #expect(try text("a") == "b")
    #expect(symlink("a", "\(folder)/link") == 0 && symlink("new", "\(folder)/loose") == 0)
    try OutputFile.write(Data("c".utf8), to: "\(folder)/link")
    try OutputFile.write(Data("d".utf8), to: "\(folder)/loose")
    #expect(try text("a") == "c")
    #expect(try text("new") == "d")
    #expect(kind("link") == S_IFLNK && kind("loose") == S_IFLNK)
  }

  @Test("A pipe gets the data and stays a pipe")
  func pipes() throws {
    #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
    let reader = open("\(folder)/pipe", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile.write(Data("tea".utf8), to: "\(folder)/pipe")
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, bytes.count) == 3)
    #expect(kind("pipe") == S_IFIFO)
  }

  @Test("A folder that is not there is an error, and is not made")
  func folders() {
    let error = #expect(throws: ClientError.self) {
      try OutputFile.write(Data(), to: "\(self.folder)/none/a.swift")
    }
    let reason = "there is no folder \(folder)/none."
    #expect(error?.description == "\(folder)/none/a.swift cannot be written: \(reason)")
    #expect(kind("none") == 0)
    #expect(throws: ClientError.self) { try OutputFile.write(Data(), to: self.folder) }
  }

  @Test("A session makes no folder for a test") @MainActor
  func test() {
    let session = teaSession()
    session.done("launch")
    let error = session.error("write", ["file": .string("\(folder)/none/Tests.swift")])
    #expect(error?.code == .file)
    #expect(error?.message.hasSuffix("there is no folder \(folder)/none.") == true)
    #expect(kind("none") == 0)
  }
}
