import SwiftUI

public struct ContentView: View {
  @ObservedObject var coordinator: NavigationCoordinator

  public init(coordinator: NavigationCoordinator) {
    self.coordinator = coordinator
  }

  public var body: some View {
    NavigationStack(path: $coordinator.path) {
      RootView()
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { item in
          DetailView(item: item)
        }
    }
  }
}
