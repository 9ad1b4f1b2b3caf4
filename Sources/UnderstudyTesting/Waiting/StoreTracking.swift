#if UNDERSTUDY_EXECUTORS_REPLACED
  // What SwiftUI itself follows objects by: the public function notifies before a value is stored, these also after.
  @_spi(SwiftUI) import Observation

  /// Calls `body` and follows the observable properties that it reads, until one of them holds a new value.
  ///
  /// - Parameters:
  ///   - body: reads properties.
  ///   - onAnnouncement: called on whichever thread changes one of them, before its new value is stored.
  ///   - onStore: called there when its new value is stored; both are called at least once.
  package func withStoreTracking(
    _ body: () -> Void, onAnnouncement: @escaping @Sendable () -> Void = {}, onStore: @escaping @Sendable () -> Void
  ) {
    withObservationTracking(
      body,
      willSet: { _ in onAnnouncement() },
      didSet: { tracking in
        tracking.cancel()
        onStore()
      })
  }
#else
  import Dispatch
  import Observation
  import UnderstudyCore
  import UnderstudyTime

  /// Calls `body` and follows the observable properties that it reads.
  ///
  /// - Parameters:
  ///   - body: reads properties.
  ///   - onAnnouncement: called on whichever thread changes one of them, before its new value is stored.
  ///   - onStore: called there once, when its new value is stored.
  package func withStoreTracking(
    _ body: () -> Void, onAnnouncement: @escaping @Sendable () -> Void = {}, onStore: @escaping @Sendable () -> Void
  ) {
    withObservationTracking(body) {
      onAnnouncement()
      guard !StoreNotices.add(onAnnouncement: onAnnouncement, onStore: onStore) else { return }
      // A runtime whose changes do not come by this package: the property still holds its old value.
      guard !MainThread.isCurrent else { return onStore() }
      DispatchQueue.global().asyncBypassingSessions(after: .now() + .milliseconds(1)) { onStore() }
    }
  }
#endif
