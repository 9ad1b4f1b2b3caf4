import UnderstudyTime

/// The part of a Swift Testing test that a trait surrounds: the apps that begin in it end with it, whatever keeps them.
package final class TestSpan: Sendable {
  /// What is told at the span's end, as it was found where no test was running.
  private struct Message: Sendable {
    let text: String
    let isFailure: Bool
  }

  private struct State: Sendable {
    /// By the order in which they began.
    var scopes: [Int: ScopeContents] = [:]
    var count = 0
    var messages: [Message] = []
    var isOver = false
  }

  /// The innermost span of the running test; nil without a trait.
  @TaskLocal static var current: TestSpan?

  private let state = Guarded(State())

  private init() {}

  /// Runs a test, or what further traits make of it, and ends what it leaves.
  ///
  /// - Parameter body: runs once.
  /// - Throws: what the body throws.
  package static func run(_ body: @Sendable () async throws -> Void) async throws {
    let span = TestSpan()
    try await $current.withValue(span) {
      defer { TestInstallations.forget() }
      do {
        try await body()
      } catch {
        await span.end()
        throw error
      }
      await span.end()
    }
  }

  /// - Returns: a number for ``remove(_:)``; nil where the span is over.
  func add(_ scope: ScopeContents) -> Int? {
    state.withLock { state in
      guard !state.isOver else { return nil }
      state.count += 1
      state.scopes[state.count] = scope
      return state.count
    }
  }

  func remove(_ number: Int) { state.withLock { _ = $0.scopes.removeValue(forKey: number) } }

  /// Keeps a message for the end of the span.
  ///
  /// - Returns: false where the span is over.
  func keep(_ text: String, isFailure: Bool) -> Bool {
    state.withLock { state in
      if !state.isOver { state.messages.append(Message(text: text, isFailure: isFailure)) }
      return !state.isOver
    }
  }

  private func end() async {
    let hasWork = state.withLock { state in
      if state.scopes.isEmpty, state.messages.isEmpty { state.isOver = true }
      return !state.isOver
    }
    if hasWork { await endScopes() }
  }

  @MainActor private func endScopes() {
    let scopes = state.withLock { $0.scopes.sorted { $0.key > $1.key }.map(\.value) }
    for scope in scopes { scope.end() }
    let messages = state.withLock { state in
      state.isOver = true
      return state.messages
    }
    for message in messages {
      if message.isFailure { FailureReporter.report(message.text) } else { FailureReporter.warn(message.text) }
    }
  }
}
