import Foundation

/// The program that SwiftPM builds of a package's tests.
struct TestBundle {
  let url: URL

  /// - Throws: ``StudioError`` if there is no program.
  init(at url: URL) throws {
    guard FileManager.default.isExecutableFile(atPath: url.path) else { throw StudioError.noTestBundle(url.path) }
    self.url = url
  }

  /// Builds the tests of a package.
  ///
  /// - Parameters:
  ///   - isInCommand: whether another command of SwiftPM locks the folder of the build.
  ///   - output: takes a line for people.
  /// - Throws: ``StudioError`` if they do not build, or there are none.
  static func build(in folder: URL, isInCommand: Bool, output: (String) -> Void) throws -> TestBundle {
    output("Building the tests …")
    guard try run(buildProgram(in: folder, isInCommand: isInCommand), to: nil) == 0 else {
      throw StudioError.buildFailed
    }
    let pipe = Pipe()
    let question = swift(["build", "--show-bin-path"], in: folder, isInCommand: isInCommand)
    guard try run(question, to: pipe) == 0 else { throw StudioError.buildFailed }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let products = URL(fileURLWithPath: text.trimmingCharacters(in: .whitespacesAndNewlines))
    return try newest(in: products)
  }

  /// A bundle of a package's former name may lie beside the one that was just built.
  static func newest(in products: URL) throws -> TestBundle {
    let key = URLResourceKey.contentModificationDateKey
    let files = try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: [key])
    let bundles = (files ?? []).filter { $0.pathExtension == "xctest" }
    func date(_ url: URL) -> Date { (try? url.resourceValues(forKeys: [key]).contentModificationDate) ?? .distantPast }
    guard let newest = bundles.max(by: { date($0) < date($1) }) else {
      throw StudioError.noTestBundle(products.path)
    }
    return try TestBundle(at: newest)
  }

  /// What builds the tests of a package.
  static func buildProgram(in folder: URL, isInCommand: Bool) -> SessionProgram {
    swift(["build", "--build-tests"], in: folder, isInCommand: isInCommand)
  }

  private static func swift(_ arguments: [String], in folder: URL, isInCommand: Bool) -> SessionProgram {
    SessionProgram(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["swift"] + arguments + (isInCommand ? ["--ignore-lock"] : []), environment: [:], folder: folder)
  }

  private static func run(_ program: SessionProgram, to pipe: Pipe?) throws -> Int32 {
    let process = Process()
    process.executableURL = program.executable
    process.arguments = program.arguments
    process.currentDirectoryURL = program.folder
    process.standardInput = FileHandle.nullDevice
    if let pipe { process.standardOutput = pipe }
    do {
      try process.run()
    } catch {
      throw StudioError.noSwift("\(error)")
    }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
