import Foundation
import SwiftUI

/// A screen that does what no app should, each by a button.
struct StuckScreen: View {
  @State private var isLooping = false
  @State private var numbers = [1]
  private let lock = NSLock()

  var body: some View {
    if isLooping { bodyThatNeverEnds() }
    if numbers.isEmpty { _ = numbers[3] }
    return VStack {
      Button("Semaphore") { DispatchSemaphore(value: 0).wait() }
      Button("Loop") { loopForEver() }
      Button("Lock") { waitForLock(lock) }
      Button("Body") { isLooping = true }
      Button("Trap") { print(numbers[7]) }
      Button("Trap in body") { numbers = [] }
      Button("Trap in task") { Task { trapInTask(numbers) } }
      Button("Overflow") { print(overflow(1)) }
      Button("Exit") { exit(0) }
      Button("Exit in task") { Task { exit(0) } }
      Button("Nothing") {}
    }
  }
}

private func loopForEver() {
  var count = 0
  while true { count &+= 1 }
}

private func bodyThatNeverEnds() { loopForEver() }

private func waitForLock(_ lock: NSLock) {
  let isLocked = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    lock.lock()
    isLocked.signal()
    keepLock()
  }
  isLocked.wait()
  lock.lock()
}

private func keepLock() { DispatchSemaphore(value: 0).wait() }

private func trapInTask(_ numbers: [Int]) { print(numbers[7]) }

private func overflow(_ number: Int) -> Int { number == 0 ? 0 : overflow(number + 1) + overflow(number + 2) }
