import SwiftUI

@main
public struct LensApplication: App {
  @StateObject private var coordinator = NavigationCoordinator()

  public init() {}

  public var body: some Scene {
    WindowGroup {
      ContentView(coordinator: coordinator)
    }
  }
}
