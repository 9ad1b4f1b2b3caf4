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
    let lock = isInCommand ? ["--ignore-lock"] : []
    guard try swift(["build", "--build-tests"] + lock, in: folder, to: nil) == 0 else { throw StudioError.buildFailed }
    let pipe = Pipe()
    guard try swift(["build", "--show-bin-path"] + lock, in: folder, to: pipe) == 0 else {
      throw StudioError.buildFailed
    }
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

  private static func swift(_ arguments: [String], in folder: URL, to pipe: Pipe?) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = folder
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
