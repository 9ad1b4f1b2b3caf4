import UnderstudyTime

/// Why an assertion of a test framework has failed, by what it has read of the app: the module that reads knows the texts.
@MainActor package enum AssertionExplanation {
  /// Whether a trait adds it to failed expectations of Swift Testing.
  @TaskLocal package static var isAdded = false

  /// What there is to say about an assertion that has failed.
  package enum Answer: Equatable {
    case text(String)
    /// Nothing: what it is about has failed the test before, as a read of an element that is not there.
    case isReported

    package var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  private nonisolated static let known = Guarded<(any AssertionExplaining)?>(nil)

  /// Names what makes the texts; without one nothing is explained.
  package nonisolated static func use(_ explaining: any AssertionExplaining) { known.withLock { $0 = explaining } }

  /// What makes the texts.
  package nonisolated static var texts: (any AssertionExplaining)? { known.withLock { $0 } }

  /// The answer for an assertion that fails now, in the code that calls this.
  ///
  /// - Parameters:
  ///   - text: what the framework says of the failure.
  ///   - begin: where on the stack the test begins; nil if it is not known.
  ///   - place: its place in the source.
  ///   - isMacro: whether it is one of Swift Testing's, which evaluate a part of their expression before they call the framework.
  /// - Returns: nil if no assertion fails, or if the test has read nothing that it could be about.
  package static func ofCaller(
    failing text: String, within begin: UInt?, at place: CallPlace?, isMacro: Bool = false
  ) -> Answer? {
    guard let assertion = CallFrames.Assertion.ofCaller(within: begin) else { return nil }
    return texts?.answer(to: assertion, failing: text, within: begin, at: place, isMacro: isMacro)
  }
}

/// Makes the texts that explain failures; nil stands for nothing to say.
package protocol AssertionExplaining: Sendable {
  /// An empty list of what a test reads.
  @MainActor func makeReads() -> any TestReads

  /// The answer to an assertion, as ``AssertionExplanation/ofCaller(failing:within:at:isMacro:)`` takes it.
  @MainActor func answer(
    to assertion: CallFrames.Assertion, failing text: String, within begin: UInt?, at place: CallPlace?, isMacro: Bool
  ) -> AssertionExplanation.Answer?

  /// The text for an error that the test has thrown, which may be about what it has not found.
  @MainActor var ofThrown: String? { get }

  /// The text for a test that looks again and again, by what it has read last.
  @MainActor var ofLoop: String? { get }

  /// The text for something that the test expects to go wrong and that does not, by what it has read last.
  @MainActor var ofMissingFailure: String? { get }

  /// What the test has done and what its app may still do, for something that should have happened meanwhile.
  @MainActor var ofEvents: String? { get }

  /// The text for a wait that has not come true, by what its last look reads.
  ///
  /// - Parameters:
  ///   - waited: how long it has lasted, in seconds of the app's clock; nil outside of waits.
  ///   - look: looks once more.
  @MainActor func ofLook(waited: Double?, _ look: () -> Bool) -> String?

  /// What the test of a session has read last, if its own code traps, perhaps for what it makes of that.
  ///
  /// - Parameter session: the session; its main thread must stand still.
  func ofTrap(in session: ExecutionSession) -> [String]
}

/// What a test has read last of its apps (F-90).
@MainActor package protocol TestReads: AnyObject {
  /// The wait under way has ended, which has looked for so many seconds of the app's clock.
  func endWait(after seconds: Double)
  /// Notes that the last read has failed the test.
  func noteReport()
  /// Forgets all reads: the test or its app ends, or it has failed.
  func clear()
}
