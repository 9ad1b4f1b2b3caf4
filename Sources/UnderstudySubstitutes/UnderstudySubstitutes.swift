import Foundation
import PackagePlugin

/// Compiles copies of the sources that `Understudy/Substitutes.json` names for a target: parts of them do not compile here, and others
/// take their places.
///
/// A copy is made again when its source or the list changes.
@main
struct UnderstudySubstitutes: BuildToolPlugin {
  private struct List: Decodable {
    struct File: Decodable {
      let path: String
      let target: String
    }
    let files: [File]
  }

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let list = root.appendingPathComponent("Understudy/Substitutes.json")
    guard let data = try? Data(contentsOf: list) else { return [] }
    let tool = try context.tool(named: "UnderstudyCommandLine").url
    return try JSONDecoder().decode(List.self, from: data).files.filter { $0.target == target.name }.map { file in
      let source = root.appendingPathComponent(file.path)
      let copy = context.pluginWorkDirectoryURL.appendingPathComponent(source.lastPathComponent)
      return .buildCommand(
        displayName: "Substitutes in \(file.path)", executable: tool,
        arguments: ["substitute", root.path, file.path, copy.path], inputFiles: [list, source], outputFiles: [copy])
    }
  }
}
