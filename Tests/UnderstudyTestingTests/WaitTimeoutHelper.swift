import Testing

/// The time-out that a wait ends with; anything else is recorded.
///
/// `#expect(throws:)` would move the lines of what is inside it.
@MainActor
func waitTimeout(
  sourceLocation: Testing.SourceLocation = #_sourceLocation, _ wait: () async throws -> Void
) async -> WaitTimeout? {
  do {
    try await wait()
    Issue.record("the wait ended without a time-out", sourceLocation: sourceLocation)
  } catch let timeout as WaitTimeout {
    return timeout
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
  return nil
}
