import Foundation

/// The commands that take a project along, for each program that has them.
package enum AdoptCommand {
  package static let names = ["adopt", "doctor"]

  /// Whether a command is one of these, or the one that builds call.
  package static func has(_ name: String) -> Bool { names.contains(name) || name == SubstituteCommand.name }

  /// Does what was typed.
  ///
  /// - Parameters:
  ///   - arguments: The name of a command, and what follows it.
  ///   - folder: The current folder.
  ///   - output: Takes each line as it is known.
  /// - Returns: The exit status: 0 if an app is built, 1 if none is.
  /// - Throws: ``AdoptError`` for arguments that are not understood, and for what is no project.
  package static func run(_ arguments: [String], in folder: URL, output: @escaping (String) -> Void) throws -> Int32 {
    if arguments.first == SubstituteCommand.name { return try SubstituteCommand.run(arguments.dropFirst()) }
    let options = try AdoptOptions(Array(arguments.dropFirst()), onlyChecks: arguments.first == "doctor")
    return try Adoption(options, in: folder, output: output).run() ? 0 : 1
  }
}
