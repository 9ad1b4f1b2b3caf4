import Foundation
import Testing

@testable import UnderstudyWatch

struct WatchTests {
  static let description = """
    {"name":"Tea","targets":[
      {"name":"Tea","type":"library","path":"Sources/Tea","target_dependencies":["TeaModel"]},
      {"name":"TeaModel","type":"library","path":"Sources/TeaModel"},
      {"name":"TeaTests","type":"test","path":"Tests/TeaTests","target_dependencies":["Tea"]},
      {"name":"ModelTests","type":"test","path":"Tests/ModelTests","target_dependencies":["TeaModel"]},
      {"name":"Inner-Tests","type":"test","path":"Tests/ModelTests/Inner"}
    ]}
    """

  private func targets() throws -> PackageTargets {
    try PackageTargets(json: Data(Self.description.utf8), root: "/home/ada/Tea")
  }

  @Test(
    "A change touches the test targets that depend on its target, by any number of steps",
    arguments: [
      (["Sources/Tea/Cart.swift"], ["TeaTests"]), (["Sources/TeaModel/Leaf.swift"], ["ModelTests", "TeaTests"]),
      (["Tests/TeaTests/CartTests.swift"], ["TeaTests"]), (["Tests/ModelTests/Inner/a.json"], ["Inner-Tests"]),
      (["Sources/Teapot/Cart.swift"], []), (["README.md"], []), ([], []),
      (["Sources/Tea/Cart.swift", "Tests/ModelTests/B.swift"], ["ModelTests", "TeaTests"]),
      (["Package.swift"], ["Inner-Tests", "ModelTests", "TeaTests"]),
    ])
  func touched(files: [String], tests: [String]) throws {
    #expect(try targets().tests(touchedBy: files.map { "/home/ada/Tea/\($0)" }) == tests)
  }

  @Test("The tests of a round are chosen by their modules")
  func filter() throws {
    let stop = try StopSignal([])
    let swift = SwiftCommand(folder: "/", isInCommand: false, stop: stop)
    #expect(WatchRound(tests: ["A", "Inner-Tests"], swift: swift).filter == "^(A|Inner_Tests)\\.")
    #expect(
      WatchRound.summary(["A"], passed: false, building: "1.5 s", running: "2.0 s")
        == "FAILED: A. Building took 1.5 s, running 2.0 s.")
  }

  @Test("Options name test targets of the package", arguments: [["--fast"], ["Tea"], ["None"]])
  func options(arguments: [String]) throws {
    #expect(throws: WatchError.self) { try WatchOptions(arguments).check(targets()) }
    let options = try WatchOptions(["TeaTests", "--in-command"])
    try options.check(targets())
    #expect(options.isInCommand)
    #expect(options.chosen(of: ["ModelTests", "TeaTests"]) == ["TeaTests"])
  }

  @Test("The page that is asked for follows a script with the state of the round, whose texts stay texts")
  func page() throws {
    #expect(try WatchOptions(["--open"]).hasPage)
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let page = WatchPage(in: root.path)
    try page.begin()
    let script = root.appendingPathComponent(".build/watch/round.js")
    #expect(try String(contentsOf: page.url, encoding: .utf8).contains("script.src = `round.js?"))
    let first = try String(contentsOf: script, encoding: .utf8)
    #expect(first.contains("\"state\":\"waiting\""))
    page.show(.failed, "FAILED: \"A\"\n</script>", hasReport: true)
    let second = try String(contentsOf: script, encoding: .utf8)
    #expect(second.hasPrefix("show({") && second.hasSuffix("});\n"))
    #expect(second.contains("\"hasReport\":true"))
    #expect(second.contains("FAILED: \\\"A\\\"\\n<\\/script>"))
  }

  @Test("The desktop opens the page in a program that Ctrl-C does not end")
  func opening() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let page = WatchPage(in: root.path)
    #expect(!page.openInBrowser(path: "/dev:/nowhere"))
    try page.begin()
    let note = page.url.deletingLastPathComponent().appendingPathComponent("opened").path
    try #require(mkfifo(note, 0o600) == 0)
    let programs = URL(filePath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs")
    #expect(page.openInBrowser(path: "/nowhere:\(programs.path)"))
    // Waits until it is written.
    let data = try FileHandle(forReadingFrom: URL(fileURLWithPath: note)).readToEnd() ?? Data()
    #expect(String(decoding: data, as: UTF8.self) == "\(page.url.path) 1\n")
  }

  @Test("A page that cannot be written is an error")
  func unwritablePage() {
    #expect(throws: WatchError.self) { try WatchPage(in: "/dev/null").begin() }
  }

  @Test("What is no description of a package is an error") func malformed() {
    #expect(throws: WatchError.self) { try PackageTargets(json: Data("[]".utf8), root: "/") }
  }

  @Test("Files that are written, moved, removed or in new folders are changes; hidden ones are not")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)").path
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder + "/Sources/Tea", withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: folder) }
    let stop = try StopSignal([])
    var watch = try FolderWatch([.init(path: folder, files: ["Package.swift"]), .init(path: folder + "/Sources")])
    func write(_ file: String) throws { try Data("a".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)")) }
    func names() -> [String]? { watch.next(until: stop)?.map { String($0.dropFirst(folder.utf8.count + 1)) } }
    try write("README.md")
    try write("Sources/Tea/.hidden")
    try write("Sources/Tea/Cart.swift")
    #expect(names() == ["Sources/Tea/Cart.swift"])
    try write("Package.swift")
    #expect(names() == ["Package.swift"])
    try manager.createDirectory(atPath: folder + "/Sources/Tea/Views", withIntermediateDirectories: true)
    try write("Sources/Tea/Views/List.swift")
    #expect(names() == ["Sources/Tea/Views/List.swift"])
    try write("Sources/Tea/Views/List.swift")
    #expect(names() == ["Sources/Tea/Views/List.swift"])
    try manager.moveItem(atPath: folder + "/Sources/Tea/Cart.swift", toPath: folder + "/Sources/Tea/Basket.swift")
    #expect(names() == ["Sources/Tea/Basket.swift", "Sources/Tea/Cart.swift"])
    try manager.removeItem(atPath: folder + "/Sources/Tea/Basket.swift")
    #expect(names() == ["Sources/Tea/Basket.swift"])
  }
}
