import Foundation
import SwiftUI

#if DEBUG
  /// Where a trap's frame in the screen's own closures is said to be: optimised code has no line for traps.
  let placeOfTrap = " (StuckScreen.swift:"
#else
  let placeOfTrap = ""
#endif

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
      Button("Bad address") { print(readBadAddress(16)) }
      Button("Overflow") { print(overflow(1)) }
      Button("Exit") { exit(0) }
      Button("Exit in task") { Task { exit(0) } }
      Button("Nothing") {}
    }
  }
}

@_optimize(none) private func loopForEver() {
  var count = 0
  while true { count &+= 1 }
}

@_optimize(none) private func bodyThatNeverEnds() { loopForEver() }

@_optimize(none) private func waitForLock(_ lock: NSLock) {
  let isLocked = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    lock.lock()
    isLocked.signal()
    keepLock()
  }
  isLocked.wait()
  lock.lock()
}

@_optimize(none) private func keepLock() { DispatchSemaphore(value: 0).wait() }

@_optimize(none) private func trapInTask(_ numbers: [Int]) { print(numbers[7]) }

@_optimize(none) private func readBadAddress(_ address: Int) -> Int {
  UnsafePointer<Int>(bitPattern: address)?.pointee ?? 0
}

@_optimize(none) private func overflow(_ number: Int) -> Int {
  number == 0 ? 0 : overflow(number + 1) + overflow(number + 2)
}
