import Foundation

// Called by the C target UnderstudyPlatformC (mainthread.c) for code of the program. Foundation goes by the process's first thread;
// in Swift Testing the main actor is on another one.

/// Whether the calling code runs where a device has the main thread: on the main queue, unless it is an actor's or a detached task's.
@_cdecl("understudy_session_is_on_main_thread")
func sessionIsOnMainThread() -> Bool {
  MainQueue.isCurrent ? !(MainJob.current.isElsewhere && Caller.app != nil) : MainQueue.isFirstThread
}

/// As ``sessionIsOnMainThread()``; for another thread than the calling one, Foundation's answer.
@_silgen_name("understudy_session_is_main_thread")
func sessionIsMainThread(_ thread: Thread, _ isFirst: Bool) -> Bool {
  thread === Thread.current ? sessionIsOnMainThread() : isFirst
}

@_silgen_name("understudy_session_runs_observer")
func sessionRunsObserver(_ queue: OperationQueue?) -> Bool { queue === OperationQueue.main }

/// The block of an observer on `OperationQueue.main`: on the main queue it runs at once, as on a device. From elsewhere it runs as an
/// operation, for which the thread waits that posts the notification.
@_silgen_name("understudy_session_wraps_observer")
func sessionWraps(observer block: @escaping @Sendable (Notification) -> Void) -> @Sendable (Notification) -> Void {
  { notification in
    // An actor's code is on the main queue, too, which must not wait for itself.
    if MainQueue.isCurrent { return MainJob.run({ $0.isElsewhere = false }) { block(notification) } }
    let notification = UncheckedSendable(notification)
    let operation = BlockOperation { block(notification.value) }
    OperationQueue.main.addOperation(operation)
    operation.waitUntilFinished()
  }
}
