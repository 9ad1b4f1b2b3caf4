import Foundation
import UnderstudyJSON
import UnderstudySockets

/// The commands about all previews of a package: `check` and `pictures`.
package struct PreviewCommand {
  package static let names = ["check", "pictures"]

  package static let usage = """
    Previews and first screens (Docs/Previews.md):
      check [NAME…] [--no-audit]   show each preview in all variants: traps, runtime issues, texts that are cut off,
                                   findings of the audit; the code is 1 if there are problems
      pictures [NAME…] [--out DIR] [--compare DIR] [--devices A,B] [--sizes S,L] [--schemes light,dark]
               [--locales en_US,de_DE] [--reports DIR] [--no-tests]
                                   write a page of pictures: previews, first screens, and each screen that the tests
                                   visit; --compare puts what changed since DIR first
    Both with --program PATH for tests that are built.
    """

  let folder: String
  let output: (String) -> Void

  /// - Parameters:
  ///   - folder: where the command is called.
  ///   - output: takes lines for people.
  package init(in folder: String, output: @escaping (String) -> Void) {
    (self.folder, self.output) = (folder, output)
  }

  /// Runs a command.
  ///
  /// - Parameter arguments: begin with its name.
  /// - Returns: the process's code.
  /// - Throws: ``ClientError``
  package func run(_ arguments: [String]) throws -> Int32 {
    let options = try PreviewOptions(arguments)
    let programs = PreviewProgram(try options.program ?? SessionPlace(in: folder).builtTests())
    defer { programs.end() }
    return options.command == "check" ? try check(options, programs) : try pictures(options, programs)
  }
}

/// What a command about previews is asked for.
struct PreviewOptions: Equatable {
  let command: String
  var names: [String] = []
  var program: String?
  var isAudited = true
  /// Whether the screens of tests are shown as well.
  var hasTests = true
  /// A directory of reports whose screens are shown in place of those of a run.
  var reports: String?
  var out: String?
  var compared: String?
  var devices: [String] = []
  var sizes: [String] = ["L", "AccessibilityM"]
  var schemes: [String] = ["light", "dark"]
  var locales: [String] = []

  init(_ arguments: [String]) throws {
    command = arguments.first ?? ""
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        names.append(word)
        continue
      }
      if command == "check", word == "--no-audit" {
        isAudited = false
        continue
      }
      if command == "pictures", word == "--no-tests" {
        hasTests = false
        continue
      }
      let isKnown = word == "--program" || command == "pictures" && Self.values.contains(word)
      guard isKnown else { throw ClientError("unknown option \"\(word)\"\n\n\(PreviewCommand.usage)") }
      guard let value = rest.popFirst(), !value.isEmpty else { throw ClientError("\(word) needs a value.") }
      let list = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      switch word {
      case "--out": out = value
      case "--compare": compared = value
      case "--reports": reports = value
      case "--devices": devices = list
      case "--sizes": sizes = list
      case "--schemes": schemes = list
      case "--locales": locales = list
      default: program = value
      }
    }
  }

  private static let values = ["--out", "--compare", "--devices", "--sizes", "--schemes", "--locales", "--reports"]
}

/// A preview as the session lists it.
struct ListedPreview {
  let title: String
  let path: String?
  /// File and line.
  let place: String?
  private let names: [String]

  init(_ json: JSON) {
    title = json["preview"]?.text ?? ""
    path = json["path"]?.text
    let file = json["file"]?.text?.split(separator: "/").last.map(String.init)
    let line = json["line"]?.integer
    place = file.flatMap { file in line.map { "\(file):\($0)" } }
    let stem = file.map { String($0.prefix { $0 != "." }) }
    let placed = [file, stem].compactMap(\.self).flatMap { name in [name] + (line.map { ["\(name):\($0)"] } ?? []) }
    names = ([title, json["name"]?.text, json["module"]?.text].compactMap(\.self) + placed).map { $0.lowercased() }
  }

  /// Whether a user may mean it by a name.
  func isNamed(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// Those that are named, or all.
  static func chosen(_ names: [String], of all: [ListedPreview]) throws -> [ListedPreview] {
    guard !names.isEmpty else { return all }
    for name in names where !all.contains(where: { $0.isNamed(name) }) {
      let titles = all.map(\.title).joined(separator: ", ")
      throw ClientError("There is no preview \"\(name)\". \(all.isEmpty ? "There are none." : "There are \(titles)")")
    }
    return all.filter { preview in names.contains { preview.isNamed($0) } }
  }
}

/// A program of tests as a session, which is started again after it has ended.
final class PreviewProgram {
  let path: String
  private let log: String
  private var child: SessionChild?

  init(_ path: String) {
    self.path = path
    log =
      FileManager.default.temporaryDirectory.appendingPathComponent("understudy-previews-\(UUID().uuidString).log").path
  }

  /// The answer to a request; an error of the code `trap`, `hang` or `ended` if the program has ended.
  func send(_ request: JSON) throws -> JSON {
    let child = try running()
    let answer = child.send(request)
    if child.hasEnded { self.child = nil }
    return answer
  }

  /// What the first line of the program says.
  func greeting() throws -> JSON { try running().greeting }

  func previews() throws -> [ListedPreview] {
    (try send(["call": "previews"])["result"]?["previews"]?.elements ?? []).map(ListedPreview.init)
  }

  private func running() throws -> SessionChild {
    if let child { return child }
    let started = try SessionChild(program: path, log: log)
    child = started
    return started
  }

  func end() {
    child?.end()
    child = nil
    unlink(log)
  }
}
