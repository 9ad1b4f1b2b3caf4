import Foundation
import UnderstudyAdopt
import UnderstudyPage
import UnderstudyStudio

/// The program behind `swift package understudy`.
@main
struct UnderstudyCommandLine {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    do {
      switch arguments.first {
      case let name? where AdoptCommand.has(name):
        return try AdoptCommand.run(arguments, in: folder, output: write)
      case ReportCommand.name:
        return try ReportCommand.run(arguments, in: folder, output: write)
      case StudioCommand.name:
        return try StudioCommand.run(arguments, in: folder, output: write)
      case "help", "--help", "-h", nil:
        let usages = [AdoptOptions.usage, ReportCommand.usage, StudioCommand.usage].joined(separator: "\n\n")
        write("Usage: swift package understudy COMMAND\n\n\(usages)")
        return 0
      case let name?:
        let known = AdoptCommand.names + [ReportCommand.name, StudioCommand.name, "help"]
        complain("unknown command \"\(name)\"; known commands: \(known.joined(separator: ", "))")
        return 2
      }
    } catch {
      complain("\(error)")
      return 2
    }
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
