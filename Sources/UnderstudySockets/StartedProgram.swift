import Foundation

/// Two connected sockets that programs which are started do not have. Unlike at a pipe, writing is no signal if the reader has gone.
package func makePair() throws -> (output: Int32, input: Int32) {
  var ends = [Int32](repeating: 0, count: 2)
  guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
    throw ClientError("There are no sockets left: \(String(cString: strerror(errno))).")
  }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// Starts a program, which gets the descriptors of its actions and nothing else of this process.
///
/// A plugin of SwiftPM starts this process with signals blocked, and with a socket by which it sees the end. A program that had
/// both would let no signal end it, and would keep the plugin waiting.
///
/// - Parameters:
///   - actions: make its descriptors.
///   - kept: how many these are.
///   - isDetached: whether it becomes a session of its own, which the end of a terminal does not end.
package func start(
  _ program: String, _ arguments: [String], _ variables: [String: String],
  _ actions: inout posix_spawn_file_actions_t, kept: Int32 = 3, isDetached: Bool = false
) throws -> pid_t {
  for descriptor in openDescriptors where descriptor >= kept {
    posix_spawn_file_actions_addclose(&actions, descriptor)
  }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  // glibc's POSIX_SPAWN_SETSIGMASK and POSIX_SPAWN_SETSID.
  posix_spawnattr_setflags(&attributes, isDetached ? 0x88 : 0x08)
  let list = arguments.map { strdup($0) } + [nil]
  let environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in list + environment { free(text) } }
  var process: pid_t = 0
  let result = posix_spawn(&process, program, &actions, &attributes, list, environment)
  guard result == 0 else { throw ClientError("\(program) cannot be started: \(String(cString: strerror(result))).") }
  return process
}

/// Waits on a thread of its own until a program ends that nothing else waits for.
///
/// A program that has ended stays a child of this process until something waits for it. As long as it does, Swift Testing does not see
/// the ends of its exit tests.
package func reap(_ process: pid_t) {
  Thread.detachNewThread {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

/// The descriptors of this process; where the system does not list them, the first ones.
private var openDescriptors: [Int32] {
  let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
  return names.map { $0.compactMap { Int32($0) } } ?? Array(3..<256)
}
