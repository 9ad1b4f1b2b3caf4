import Foundation

/// Where the session of a package has its socket: in a folder that only the user may enter.
package struct SessionPlace {
  /// The folder of the package, or the current one where it is in none.
  package let root: String
  /// The folder with the sockets, of the mode 0700.
  private let folder: String

  /// - Parameters:
  ///   - current: the folder that the command runs in.
  ///   - environment: the variables of the process: `XDG_RUNTIME_DIR` names a folder of the user's.
  package init(in current: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    var place = URL(fileURLWithPath: current).standardizedFileURL
    while !FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path), place.path != "/"
    {
      place.deleteLastPathComponent()
    }
    root = place.path == "/" ? current : place.path
    if let own = environment["XDG_RUNTIME_DIR"], own.hasPrefix("/"), own.utf8.count < 60 {
      folder = own + "/understudy"
    } else {
      folder = "/tmp/understudy-\(getuid())"
    }
  }

  private var name: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in root.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  package var socket: String { "\(folder)/\(name).socket" }
  package var log: String { "\(folder)/\(name).log" }

  /// Makes the folder where it is missing.
  ///
  /// - Throws: ``ClientError`` where it is not the user's alone.
  package func prepare() throws {
    mkdir(folder, 0o700)
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
      status.st_mode & 0o077 == 0
    else { throw ClientError("\(folder) must be a folder of yours that no other user may enter.") }
  }
}

/// Sockets of the kind that are files.
enum LocalSocket {
  /// Calls a body with the address of a file.
  private static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw ClientError("The path of the socket is too long: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private static func make() -> Int32 { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0) }

  /// A connection to a socket; nil where nothing listens.
  static func connect(_ path: String) throws -> Int32? {
    let descriptor = make()
    if try withAddress(path, { Foundation.connect(descriptor, $0, $1) }) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// Listens at a path, in place of what has listened there and has gone.
  static func listen(_ path: String) throws -> Int32 {
    unlink(path)
    let descriptor = make()
    guard try withAddress(path, { bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0,
      Foundation.listen(descriptor, 8) == 0
    else { throw ClientError("\(path) cannot be listened at: \(String(cString: strerror(errno)))") }
    return descriptor
  }
}
