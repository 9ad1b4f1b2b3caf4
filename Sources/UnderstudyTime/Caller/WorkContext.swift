import Synchronization

/// What the running code belongs to and was called for.
///
/// Tasks inherit the context of the code that begins them and release it when they finish: so unfinished tasks are found without
/// a hook in the runtime. A task whose start is seen gets its own context (``TaskStart``). Another context that outlives the
/// code which it was made for stands for tasks that a library has begun there.
@usableFromInline
final class WorkContext: @unchecked Sendable {
  /// Nil for one that waits to be used again.
  @exclusivity(unchecked) private(set) var session: ExecutionSession!
  /// What brought the code about; the layers above know what it is.
  @exclusivity(unchecked) private(set) var cause: (any AnyObject & Sendable)?
  /// The number of the block elsewhere whose code it is, or which has begun the task.
  let outsideWork: UInt64?
  /// The number of the task whose context it is; nil for other code.
  let number: UInt64?
  /// The context of the task that runs the code.
  @exclusivity(unchecked) private var task: WorkContext?
  /// The launch of the app whose code it is, by ``ExecutionSession/launch``; nil for code that a test has begun elsewhere.
  @exclusivity(unchecked) private var launch: Int?
  /// The highest task number when the code began: a task above it was started by the code, an older one is resumed.
  @exclusivity(unchecked) private var floor: UInt64
  /// Whether it is among the session's ``ExecutionSession/unseenTasks``.
  @exclusivity(unchecked) private var isCounted = false

  @TaskLocal static var current: WorkContext?
  static let stack = TaskLocalStack($current)

  /// The context of code, which must be counted later by ``count()``.
  ///
  /// - Parameters:
  ///   - session: whose code it is.
  ///   - cause: what brings it about.
  ///   - outsideWork: the number of the work elsewhere that it is.
  ///   - origin: that of the work elsewhere; nil for code that the caller runs.
  init(
    of session: ExecutionSession, for cause: (any AnyObject & Sendable)? = nil, in outsideWork: UInt64? = nil,
    from origin: WorkOrigin? = nil
  ) {
    (self.session, self.cause, self.outsideWork, number) = (session, cause, outsideWork, nil)
    let outer = Self.stack.value?.pointee
    task = outer?.number == nil ? outer?.task : outer
    launch = if let origin { origin.launch } else { Self.launch(of: session, within: outer) }
    floor = TaskOwners.highestTask
  }

  /// The context of code that the caller runs, for ``end()``: one that was used before, as each step of a test runs some.
  @MainActor
  static func begin(of session: ExecutionSession, for cause: (any AnyObject & Sendable)?) -> WorkContext {
    guard let context = spares.popLast() else { return WorkContext(of: session, for: cause) }
    let outer = stack.value?.pointee
    (context.session, context.cause) = (session, cause)
    context.task = outer?.number == nil ? outer?.task : outer
    context.launch = launch(of: session, within: outer)
    context.floor = TaskOwners.highestTask
    return context
  }

  /// Ends the innermost context, which ``begin(of:for:)`` has made.
  @MainActor
  static func end() {
    guard var context = stack.value?.pointee else { return }
    stack.pop()
    // A task that a library has begun there retains it.
    guard isKnownUniquelyReferenced(&context) else { return context.count() }
    (context.session, context.cause, context.task) = (nil, nil, nil)
    spares.append(context)
  }

  /// As many as were begun one inside the other.
  @MainActor @exclusivity(unchecked) private static var spares: [WorkContext] = []

  /// The context of a new task.
  init(of session: ExecutionSession, for origin: WorkOrigin) {
    (self.session, cause, task) = (session, Self.cause, nil)
    outsideWork = Self.stack.value?.pointee?.outsideWork
    launch = Self.launch(of: session, within: Self.stack.value?.pointee)
    number = session.work.begin(origin)
    floor = 0
  }

  deinit {
    if let number { session.work.end(number) } else if isCounted { session.unseenTasks.subtract(1, ordering: .relaxed) }
  }

  /// Counts from now on what retains the context as a task; to be called once.
  func count() {
    isCounted = true
    session.unseenTasks.add(1, ordering: .relaxed)
  }

  /// The number of the running task; child tasks have that of their parent. Nil where its start was not seen.
  static var taskNumber: UInt64? { (stack.value?.pointee).flatMap { $0.number ?? $0.task?.number } }

  /// The mark of the running code, for other queues than the main one; 0 where there is none.
  static var floor: UInt64 { stack.value?.pointee?.floor ?? 0 }

  /// Runs code in the context, which is no task itself.
  ///
  /// - Parameter body: runs at once, on any thread.
  func bind(_ body: () -> Void) {
    defer { count() }
    Self.$current.withValue(self, operation: body)
  }

  /// The session of the calling code, which may have ended; set by ``ExecutionSession/perform(for:_:)``.
  static var session: ExecutionSession? { stack.value?.pointee?.session }

  /// The launch of the app whose code is calling; nil for other code.
  static var launch: Int? { stack.value?.pointee?.launch }

  private static func launch(of session: ExecutionSession, within outer: WorkContext?) -> Int? {
    guard let outer, outer.session === session else { return session.launch.load(ordering: .acquiring) }
    return outer.launch
  }

  static var cause: (any AnyObject & Sendable)? { stack.value?.pointee?.cause }
}

/// What ``ExecutionSession/perform(for:_:)`` puts back.
@usableFromInline
struct OuterJob {
  let session: Unmanaged<ExecutionSession>?
  let floor: UInt64
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
    guard let outer = bind(cause) else { return try body() }
    defer { unbind(outer) }
    return try body()
  }

  /// Makes the session's context that of the running code, until ``unbind(_:)``.
  ///
  /// - Returns: what was known of the job before; nil where nothing has to be bound.
  @MainActor @usableFromInline
  func bind(_ cause: (any AnyObject & Sendable)?) -> OuterJob? {
    let outer = OuterJob(session: MainJob.current.session, floor: MainJob.current.floor)
    if let context = WorkContext.stack.value?.pointee, context.session === self {
      guard let cause, cause !== context.cause else { return nil }
    } else {
      test.noteCaller(of: self)
      MainJob.current.floor = TaskOwners.highestTask
    }
    understudy_moment_enter(moment)
    WorkContext.stack.push(.begin(of: self, for: cause))
    MainJob.current.session = .passUnretained(self)
    return outer
  }

  @MainActor @usableFromInline
  func unbind(_ outer: OuterJob) {
    (MainJob.current.floor, MainJob.current.session) = (outer.floor, outer.session)
    WorkContext.end()
  }

  /// Runs `body` as code of the session, on any thread.
  ///
  /// - Parameter body: runs at once.
  package func performElsewhere(_ body: () -> Void) { WorkContext(of: self).bind(body) }
}
