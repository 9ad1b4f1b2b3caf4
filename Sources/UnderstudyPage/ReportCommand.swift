import Foundation

/// The command `understudy report`, which makes one page of several directories of reports.
package enum ReportCommand {
  /// What is wrong with the arguments.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  package static let name = "report"

  package static let usage = """
    report DIR… [--to DIR]
        Makes one page, index.html, of the reports in several directories, such as those of a run in shards. It is
        written into the first directory, or into the one after --to.
    """

  /// - Parameters:
  ///   - arguments: with the command's name.
  ///   - folder: to which paths are relative.
  ///   - output: takes a line for the user.
  /// - Returns: the status with which the program ends.
  /// - Throws: a ``Problem``, or what the directories are not.
  package static func run(_ arguments: [String], in folder: URL, output: (String) -> Void) throws -> Int32 {
    var (names, goal) = ([String](), String?.none)
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--to" {
        guard let name = rest.popFirst() else { throw Problem(description: "--to needs a directory") }
        goal = name
      } else if argument.hasPrefix("-") {
        throw Problem(description: "unknown option \"\(argument)\"; report has --to")
      } else {
        names.append(argument)
      }
    }
    guard let first = names.first else {
      throw Problem(description: "report needs a directory: report DIR… [--to DIR]")
    }
    func url(_ name: String) -> URL {
      name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appendingPathComponent(name).standardizedFileURL
    }
    // A page means its directory.
    func directory(_ name: String) -> URL {
      let url = url(name)
      return url.lastPathComponent == "index.html" ? url.deletingLastPathComponent() : url
    }
    let page = goal.map(url) ?? directory(first)
    let (count, notices) = try PageJoining.join(names.map(directory), to: page)
    for notice in notices { output(notice) }
    output("\(count) \(count == 1 ? "test" : "tests"): \(PageFile.url(in: page).path)")
    return 0
  }
}
