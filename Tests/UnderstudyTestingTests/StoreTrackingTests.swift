import SwiftUI
import Synchronization
import Testing
import UnderstudyTesting
import UnderstudyTime

@Suite("Following the properties that a condition reads")
struct StoreTrackingTests {
  /// Where the runtime's private functions are not used, the look comes a little after the value is stored.
  @Test(
    "Whoever waits is told when the new value is stored, on the thread that stores it",
    .enabled(if: ExecutionSession.seesEverySleep))
  func stored() async {
    let model = SharedModel()
    let seen = Mutex<[Int]>([])
    withStoreTracking {
      _ = model.number
    } onStore: {
      seen.withLock { $0.append(model.stored) }
    }
    await Task.detached {
      model.number = 5
      #expect(seen.withLock { $0 } == [5])
      model.number = 6
    }.value
    #expect(seen.withLock { $0 } == [5])
  }
}
