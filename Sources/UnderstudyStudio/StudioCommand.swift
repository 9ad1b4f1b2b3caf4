import Foundation
import UnderstudySockets

/// The command `understudy studio`, which shows an app live in a page.
package enum StudioCommand {
  package static let name = "studio"

  package static let usage = """
    studio [--port N] [--keep] [--bundle FILE] [APP]
        Builds the tests, runs an app that they link, and prints the address of a page that shows it live. APP is
        the name of the app's type, and can be left out if there is one. It ends with Ctrl-C, or half a minute after
        its page was closed unless --keep is given. --bundle names a built test bundle: then nothing is built.
    studio --at REPORT#TEST/STEP, studio --paused
        Shows the app of a test that is run up to a step of a report, or of one that is paused, until that continues.
    """

  /// - Parameters:
  ///   - arguments: begin with the name of the command.
  ///   - output: takes a line for people.
  /// - Returns: the status with which the program ends.
  /// - Throws: ``StudioError`` for what is wrong with the arguments, the build, the port or the session.
  package static func run(_ arguments: [String], in folder: URL, output: @escaping (String) -> Void) throws -> Int32 {
    let options = try StudioOptions(Array(arguments.dropFirst()))
    if options.isOfPaused { return try showPaused(options, in: folder, output: output) }
    let bundle =
      try options.bundle.map { try TestBundle(at: URL(fileURLWithPath: $0, relativeTo: folder)) }
      ?? TestBundle.build(in: folder, isInCommand: options.isInCommand, output: output)
    var configuration = StudioServer.Configuration(
      port: options.port, program: SessionProgram(executable: bundle.url, folder: folder), app: options.app)
    configuration.grace = options.keeps ? nil : 30
    if options.bundle == nil {
      configuration.build = TestBundle.buildProgram(in: folder, isInCommand: options.isInCommand)
    }
    return try serve(configuration, output: output)
  }

  /// Shows the app of a paused test, by a process of this program that passes requests on to it.
  private static func showPaused(
    _ options: StudioOptions, in folder: URL, output: @escaping (String) -> Void
  ) throws -> Int32 {
    let place = SessionPlace(in: folder.path)
    guard let pause = try LocalSocket.connect(place.pausedSocket) else { throw StudioError.noPause(place.root) }
    close(pause)
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var configuration = StudioServer.Configuration(
      port: options.port,
      program: SessionProgram(
        executable: tool, arguments: ["paused-session", folder.path], environment: [:], folder: folder))
    configuration.grace = options.keeps ? nil : 30
    configuration.endsWithSession = true
    return try serve(configuration, output: output)
  }

  private static func serve(
    _ configuration: StudioServer.Configuration, output: @escaping (String) -> Void
  ) throws -> Int32 {
    let server = try StudioServer(configuration) { FileHandle.standardError.write(Data($0.utf8)) }
    let signals = SignalWatch { server.stop() }
    defer { signals.cancel() }
    try server.run { output("Studio: \(server.address)") }
    return 0
  }
}

/// What the command is asked for.
struct StudioOptions: Equatable {
  /// 0 for a free one.
  var port = 0
  var app: String?
  var bundle: String?
  /// Whether the studio stays when its page is closed.
  var keeps = false
  /// Whether a test that is paused is shown, and no app of its own.
  var isOfPaused = false
  /// Whether another command of SwiftPM has called this program, which locks the folder of the build.
  var isInCommand = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw StudioError.arguments("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--port":
        let text = try value(of: argument)
        guard let number = UInt16(text), number > 0 else {
          throw StudioError.arguments("--port is a number from 1 to 65535, not \"\(text)\"")
        }
        port = Int(number)
      case "--bundle": bundle = try value(of: argument)
      case "--keep": keeps = true
      case "--paused": isOfPaused = true
      case "--in-command": isInCommand = true
      case _ where argument.hasPrefix("-"):
        throw StudioError.arguments("unknown option \"\(argument)\"\n\nUsage: \(StudioCommand.usage)")
      default:
        guard app == nil else { throw StudioError.arguments("one app at a time: \"\(argument)\" is another one") }
        app = argument
      }
    }
  }
}

/// The signals by which a terminal or another program ends this one.
private struct SignalWatch {
  private let sources: [any DispatchSourceSignal]

  init(_ handler: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: handler)
      source.resume()
      return source
    }
  }

  func cancel() { for source in sources { source.cancel() } }
}
