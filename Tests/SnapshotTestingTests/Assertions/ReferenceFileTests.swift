import Foundation
import Testing

@testable import SnapshotTesting

@Suite("A-15, A-16: Files of references")
struct ReferenceFileTests {
  private let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private func file(_ name: String, test: String = "test()") -> ReferenceFile {
    ReferenceFile(testFile: "/T/Tests.swift", testName: test, name: name, pathExtension: "txt", directory: directory)
  }

  @Test("A-15: a reference is replaced as a whole: who reads it meanwhile has the former one, and nothing else is left")
  func whole() throws {
    let file = file("a")
    try file.write(Data("former".utf8))
    let reader = try FileHandle(forReadingFrom: file.url)
    try file.write(Data(repeating: 7, count: 1_000_000))
    // Written in place, it would be this one that changes.
    #expect(try reader.readToEnd() == Data("former".utf8))
    #expect(try file.read().count == 1_000_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["test.a.txt"])
    try FileManager.default.removeItem(atPath: directory)
  }

  @Test("A-15: where it cannot be written, the former one stays")
  func unwritable() throws {
    let file = file("a")
    try file.write(Data("former".utf8))
    try FileManager.default.removeItem(at: file.url)
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
    #expect(throws: (any Error).self) { try file.write(Data("new".utf8)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["test.a.txt"])
    try FileManager.default.removeItem(atPath: directory)
  }

  @Test("A-16: a name that file systems find too long is shortened, and others stay as they are")
  func names() throws {
    #expect(file("light", test: "testA").url.lastPathComponent == "testA.light.txt")
    let (long, other) = (String(repeating: "n", count: 5_000), String(repeating: "n", count: 5_000) + "m")
    #expect(file(long).url.lastPathComponent.utf8.count <= 255)
    #expect(file(long).url != file(other).url)
    try file(long).write(Data("x".utf8))
    #expect(file(long).exists)
    try FileManager.default.removeItem(atPath: directory)
  }
}
