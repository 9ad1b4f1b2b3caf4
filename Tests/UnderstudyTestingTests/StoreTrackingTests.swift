import SwiftUI
import Synchronization
import Testing
import UnderstudyTesting
import UnderstudyTime

@Suite("Following the properties that a condition reads")
struct StoreTrackingTests {
  @Test("Whoever waits is told when the new value is stored, on the thread that stores it")
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
