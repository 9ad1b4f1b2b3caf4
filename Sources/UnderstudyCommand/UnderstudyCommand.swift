import Foundation
import PackagePlugin

/// The command `swift package understudy`, which calls the program of the same package.
@main
struct UnderstudyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    let tool = try context.tool(named: "UnderstudyCommandLine").url
    process.executableURL = tool
    process.arguments = arguments.isEmpty ? ["help"] : arguments + more(arguments, context, tool)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }

  /// What the program cannot find out itself. Commands that start an app get the tests, which are built first.
  private func more(_ arguments: [String], _ context: PluginContext, _ tool: URL) -> [String] {
    let name = arguments.first { $0 != "--json" } ?? ""
    switch name {
    case "studio" where arguments.contains("--paused"): return []
    case "studio" where !arguments.contains("--at"), "adopt", "watch":
      // These build packages themselves, whose folder this command has locked.
      return ["--in-command"]
    case "open", "reload", "studio", "check", "pictures":
      guard !arguments.contains("--program") else { return [] }
      do {
        let built = try packageManager.build(.all(includingTests: true), parameters: .init())
        guard built.succeeded else {
          Diagnostics.error(built.logText)
          exit(1)
        }
      } catch {
        Diagnostics.error("the tests cannot be built: \(error)")
        exit(1)
      }
      let file = "\(context.package.displayName)PackageTests.xctest"
      let program = ["--program", tool.deletingLastPathComponent().appendingPathComponent(file).path]
      return name == "open" ? program + ["--in-command"] : program
    default: return []
    }
  }
}
