/// The running task's stack of task locals, or the thread's outside of tasks.
///
/// What `TaskLocal.withValue` does, without closures, of which each step of a test would run several.
struct TaskLocalStack<Value: Sendable> {
  private let local: TaskLocal<Value>
  /// Where a value waits to be moved to the stack; the main thread's alone.
  private let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  init(_ local: TaskLocal<Value>) { self.local = local }

  /// The runtime identifies a task local by its object.
  @inline(__always)
  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(local).toOpaque()) }

  /// Where the value is that is bound innermost; nil where none is. It stays while it is bound.
  @inline(__always)
  var value: UnsafePointer<Value>? {
    understudy_task_local_value(key).map { $0.assumingMemoryBound(to: Value.self) }
  }

  /// Binds a value until ``pop()``, which the same synchronous code must call; on the main thread.
  func push(_ value: consuming Value) {
    place.initialize(to: value)
    understudy_task_local_push(key, place, unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self))
  }

  func pop() { understudy_task_local_pop() }
}

/// Checks that the runtime's functions bind what `TaskLocal` reads.
enum TaskLocalCheck {
  @TaskLocal private static var sample = 0

  static let passes: Bool = {
    let stack = TaskLocalStack($sample)
    guard stack.value == nil else { return false }
    stack.push(1)
    let isBound = sample == 1 && stack.value?.pointee == 1
    stack.pop()
    return isBound && sample == 0 && stack.value == nil
  }()
}

// The place is used on the main thread alone.
extension TaskLocalStack: @unchecked Sendable {}
