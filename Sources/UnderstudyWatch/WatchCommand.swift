import Foundation

/// The command `understudy watch`, which runs the tests that a change touches.
package enum WatchCommand {
  package static let name = "watch"

  package static let usage = """
    watch [TEST-TARGET…] [--open]
        Waits for changes of the package's files, and then builds its tests and runs those of the test targets that depend
        on what has changed, or of these those that are named. --open opens a page that follows the rounds. Ends with
        Ctrl-C.
    """

  /// - Parameters:
  ///   - arguments: begin with the name of the command.
  ///   - output: takes a line for people.
  /// - Returns: the status with which the program ends.
  /// - Throws: ``WatchError`` for what is wrong with the arguments or the package.
  package static func run(_ arguments: [String], in folder: URL, output: @escaping (String) -> Void) throws -> Int32 {
    let options = try WatchOptions(Array(arguments.dropFirst()))
    let stop = try StopSignal()
    let swift = SwiftCommand(folder: folder.standardizedFileURL.path, isInCommand: options.isInCommand, stop: stop)
    guard var targets = try PackageTargets.read(by: swift) else { return 0 }
    try options.check(targets)
    var watch = try FolderWatch(targets.folders)
    let page = options.hasPage ? WatchPage(in: swift.folder) : nil
    if let page {
      try page.begin()
      let isOpen = page.openInBrowser()
      output("\(isOpen ? "Page" : "Open this page in a browser"): \(page.url.path)")
    }
    output("Watching \(targets.summary). Ctrl-C ends it.")
    while let changes = watch.next(until: stop) {
      let names = changes.map { targets.name(of: $0) }
      let more = names.count > 4 ? " and \(names.count - 4) more" : ""
      output("\nChanged: \(names.prefix(4).joined(separator: ", "))\(more)")
      if changes.contains(where: targets.isManifest) {
        guard let read = try? PackageTargets.read(by: swift) else {
          output("The manifest cannot be read.")
          continue
        }
        targets = read
      }
      // New folders are watched, too.
      watch = try watch.watching(targets.folders)
      let round = WatchRound(tests: options.chosen(of: targets.tests(touchedBy: changes)), swift: swift, page: page)
      round.run(output: output)
      if stop.hasCome { break }
    }
    return 0
  }
}

/// What the command is asked for.
struct WatchOptions: Equatable {
  /// Names of test targets; none for all.
  var only: [String] = []
  /// Whether a page shows the rounds.
  var hasPage = false
  /// Whether another command of SwiftPM has called this program, which locks the folder of the build.
  var isInCommand = false

  init(_ arguments: [String]) throws {
    for argument in arguments {
      if argument == "--in-command" {
        isInCommand = true
      } else if argument == "--open" {
        hasPage = true
      } else if argument.hasPrefix("-") {
        throw WatchError("unknown option \"\(argument)\"\n\nUsage: \(WatchCommand.usage)")
      } else {
        only.append(argument)
      }
    }
  }

  func check(_ targets: PackageTargets) throws {
    let tests = targets.testTargets
    guard !tests.isEmpty else { throw WatchError("the package has no test targets.") }
    if let unknown = only.first(where: { !tests.contains($0) }) {
      throw WatchError("there is no test target \"\(unknown)\"; there are \(tests.joined(separator: ", "))")
    }
  }

  func chosen(of tests: [String]) -> [String] { only.isEmpty ? tests : tests.filter(only.contains) }
}

/// Why files cannot be watched.
package struct WatchError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
