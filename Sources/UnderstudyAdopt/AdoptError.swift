import Foundation

/// Why a project cannot be taken along, in words for who typed the command.
package struct AdoptError: Error, Equatable, CustomStringConvertible {
  package let description: String

  private init(_ description: String) { self.description = description }

  static func unreadable(_ file: URL) -> AdoptError { AdoptError("\(file.path) cannot be read") }

  static func malformed(_ file: URL, _ reason: String) -> AdoptError {
    AdoptError("\(file.path) is not a project file that can be read: \(reason)")
  }

  static func noTargets(_ file: URL) -> AdoptError { AdoptError("\(file.path) has no targets") }

  static func noApp(_ file: URL, _ leftOut: [String]) -> AdoptError {
    let others = leftOut.isEmpty ? "" : "; it has \(leftOut.joined(separator: ", "))"
    return AdoptError("\(file.path) has no app with Swift sources\(others)")
  }

  static func noProject(in folder: URL) -> AdoptError {
    AdoptError("no .xcodeproj in \(folder.path); name one: adopt PROJECT.xcodeproj")
  }

  static func severalProjects(_ names: [String]) -> AdoptError {
    AdoptError("several projects: \(names.joined(separator: ", ")); name one: adopt \(names.first ?? "")")
  }

  static func workspace(_ file: URL) -> AdoptError {
    AdoptError("\(file.lastPathComponent) is a workspace; name the project of the app in it, an .xcodeproj")
  }

  static func description(_ file: URL, of tool: String) -> AdoptError {
    AdoptError(
      "\(file.lastPathComponent) describes a project for \(tool); generate the .xcodeproj with it, and name that")
  }

  static func missing(_ file: URL) -> AdoptError { AdoptError("there is no \(file.path)") }

  static func foreignManifest(_ file: URL) -> AdoptError {
    AdoptError("\(file.path) was not written by adopt, or has been edited since; --overwrite replaces it")
  }

  static func unwritable(_ file: URL, _ error: any Error) -> AdoptError {
    AdoptError("\(file.path) cannot be written: \((error as NSError).localizedDescription)")
  }

  static func cannotRun(_ command: String, _ error: any Error) -> AdoptError {
    AdoptError("\(command) cannot be run: \((error as NSError).localizedDescription)")
  }

  static func usage(_ text: String) -> AdoptError { AdoptError(text) }
}
