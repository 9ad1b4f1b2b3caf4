import Foundation
import Testing

@testable import UnderstudyAdopt

@Suite("Rounds check the files again that had errors")
struct RoundCheckTests {
  /// A compiler that says of each file it checks what the file contains, and notes its calls.
  private final class FakeCompiler {
    private static let compiler = URL(filePath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Programs/compiler")

    let folder: URL
    var program: URL { folder.appendingPathComponent("compiler") }

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("round-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // A link: a process started at the same moment by another test would keep a program that this one writes open.
      try FileManager.default.createSymbolicLink(at: program, withDestinationURL: Self.compiler)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws {
      try (text + "\n").write(toFile: path(name), atomically: true, encoding: .utf8)
    }

    /// The files of each call, calls side by side in the order of their files.
    func calls() throws -> [String] {
      let text = try String(contentsOfFile: path("calls"), encoding: .utf8)
      try FileManager.default.removeItem(atPath: path("calls"))
      return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
    }
  }

  private let compiler: FakeCompiler
  private let modules: RoundCheck.Modules

  init() throws {
    compiler = try FakeCompiler()
    modules = RoundCheck.Modules(standIns: [], own: ["Tea"], imports: [:], folder: compiler.folder)
    for name in ["A.swift", "B.swift", "C.swift"] { try compiler.write("", to: name) }
  }

  private func makeCheck() -> RoundCheck {
    let files = ["A.swift", "B.swift", "C.swift"].map(compiler.path)
    return RoundCheck(
      ModuleCheck(calls: ["Tea": [compiler.program.path, "-module-name", "Tea"] + files], shadow: compiler.folder))
  }

  private func run(_ check: inout RoundCheck, _ copies: [String: URL] = [:]) throws -> [Diagnostic] {
    try check.run(modules, replacing: copies)
  }

  @Test("Then all, once these have none")
  func again() throws {
    var check = makeCheck()
    try compiler.write("cannot find 'x' in scope", to: "B.swift")
    try #expect(run(&check).map(\.file) == [compiler.path("B.swift")])
    #expect(try compiler.calls() == ["A.swift B.swift C.swift"])

    try compiler.write("cannot find 'y' in scope", to: "B.swift")
    try compiler.write("cannot find 'z' in scope", to: "C.swift")
    try #expect(run(&check).map(\.message) == ["cannot find 'y' in scope"])
    #expect(try compiler.calls() == ["B.swift"])

    try compiler.write("", to: "B.swift")
    try #expect(run(&check).map(\.message) == ["cannot find 'z' in scope"])
    #expect(try compiler.calls() == ["A.swift B.swift C.swift", "B.swift"])

    try compiler.write("", to: "C.swift")
    try #expect(run(&check).isEmpty)
    #expect(try compiler.calls() == ["A.swift B.swift C.swift", "C.swift"])
  }

  @Test("Or all, once nothing helps against theirs")
  func widened() throws {
    var check = makeCheck()
    try compiler.write("cannot find 'x' in scope", to: "B.swift")
    _ = try run(&check)
    var isMore = check.widen()
    #expect(!isMore)
    _ = try run(&check)
    isMore = check.widen()
    #expect(isMore)
    _ = try compiler.calls()

    try compiler.write("cannot find 'z' in scope", to: "C.swift")
    #expect(try run(&check).count == 2)
    #expect(try compiler.calls() == ["A.swift B.swift C.swift"])
    isMore = check.widen()
    #expect(!isMore)
    #expect(try run(&check).count == 2)
    #expect(try compiler.calls() == ["B.swift", "C.swift"])
  }

  @Test("A copy takes the place of its source, whose errors are the source's")
  func copies() throws {
    var check = makeCheck()
    try compiler.write("cannot find 'x' in scope", to: "Copy.swift")
    let copies = [compiler.path("B.swift"): compiler.folder.appendingPathComponent("Copy.swift")]
    try #expect(run(&check, copies).count == 1)
    try #expect(run(&check, copies).count == 1)
    #expect(try compiler.calls() == ["A.swift Copy.swift C.swift", "Copy.swift"])
  }

  @Test("An expression that takes long gets more time only when asked for, or if nothing else is wrong")
  func time() throws {
    let slow = "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"
    var check = makeCheck()
    try compiler.write(slow, to: "A.swift")
    try compiler.write("cannot find 'x' in scope", to: "B.swift")
    let errors = try check.run(modules, replacing: [:])
    #expect(errors.count == 2)
    #expect(!check.isSlow(errors[0], [:]))
    var isMore = check.allowMore(for: errors, replacing: [:])
    #expect(isMore)
    #expect(check.isSlow(errors[0], [:]))
    #expect(!check.isSlow(errors[1], [:]))
    isMore = check.allowMore(for: errors, replacing: [:])
    #expect(!isMore)

    var other = makeCheck()
    try compiler.write("", to: "B.swift")
    let left = try other.run(modules, replacing: [:])
    #expect(left.count == 1)
    #expect(other.isSlow(left[0], [:]))
  }

  @Test(
    "Words of a shell's line",
    arguments: [
      ("a b", ["a", "b"]), ("'a b'  c", ["a b", "c"]), (#"a\ b "c d""#, ["a b", "c d"]), ("''", [""]), ("", []),
      (#"'it'\''s'"#, ["it's"]),
    ])
  func words(line: String, words: [String]) {
    #expect(ShellWords.split(line[...]) == words)
  }
}
