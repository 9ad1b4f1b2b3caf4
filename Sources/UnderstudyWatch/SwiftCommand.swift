import Foundation
import UnderstudySockets

/// Runs SwiftPM as a process of its own group, which ends with this program.
struct SwiftCommand {
  /// The package.
  let folder: String
  /// Whether another command of SwiftPM locks the folder of the build.
  let isInCommand: Bool
  let stop: StopSignal

  /// Runs a command and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: without the name `swift`.
  ///   - takesOutput: whether what it prints is returned; otherwise the terminal shows it.
  /// - Returns: the code with which it ended.
  /// - Throws: ``WatchError`` where it cannot be started.
  func run(
    _ arguments: [String], variables: [String: String] = [:], takesOutput: Bool = false
  ) throws -> (code: Int32, output: Data) {
    var ends: [Int32] = [-1, -1]
    if takesOutput {
      guard pipe(&ends) == 0 else { throw WatchError("there are no pipes left.") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    defer { for end in ends where end >= 0 { close(end) } }
    let process = try begin(arguments, variables, output: ends[1])
    if ends[1] >= 0 { close(ends[1]) }
    ends[1] = -1
    let output = takesOutput ? all(of: ends[0]) : Data()
    return (wait(for: process), output)
  }

  private func begin(_ arguments: [String], _ variables: [String: String], output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if output >= 0 { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This program ignores the signals by which it ends.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in StopSignal.signals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    let place = ["--package-path", folder] + (isInCommand ? ["--ignore-lock"] : [])
    let words = ["swift"] + arguments.prefix(1) + place + arguments.dropFirst()
    let list = words.map { strdup($0) } + [nil]
    let all = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let environment = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in list + environment { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, "swift", &actions, &attributes, list, environment)
    guard code == 0 else { throw WatchError("the command swift cannot be run: \(String(cString: strerror(code)))") }
    return process
  }

  /// What comes until the end, or until this program is to end: a command may wait for another one of SwiftPM's.
  private func all(of descriptor: Int32) -> Data {
    var (data, chunk) = (Data(), [UInt8](repeating: 0, count: 65_536))
    while true {
      var waits = [descriptor, stop.descriptor, stop.parent].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      if poll(&waits, nfds_t(waits.count), -1) < 0, errno == EINTR { continue }
      if waits[1].revents != 0 || waits[2].revents != 0 { return data }
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return data }
      data += chunk[..<count]
    }
  }

  /// Waits for the end of a process, which this program's end brings about.
  private func wait(for process: pid_t) -> Int32 {
    let end = LocalSocket.end(of: process)
    var hasAsked = false
    while end >= 0 {
      var waits = [end, hasAsked ? -1 : stop.descriptor, hasAsked ? -1 : stop.parent].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&waits, nfds_t(waits.count), hasAsked ? 5000 : -1)
      if count < 0, errno == EINTR { continue }
      if waits[0].revents != 0 { break }
      // SwiftPM ends what it runs by an interrupt.
      kill(-process, hasAsked ? SIGKILL : SIGINT)
      if hasAsked { break }
      hasAsked = true
    }
    if end >= 0 { close(end) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }
}
