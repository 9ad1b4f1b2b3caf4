#if os(Linux) && compiler(>=6.3) && compiler(<6.4) && !UNDERSTUDY_FALLBACK
  /// The running task's stack of task locals, or the thread's outside of tasks.
  ///
  /// What `TaskLocal.withValue` does, without closures, of which each step of a test would run several.
  struct TaskLocalStack<Value: Sendable> {
    private let local: TaskLocal<Value>
    /// Where a value waits to be moved to the stack; the main thread's alone.
    private let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    init(_ local: TaskLocal<Value>) { self.local = local }

    /// The runtime knows a task local by its object.
    @inline(__always)
    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(local).toOpaque()) }

    /// Where the value is that is bound innermost; nil where none is. It stays while it is bound.
    @inline(__always)
    var value: UnsafePointer<Value>? {
      understudy_task_local_value(key).map { $0.assumingMemoryBound(to: Value.self) }
    }

    /// Binds a value until ``pop()``, which the same synchronous code must call.
    @MainActor
    func push(_ value: consuming Value) {
      place.initialize(to: value)
      understudy_task_local_push(key, place, unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self))
    }

    @MainActor
    func pop() { understudy_task_local_pop() }
  }

  // The place is used on the main thread alone.
  extension TaskLocalStack: @unchecked Sendable {}
#endif
