/// Sessions that others retain.
struct WeakSessions: Sendable {
  private struct Entry: Sendable {
    weak var session: ExecutionSession?
  }

  private var entries: [Entry] = []

  init(_ session: ExecutionSession? = nil) { if let session { append(session) } }

  mutating func append(_ session: ExecutionSession) { entries.append(Entry(session: session)) }

  /// Those that have not ended, the newest last.
  var open: [ExecutionSession] {
    mutating get {
      entries.removeAll { $0.session?.isEnded ?? true }
      return entries.compactMap(\.session)
    }
  }
}
