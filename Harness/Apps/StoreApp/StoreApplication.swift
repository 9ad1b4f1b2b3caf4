import SwiftUI

@main
public struct StoreApplication: App {
  public init() {}

  public var body: some Scene {
    WindowGroup {
      ContentView(client: StoreHTTPClientStub())
    }
  }
}
