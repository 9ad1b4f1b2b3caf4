import Foundation
import UnderstudyAdopt
import UnderstudyClient
import UnderstudyPage
import UnderstudySockets
import UnderstudyStudio
import UnderstudyWatch

/// The program behind `swift package understudy`.
@main
struct UnderstudyCommandLine {
  static func main() {
    EndOfStarter.watch()
    exit(run(ClientCommand.ordered(Array(CommandLine.arguments.dropFirst()))))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    do {
      switch arguments.first {
      case let name? where AdoptCommand.has(name):
        return try AdoptCommand.run(arguments, in: folder, output: write)
      case ReportCommand.name:
        return try ReportCommand.run(arguments, in: folder, output: write)
      case StudioCommand.name where arguments.contains("--at"):
        return try showMoment(arguments, in: folder)
      case WatchCommand.name:
        return try WatchCommand.run(arguments, in: folder, output: write)
      case StudioCommand.name:
        return try StudioCommand.run(arguments, in: folder, output: write)
      case let name? where PreviewCommand.names.contains(name):
        return try PreviewCommand(in: folder.path, output: write).run(arguments)
      case let name? where ClientCommand.has(name):
        return try ClientCommand(in: folder.path, tool: tool, output: write).run(arguments)
      case "help", "--help", "-h", nil:
        let usages = [
          AdoptOptions.usage, ReportCommand.usage, StudioCommand.usage, WatchCommand.usage, PreviewCommand.usage,
          ClientCommand.usage,
        ]
        write("Usage: swift package understudy COMMAND\n\n\(usages.joined(separator: "\n\n"))")
        return 0
      case let name?:
        let own = [ReportCommand.name, StudioCommand.name, WatchCommand.name] + PreviewCommand.names
        let known = AdoptCommand.names + own + ClientCommand.names + ["help"]
        complain("unknown command \"\(name)\"; known commands: \(known.joined(separator: ", "))")
        return 2
      }
    } catch {
      complain("\(error)")
      return 2
    }
  }

  /// Runs a test up to a step of a report, and shows its app in the studio.
  private static func showMoment(_ arguments: [String], in folder: URL) throws -> Int32 {
    var (rest, moment) = (arguments, ["open"])
    for option in ["--at", "--program"] {
      guard let place = rest.firstIndex(of: option), rest.indices.contains(place + 1) else { continue }
      moment += rest[place...place + 1]
      rest.removeSubrange(place...place + 1)
    }
    let status = try ClientCommand(in: folder.path, tool: tool, output: write).run(moment)
    return status == 0 ? try StudioCommand.run(rest + ["--paused"], in: folder, output: write) : status
  }

  /// This program's path.
  private static var tool: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  private static func write(_ line: String) {
    print(line)
    // A reader at the other end of a pipe sees each step when it happens.
    fflush(nil)
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("understudy: \(message)\n".utf8))
  }
}
