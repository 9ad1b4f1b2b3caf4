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
  /// Where a test of the package listens that is paused.
  package var pausedSocket: String { "\(folder)/\(name).paused" }
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
