import Foundation
import UnderstudyTime

/// The sources that this process has written snapshots into.
///
/// Places are those of the source as it was built, so each file is written again as a whole, from what it was at first with
/// all changes so far: the result does not depend on the order of the tests.
final class InlineRecording: Sendable {
  static let shared = InlineRecording(builtAt: programDate)

  private struct File {
    let original: String
    var written: String
    var changes: [InlineChange] = []
  }

  private let files = Guarded<[String: File]>([:])
  /// When the tests were built; nil where that is not known.
  private let builtAt: Date?

  init(builtAt: Date?) { self.builtAt = builtAt }

  private static let programDate: Date? = date(of: "/proc/self/exe")

  private static func date(of path: String) -> Date? {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: target)[.modificationDate] as? Date
  }

  /// Writes a snapshot into a source.
  func record(_ change: InlineChange, in path: String) throws {
    try files.withLock { files in
      var file = try files[path] ?? begin(path)
      let current = try String(contentsOfFile: path, encoding: .utf8)
      guard current == file.written else { throw InlineProblem(reason: SnapshotWording.sourceChanged(path)) }
      if let known = file.changes.first(where: { $0.isAtPlace(of: change) }) {
        guard known.text == change.text else { throw InlineProblem(reason: SnapshotWording.severalTimes(known.text)) }
        return
      }
      file.changes.append(change)
      file.written = try InlineSource(source: file.original, path: path).applying(file.changes)
      if file.written != current { try file.written.write(toFile: path, atomically: true, encoding: .utf8) }
      files[path] = file
    }
  }

  /// A source that has changed since it was built has its calls in other places.
  private func begin(_ path: String) throws -> File {
    if let builtAt, let changedAt = Self.date(of: path), changedAt > builtAt {
      throw InlineProblem(reason: SnapshotWording.sourceIsNewer(path))
    }
    let source = try String(contentsOfFile: path, encoding: .utf8)
    return File(original: source, written: source)
  }
}
