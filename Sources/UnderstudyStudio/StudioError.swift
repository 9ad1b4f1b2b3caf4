import Foundation

/// Why the studio cannot begin or continue.
package enum StudioError: Error, Equatable, CustomStringConvertible {
  case arguments(String)
  case portInUse(Int)
  case refused(by: String, code: Int32)
  case buildFailed
  case noTestBundle(String)
  case noSwift(String)
  case sessionEnded(String)
  /// The tests link neither an app nor a preview.
  case noApp
  case unknownApp(String, known: [String])
  case noPause(String)

  package var description: String {
    switch self {
    case .arguments(let text): text
    case .portInUse(let port):
      "port \(port) is in use, perhaps by another studio. Name another one by --port N, or leave it out for a free one."
    case .refused(let call, let code): "the system refuses \(call): \(String(cString: strerror(code)))"
    case .buildFailed: "the tests do not build, so there is no app to show. The compiler's messages are above."
    case .noTestBundle(let path):
      "\(path) has no test bundle (.xctest). The studio runs an app by a test target that depends on it and on "
        + "UnderstudyTesting; Docs/GettingStarted.md shows one."
    case .noSwift(let reason): "the command swift cannot be run: \(reason)"
    case .sessionEnded(let reason):
      "the session has ended before it began. \(reason)\n"
        + "The test bundle has to link XCUIAutomation or UnderstudyTesting."
    case .noApp:
      "the tests link no app and no preview. Add the target that declares the App to the dependencies of a test target "
        + "that depends on UnderstudyTesting; Docs/GettingStarted.md shows one."
    case .noPause(let folder):
      "no test is paused in \(folder). app.pause() pauses one, and UNDERSTUDY_PAUSE=failure; see Docs/Pausing.md."
    case .unknownApp(let name, let known):
      "there is no app \"\(name)\"\(known.isEmpty ? "." : "; there are \(known.joined(separator: ", "))")"
    }
  }
}
