/// What the running code belongs to and was called for; tasks inherit it from the code that begins them.
@usableFromInline
struct ExecutionScope: Sendable {
  let session: ExecutionSession
  /// Each unfinished task retains it once, so the number of references is the number of tasks; nil if tasks are not counted.
  let token: SessionToken?
  /// What brought the code about; the layers above know what it is.
  let cause: (any AnyObject & Sendable)?

  @TaskLocal static var current: ExecutionScope?
  static let stack = TaskLocalStack($current)
}

/// What is undone when a session's code ends, see ``ExecutionSession/perform(for:_:)``.
@usableFromInline
struct ScopeBinding {
  /// Goes back to `TaskOwners`; nil where the session was current before.
  let floor: UInt64?
  /// Whose code was on the stack before.
  let outer: Unmanaged<ExecutionSession>?
}

extension ExecutionSession {
  /// The session that the running code belongs to; set by ``perform(for:_:)`` and inherited by tasks.
  package static var current: ExecutionSession? { ExecutionScope.stack.value?.pointee?.session }

  /// What the running code was called for, as passed to ``perform(for:_:)``; inherited by tasks.
  package static var currentCause: (any AnyObject & Sendable)? { ExecutionScope.stack.value?.pointee?.cause }

  /// Runs `body` as the session's: tasks that it starts, and blocks that it hands to the main queue, belong to it.
  ///
  /// - Parameters:
  ///   - cause: what brings `body` about, for ``currentCause``; nil leaves what is known.
  ///   - body: runs at once, on the main actor.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  @MainActor @inlinable
  package func perform<R>(
    for cause: (any AnyObject & Sendable)? = nil, _ body: @MainActor () throws -> R
  ) rethrows -> R {
    guard let binding = bind(cause) else { return try body() }
    defer { unbind(binding) }
    return try body()
  }

  /// Runs `body` as code of the session that is not waited for: tasks that it starts are not counted.
  ///
  /// - Parameter body: runs at once, on any thread.
  package func performUncounted(_ body: () -> Void) {
    ExecutionScope.$current.withValue(ExecutionScope(session: self, token: nil, cause: nil)) { body() }
  }

  /// Runs an asynchronous `body` as the session's; see ``perform(for:_:)``.
  ///
  /// - Parameter body: runs at once, on the main actor.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  @MainActor package func performAsync<R>(_ body: @MainActor () async throws -> R) async rethrows -> R {
    let before = liveness.references
    return try await ExecutionScope.$current.withValue(scope(for: nil)) {
      let binding = liveness.references - before
      liveness.ignore(binding)
      defer { liveness.ignore(-binding) }
      return try await body()
    }
  }

  func scope(for cause: (any AnyObject & Sendable)?) -> ExecutionScope {
    ExecutionScope(session: self, token: liveness.token, cause: cause)
  }

  /// - Returns: nil where nothing has to be bound.
  @MainActor @usableFromInline
  func bind(_ cause: (any AnyObject & Sendable)?) -> ScopeBinding? {
    var floor: UInt64?
    if let scope = ExecutionScope.stack.value?.pointee, scope.session === self {
      guard let cause, cause !== scope.cause else { return nil }
    } else {
      test.noteCaller(of: self)
      floor = TaskOwners.beginTasks()
    }
    understudy_moment_enter(moment)
    ExecutionScope.stack.push(scope(for: cause))
    // The binding itself holds the token.
    liveness.ignore(1)
    let outer = Self.onMain
    Self.onMain = .passUnretained(self)
    return ScopeBinding(floor: floor, outer: outer)
  }

  @MainActor @usableFromInline
  func unbind(_ binding: ScopeBinding) {
    Self.onMain = binding.outer
    liveness.ignore(-1)
    ExecutionScope.stack.pop()
    if let floor = binding.floor { TaskOwners.endTasks(floor) }
  }
}
