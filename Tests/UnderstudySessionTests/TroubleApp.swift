import Foundation
import SwiftUI

/// An app that ends its process in several ways.
struct TroubleApp: App {
  var body: some Scene {
    WindowGroup {
      Button("Trap") { fatalError("The pot is empty") }
      Button("Hang") { hangs() }
      Button("Exit") { exit(0) }
      Button("Loop") { loops() }
      Button("Save") { try? Data("tea".utf8).write(to: URL.documentsDirectory.appending(path: "tea.txt")) }
    }
  }
}

// Not optimised, as the report names it.
@inline(never) @_optimize(none) private func hangs() {
  let condition = NSCondition()
  condition.lock()
  while true { condition.wait() }
}

/// Does something again and again that takes a while each time, in an optimised build as well.
@MainActor @inline(never) @_optimize(none) private func loops() {
  var sum = 0
  for number in 0..<100_000 { sum &+= number }
  DispatchQueue.main.async { loops() }
}
