import Foundation
import Synchronization

/// A file that is whole at any time, or not there: it is written under another name, and renamed.
///
/// Foundation's own way also waits for the disk, some milliseconds a file, which a report with its many files is not worth: only after
/// a loss of power could it differ.
enum WholeFile {
  private static let count = Atomic(0)

  /// - Throws: what the file system refuses; what was there before remains then.
  static func save(_ data: Data, to url: URL) throws {
    let number = count.add(1, ordering: .relaxed).newValue
    let former = url.deletingLastPathComponent().appendingPathComponent(".\(getpid())-\(number).tmp").path
    // Errors in Foundation's words are those of its own attempt.
    guard create(former, data) else { return try data.write(to: url, options: .atomic) }
    guard rename(former, url.path) != 0 else { return }
    unlink(former)
    try data.write(to: url, options: .atomic)
  }

  private static func create(_ path: String, _ data: Data) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return false }
    let isWritten = data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        rest = rest.dropFirst(written)
      }
      return true
    }
    guard close(file) == 0, isWritten else {
      unlink(path)
      return false
    }
    return true
  }
}
