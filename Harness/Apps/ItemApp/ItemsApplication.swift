import SwiftUI

@main
public struct ItemsApplication: App {
  @StateObject private var viewModel = ItemViewModel()

  public init() {}

  public var body: some Scene {
    WindowGroup {
      ContentView(viewModel: viewModel)
    }
  }
}
