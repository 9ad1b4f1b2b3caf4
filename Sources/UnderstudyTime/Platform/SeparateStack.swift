/// A stack beside the main thread's own: code that runs on it can be left in the middle, and nothing of it runs afterwards.
///
/// What the code has retained stays so, and its `defer` statements do not run. The memory that it has used is not freed, as
/// something may still refer to it. There are such stacks on Linux with glibc, on x86_64 and aarch64, without sanitizers.
package enum SeparateStack {
  package enum Outcome: UInt32 {
    /// There is no stack for the code, which has not run.
    case notRun
    case ended
    case left
  }

  /// Runs code on a stack of its own. To be called on the main thread.
  ///
  /// - Parameter body: must not throw errors; what it retains leaks where it is left.
  package static func run(_ body: @escaping () -> Void) -> Outcome {
    guard isPossible else { return .notRun }
    var body = body
    let outcome = withUnsafeMutablePointer(to: &body) {
      understudy_stack_run({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, $0)
    }
    return Outcome(rawValue: outcome) ?? .notRun
  }

  /// Whether none of the callers has to come to its end: none is Dispatch's, the concurrency runtime's or a run loop's, and none
  /// holds a lock of this package.
  package static var hasOnlyOwnCallers: Bool { understudy_locks_held() == 0 && understudy_stack_can_leave() }

  /// Whether the code on the innermost stack can be left here: moreover, neither a session's code nor a blocking wait is
  /// among the callers.
  package static var canBeLeft: Bool {
    MainJob.current.session == nil && WorkContext.session == nil && ExecutionSession.blockingWaits == 0
      && hasOnlyOwnCallers
  }

  /// Leaves the code on the innermost stack; returns only where it cannot be left.
  package static func leave() {
    if canBeLeft { understudy_stack_leave() }
  }

  /// Whether code can run on stacks of their own, and the memory of those that were left is below the limit.
  package static var isPossible: Bool { hasRuntime.holds && understudy_stack_is_possible() }

  private static let hasRuntime = LayoutFact(
    "the way to put exclusive accesses and task locals back", without: "tests continue after failures"
  ) {
    understudy_stack_has_runtime()
  }

  /// How much memory is not freed of stacks that were left, in bytes.
  package static var leftBytes: Int { understudy_stack_left_bytes() }

  /// Changes how much memory stacks that were left may occupy.
  ///
  /// - Parameter limit: in bytes; 64 MiB at first.
  /// - Returns: the limit before.
  @discardableResult
  package static func setLimit(_ limit: Int) -> Int { understudy_stack_limit(limit) }

  /// Calls a method without parameters that a library has but does not declare.
  ///
  /// - Parameters:
  ///   - symbol: its name for the linker.
  ///   - object: of the class of the method; nil to find out only whether there is the method.
  /// - Returns: false where no library has the method.
  package static func call(_ symbol: String, of object: AnyObject?) -> Bool {
    understudy_call_method(symbol, object.map { Unmanaged.passUnretained($0).toOpaque() })
  }
}
