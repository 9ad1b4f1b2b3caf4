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
    if create(former, data), rename(former, url.path) == 0 { return }
    unlink(former)
    // Errors in Foundation's words are those of its own attempt.
    try data.write(to: url, options: .atomic)
  }

  private static func create(_ path: String, _ data: Data) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return false }
    let isWritten = (try? FileHandle(fileDescriptor: file).write(contentsOf: data)) != nil
    return close(file) == 0 && isWritten
  }
}
