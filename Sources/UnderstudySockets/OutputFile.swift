import Foundation

/// A file that a command of a user writes.
package enum OutputFile {
  /// Writes a file as a whole.
  ///
  /// A regular file is replaced at once, also one that a symbolic link leads to. Devices and pipes take the data as they are, so that
  /// `/dev/null` and `/dev/stdout` stay what they are. No folder is made.
  ///
  /// - Throws: ``ClientError`` with what the file system says.
  package static func write(_ data: Data, to path: String) throws(ClientError) {
    do {
      if let target = replaced(path) {
        try data.write(to: URL(fileURLWithPath: target), options: .atomic)
      } else {
        try put(data, into: path)
      }
    } catch {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard access(folder, F_OK) == 0 else {
        throw ClientError("\(path) cannot be written: there is no folder \(folder).")
      }
      let reason = (error as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
      throw ClientError("\(path) cannot be written: \(reason ?? error.localizedDescription)")
    }
  }

  /// The path of a regular file that a path leads to, or where one may be made; nil for anything else.
  private static func replaced(_ path: String) -> String? {
    var status = stat()
    // A link to nothing is there, and is opened, which makes what it leads to.
    guard lstat(path, &status) == 0 else { return path }
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let whole = realpath(path, nil) else {
      return nil
    }
    defer { free(whole) }
    return String(cString: whole)
  }

  private static func put(_ data: Data, into path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw error() }
    defer { close(file) }
    var rest = Array(data)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw error() }
      rest = rest.dropFirst(count)
    }
  }

  private static func error() -> any Error { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
