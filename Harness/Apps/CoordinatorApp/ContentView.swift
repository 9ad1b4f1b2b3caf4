import SwiftUI

public struct ContentView: View {
  @ObservedObject var coordinator: NavigationCoordinator
  let onScreensChange: ([LensCapture]) -> Void

  /// - Parameter onScreensChange: Gets the captures of all screens in the stack, root first, whenever they change.
  public init(
    coordinator: NavigationCoordinator,
    onScreensChange: @escaping ([LensCapture]) -> Void = { print($0) }
  ) {
    self.coordinator = coordinator
    self.onScreensChange = onScreensChange
  }

  public var body: some View {
    NavigationStack(path: $coordinator.path) {
      RootView()
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { item in
          DetailView(item: item, onClose: coordinator.popToRoot)
        }
        .navigationDestination(for: Product.self) { product in
          ProductDetailScreen(product: product)
        }
    }
    .onPreferenceChange(LensCaptureKey.self) { captures in
      onScreensChange(captures)
    }
  }
}
