import SwiftUI

@main
public struct CounterApplication: App {
  public init() {}

  public var body: some Scene {
    WindowGroup {
      TabView {
        ContentModel().tabItem { Text("State") }
        ContentView().tabItem { Text("Model") }
      }
    }
  }
}
