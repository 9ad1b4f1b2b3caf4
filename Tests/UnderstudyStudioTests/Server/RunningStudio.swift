import Foundation
import Testing

@testable import UnderstudyStudio

/// A server with a session that a shell script stands in for, on a thread of its own.
final class RunningStudio: Sendable {
  let server: StudioServer
  private let end = DispatchSemaphore(value: 0)
  private let folder: URL
  private let outcome = Outcome()

  private final class Outcome: @unchecked Sendable {
    let lock = NSLock()
    var error: StudioError?
    var isOver = false
  }

  /// Repeats each request as the answer. Calls make it print, report, trap, hang, or write much.
  static let echo = #"""
    echo '{"session":1,"apps":["Fake.FakeApp"],"previews":[]}'
    while IFS= read -r line; do
      id=${line##*'"id":'}; id=${id%%[!0-9]*}
      case "$line" in
        *'"call":"end"'*) exit 0 ;;
        *'"call":"exit"'*) exit 3 ;;
        *'"call":"print"'*) echo "printed" >&2 ;;
        *'"call":"report"'*) echo '{"event":"hang","text":"a report"}' ;;
        *'"call":"hang"'*) while :; do :; done ;;
        *'"call":"much"'*)
          printf '{"id":%s,"result":"' "$id"; head -c 20000000 /dev/zero | tr '\0' x; echo '"}'
          continue ;;
      esac
      printf '{"id":%s,"result":%s}\n' "$id" "$line"
    done
    """#

  /// Runs a shell script in place of a session.
  ///
  /// - Parameter build: a shell script in place of a build.
  convenience init(session script: String = RunningStudio.echo, build: String? = nil, grace: Double? = nil) throws {
    let folder = try Self.makeFolder()
    let file = folder.appendingPathComponent("session.sh")
    try script.write(to: file, atomically: true, encoding: .utf8)
    let program = SessionProgram(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: [file.path],
      environment: ["STUDIO_PIDS": folder.appendingPathComponent("pids").path], folder: folder)
    var configuration = StudioServer.Configuration(port: 0, program: program, grace: grace)
    configuration.build = build.map {
      SessionProgram(
        executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", $0], environment: [:], folder: folder)
    }
    try self.init(configuration, folder: folder)
  }

  /// Runs an app that this program of tests links.
  convenience init(app: String) throws {
    let program = SessionProgram(
      executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    try self.init(.init(port: 0, program: program, app: app), folder: Self.makeFolder())
  }

  /// Shows a test that is paused, by the built command.
  ///
  /// - Parameter variables: those with which the test runs.
  convenience init(pausedWith variables: [String: String]) throws {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let program = SessionProgram(
      executable: tests.deletingLastPathComponent().appendingPathComponent("UnderstudyCommandLine"),
      arguments: ["paused-session", folder.path], environment: variables, folder: folder)
    try self.init(.init(port: 0, program: program), folder: Self.makeFolder())
  }

  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("studio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private init(_ configuration: StudioServer.Configuration, folder: URL) throws {
    self.folder = folder
    server = try StudioServer(configuration)
    let (server, end, outcome) = (server, end, outcome)
    let thread = Thread {
      let error: StudioError?
      do {
        try server.run()
        error = nil
      } catch let thrown {
        error = thrown as? StudioError
      }
      outcome.lock.withLock { (outcome.error, outcome.isOver) = (error, true) }
      end.signal()
    }
    thread.start()
  }

  deinit {
    finish()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Stops the server, and returns when it has ended.
  func finish() {
    server.stop()
    waitForEnd()
  }

  /// - Returns: what ``StudioServer/run()`` has thrown.
  @discardableResult func waitForEnd() -> StudioError? {
    if !outcome.lock.withLock({ outcome.isOver }) { end.wait() }
    return outcome.lock.withLock { outcome.error }
  }

  var port: Int { Int(server.address.split(separator: "/")[1].split(separator: ":")[1]) ?? 0 }
  var token: String { String(server.address.split(separator: "/")[2]) }
  /// What the session has written there, as its process's number.
  var numbers: [Int32] {
    let text = try? String(contentsOf: folder.appendingPathComponent("pids"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap { Int32($0) }
  }

  // MARK: - Requests

  func connect() throws -> RawConnection { try RawConnection(port: port) }

  /// A connection that has asked for the events, as a page does when it is loaded.
  func page() throws -> RawConnection {
    let page = try connect()
    try page.send(request("GET", "/\(token)/events"))
    return page
  }

  /// A request as the page sends it, with other headers where they are given.
  func request(
    _ method: String, _ path: String, headers: [String: String?] = [:], body: String = "", port: Int? = nil
  ) -> String {
    var all: [String: String?] = ["Host": "127.0.0.1:\(port ?? self.port)"]
    if method == "POST" { all["Content-Type"] = "application/json" }
    if !body.isEmpty { all["Content-Length"] = "\(body.utf8.count)" }
    all.merge(headers) { _, new in new }
    let lines = all.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }.sorted().joined()
    return "\(method) \(path) HTTP/1.1\r\n\(lines)\r\n\(body)"
  }

  func call(_ json: String, session: Int = 1) -> String {
    request("POST", "/\(token)/sessions/\(session)/call", body: json)
  }

  /// Asks by a connection of its own.
  func response(_ request: String) throws -> RawResponse {
    let connection = try connect()
    try connection.send(request)
    return try connection.response()
  }
}
