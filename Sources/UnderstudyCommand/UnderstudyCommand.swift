import Foundation
import PackagePlugin

/// The command `swift package understudy`, which calls the program of the same package.
@main
struct UnderstudyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "UnderstudyCommandLine").url
    // These build packages, whose folder this command has locked.
    let isBuilding = ["adopt", "studio"].contains(arguments.first)
    process.arguments = arguments.isEmpty ? ["help"] : arguments + (isBuilding ? ["--in-command"] : [])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
