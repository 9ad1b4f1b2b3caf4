#if UNDERSTUDY_EXECUTORS_REPLACED
  // What SwiftUI itself follows objects by: the public function notifies before a value is stored, this one also after.
  @_spi(SwiftUI) import Observation

  /// Runs the user's code and makes the token follow the observable properties that it reads.
  @inline(__always)
  func trackObservation<Value>(of body: () -> Value, _ token: @autoclosure () -> ObservationToken) -> Value {
    let token = token()
    return withObservationTracking(
      { body() },
      willSet: { if token.willStore() { $0.cancel() } },
      didSet: {
        $0.cancel()
        token.didStore()
      })
  }
#else
  import Observation
  import UnderstudyTime

  /// Runs the user's code and makes the token follow the observable properties that it reads.
  @inline(__always)
  func trackObservation<Value>(of body: () -> Value, _ token: @autoclosure () -> ObservationToken) -> Value {
    func onChange() -> @Sendable () -> Void {
      let token = token()
      return { if !token.willStore(), !StoreNotices.add(onStore: { token.didStore() }) { token.didStore() } }
    }
    return withObservationTracking({ body() }, onChange: onChange())
  }
#endif
