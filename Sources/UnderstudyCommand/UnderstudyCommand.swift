import Foundation
import PackagePlugin

/// The command `swift package understudy`, which calls the program of the same package.
@main
struct UnderstudyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "UnderstudyCommandLine").url
    process.arguments = arguments.isEmpty ? ["help"] : arguments + (arguments[0] == "adopt" ? ["--in-command"] : [])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
