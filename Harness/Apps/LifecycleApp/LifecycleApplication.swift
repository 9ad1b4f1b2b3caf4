import SwiftUI

@main
public struct LifecycleApplication: App {
  private let log = LifecycleLog(isPrinting: true)

  public init() {}

  public var body: some Scene {
    WindowGroup {
      ContentView(log: log)
    }
  }
}
