import SwiftUI

/// A button that gives way to a progress view while its action is at work.
@MainActor
public struct Refresher: View {
  let action: () async -> Void

  @State var isRefreshing = false

  public init(action: @escaping () async -> Void) {
    self.action = action
  }

  public var body: some View {
    if isRefreshing {
      ProgressView()
    } else {
      Button("Refresh") {
        isRefreshing = true
        Task {
          await action()
          isRefreshing = false
        }
      }
    }
  }
}
