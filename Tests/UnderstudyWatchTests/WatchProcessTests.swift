import Foundation
import Testing

/// The command as a process, with a program in SwiftPM's place that notes how it is called.
struct WatchProcessTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)").path

  private func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(file)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("UnderstudyCommandLine")

  /// Makes a package, and a program in SwiftPM's place.
  ///
  /// - Parameter waits: whether that waits for another command before it describes the package.
  private func prepare(waits: Bool = false) throws {
    // A shell under SwiftPM's name reads the file that the first word names. A file of the test's own would be no program as
    // long as another test's process, which has just begun, has it open.
    try FileManager.default.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/bin/swift", withDestinationPath: "/bin/sh")
    // One that waits for another command of SwiftPM's does so until it is interrupted.
    try write(
      """
      if [ -p waits ]; then
        trap 'echo interrupted >> calls; exit 1' INT
        echo > waits
        while :; do sleep 1; done
      fi
      cat description.json
      """, to: "package")
    try write("echo build \"$@\" >> calls; exit $(cat build.code)", to: "build")
    // One that hangs does so until it is interrupted.
    try write(
      """
      echo test "$@" >> calls
      if [ -e hang ]; then
        trap 'echo interrupted >> calls; exit 1' INT
        echo hanging
        while :; do sleep 1; done
      fi
      exit $(cat test.code)
      """, to: "test")
    try write(WatchTests.description, to: "description.json")
    if waits { try #require(mkfifo("\(folder)/waits", 0o600) == 0) }
    for name in ["build.code", "test.code"] { try write("0", to: name) }
    for name in ["Sources/Tea/a.swift", "Sources/TeaModel/a.swift"] { try write("", to: name) }
  }

  /// Begins a program in the package.
  ///
  /// - Returns: the process, and what it prints.
  private func begin(_ program: URL, _ arguments: String...) throws -> (Process, FileHandle) {
    let process = Process()
    (process.executableURL, process.arguments) = (program, arguments)
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let variables = ProcessInfo.processInfo.environment
    process.environment = variables.merging(["PATH": "\(folder)/bin:\(variables["PATH"] ?? "")"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }

  /// The lines up to one that begins in a certain way; blocks until it comes.
  private func lines(of handle: FileHandle, to start: String) -> [String] {
    var (lines, line): ([String], [UInt8]) = ([], [])
    while let byte = try? handle.read(upToCount: 1), let first = byte.first {
      guard first == 0x0A else {
        line.append(first)
        continue
      }
      lines.append(String(decoding: line, as: UTF8.self))
      line = []
      if lines.last?.hasPrefix(start) == true { break }
    }
    return lines
  }

  private var calls: [String] {
    ((try? String(contentsOfFile: "\(folder)/calls", encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  @Test("A change builds and tests what depends on it; the end comes with an interrupt and takes the test along")
  func rounds() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try prepare()
    let (process, output) = try begin(tool, "watch", "--in-command")
    #expect(lines(of: output, to: "Watching").last == "Watching 5 targets of Tea. Ctrl-C ends it.")
    try write("let a = 1", to: "Sources/Tea/a.swift")
    let passed = lines(of: output, to: "Passed")
    #expect(passed.contains("Changed: Sources/Tea/a.swift"))
    #expect(passed.last?.hasPrefix("Passed: TeaTests. Building took ") == true)
    #expect(
      calls == [
        "build --package-path \(folder) --ignore-lock --build-tests",
        "test --package-path \(folder) --ignore-lock --skip-build --filter ^(TeaTests)\\.",
      ])
    try write("1", to: "test.code")
    try write("let a = 2", to: "Sources/TeaModel/a.swift")
    #expect(lines(of: output, to: "FAILED").last?.hasPrefix("FAILED: ModelTests, TeaTests.") == true)
    try write("1", to: "build.code")
    try write("let a = 3", to: "Sources/Tea/a.swift")
    #expect(lines(of: output, to: "The build failed").isEmpty == false)
    try write("0", to: "build.code")
    try write("", to: "hang")
    try write("let a = 4", to: "Sources/Tea/a.swift")
    #expect(lines(of: output, to: "hanging").last == "hanging")
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(calls.last == "interrupted")
  }

  @Test("The end comes with an interrupt, also while SwiftPM waits for another command before it describes the package")
  func waiting() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try prepare(waits: true)
    let (process, _) = try begin(tool, "watch", "--in-command")
    // Blocks until the command waits.
    _ = try FileHandle(forReadingFrom: URL(fileURLWithPath: "\(folder)/waits")).readToEnd()
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(calls == ["interrupted"])
  }

  @Test("The command ends with SwiftPM, though the plugin's process waits for it")
  func starter() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try prepare()
    // The plugin is a program of this name. Another process copies it: what this one has open for writing cannot be run.
    let plugin = "\(folder)/UnderstudyCommand"
    try Process.run(URL(fileURLWithPath: "/bin/cp"), arguments: ["/bin/sh", plugin]).waitUntilExit()
    let (process, output) = try begin(
      URL(fileURLWithPath: "/bin/sh"), "-c", "\(plugin) -c '\(tool.path) watch --in-command; exit 0'; exit 0")
    #expect(lines(of: output, to: "Watching").last?.hasPrefix("Watching 5 targets") == true)
    process.terminate()
    process.waitUntilExit()
    // Comes once no process has the pipe any more.
    #expect(lines(of: output, to: "the end") == [])
  }
}
