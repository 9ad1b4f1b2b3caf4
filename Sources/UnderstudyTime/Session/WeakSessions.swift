struct WeakSession: Sendable {
  weak var session: ExecutionSession?
}

/// Sessions that others retain.
struct WeakSessions: Sendable {
  private var entries: [WeakSession] = []

  mutating func append(_ session: ExecutionSession) { entries.append(WeakSession(session: session)) }

  /// Those that have not ended, the newest last.
  var open: [ExecutionSession] {
    mutating get {
      entries.removeAll { $0.session?.isEnded ?? true }
      return entries.compactMap(\.session)
    }
  }
}
