import SwiftUI

@main
public struct GraphApplication: App {
  public init() {}

  public var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
