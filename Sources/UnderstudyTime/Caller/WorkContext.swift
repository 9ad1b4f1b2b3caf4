/// What the running code belongs to and was called for; tasks inherit it from the code that begins them.
@usableFromInline
struct WorkContext: Sendable {
  let session: ExecutionSession
  /// Each unfinished task retains it once, so the number of references is the number of tasks; nil if tasks are not counted.
  let token: SessionToken?
  /// What brought the code about; the layers above know what it is.
  let cause: (any AnyObject & Sendable)?

  @TaskLocal static var current: WorkContext?
  static let stack = TaskLocalStack($current)

  /// The session of the calling code, which may have ended; set by ``ExecutionSession/perform(for:_:)``.
  static var session: ExecutionSession? { stack.value?.pointee?.session }

  static var cause: (any AnyObject & Sendable)? { stack.value?.pointee?.cause }
}

/// What is undone when a session's code ends, see ``ExecutionSession/perform(for:_:)``.
@usableFromInline
struct ContextBinding {
  /// The mark of ``TaskOwners`` before.
  let floor: UInt64
  /// Whose code was on the stack before.
  let outer: Unmanaged<ExecutionSession>?
}

extension ExecutionSession {
  /// Runs `body` as the session's: tasks that it starts, and blocks that it hands to the main queue, belong to it.
  ///
  /// - Parameters:
  ///   - cause: what brings `body` about, for ``WorkCause/current``; nil leaves what is known.
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

  /// Makes the session's context that of the running code, until ``unbind(_:)``.
  ///
  /// - Returns: nil where nothing has to be bound.
  @MainActor @usableFromInline
  func bind(_ cause: (any AnyObject & Sendable)?) -> ContextBinding? {
    var isInside = false
    if let context = WorkContext.stack.value?.pointee, context.session === self {
      guard let cause, cause !== context.cause else { return nil }
      isInside = true
    } else {
      test.noteCaller(of: self)
    }
    understudy_moment_enter(moment)
    WorkContext.stack.push(WorkContext(session: self, token: liveness.token, cause: cause))
    // The binding itself holds the token.
    liveness.ignore(1)
    let binding = ContextBinding(floor: MainJob.current.floor, outer: MainJob.current.session)
    MainJob.current.session = .passUnretained(self)
    if !isInside { MainJob.current.floor = TaskOwners.highestTask }
    return binding
  }

  @MainActor @usableFromInline
  func unbind(_ binding: ContextBinding) {
    (MainJob.current.floor, MainJob.current.session) = (binding.floor, binding.outer)
    liveness.ignore(-1)
    WorkContext.stack.pop()
  }

  /// Runs `body` as code of the session that is not waited for: tasks that it starts are not counted.
  ///
  /// - Parameter body: runs at once, on any thread.
  package func performUncounted(_ body: () -> Void) {
    WorkContext.$current.withValue(WorkContext(session: self, token: nil, cause: nil)) { body() }
  }

  /// Runs an asynchronous `body` as the session's; see ``perform(for:_:)``.
  ///
  /// - Parameter body: runs at once, on the main actor.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  @MainActor package func performAsync<R>(_ body: @MainActor () async throws -> R) async rethrows -> R {
    try await bound(for: nil, tasks: 0, body)
  }

  /// Runs an asynchronous `body` in a context of the session.
  ///
  /// - Parameter tasks: how many tasks the binding stands for: 1 for a task that has inherited none.
  func bound<R>(
    for cause: (any AnyObject & Sendable)?, tasks: Int, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> R
  ) async rethrows -> R {
    let before = liveness.references
    let context = WorkContext(session: self, token: liveness.token, cause: cause)
    return try await WorkContext.$current.withValue(context) {
      let surplus = liveness.references - before - tasks
      liveness.ignore(surplus)
      defer { liveness.ignore(-surplus) }
      return try await body()
    }
  }
}
