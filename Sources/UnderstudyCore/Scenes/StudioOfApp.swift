import Foundation

/// The studio of an app that is run without a test (`Docs/Studio.md`).
enum StudioOfApp {
  /// Where the environment variable `UNDERSTUDY_STUDIO` is set, the process becomes the command that shows the app; it does not
  /// return then.
  ///
  /// - Parameter app: the name of the app's type.
  static func beginIfAsked(_ app: String) {
    guard let value = ProcessInfo.processInfo.environment["UNDERSTUDY_STUDIO"], !value.isEmpty, value != "0" else {
      return
    }
    guard let number = UInt16(value) else { end("UNDERSTUDY_STUDIO is \"\(value)\"; it can be 1, or a port.") }
    let port = number == 1 ? [] : ["--port", "\(number)"]
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("UnderstudyCommandLine").path
    let words = ["studio", app] + port
    guard access(tool, X_OK) == 0 else {
      end("The studio is not built. Write: swift package understudy \(words.joined(separator: " "))")
    }
    // The studio's own processes are sessions.
    unsetenv("UNDERSTUDY_STUDIO")
    let list = ([tool] + words).map { strdup($0) } + [nil]
    execv(tool, list)
    end("\(tool) cannot be run: \(String(cString: strerror(errno)))")
  }

  private static func end(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
