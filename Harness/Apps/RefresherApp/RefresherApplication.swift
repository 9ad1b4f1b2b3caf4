import SwiftUI

@main
public struct RefresherApplication: App {
  public init() {}

  public var body: some Scene {
    WindowGroup {
      ContentView(service: OMTJsonService(client: SampleClient()))
    }
  }
}
