import SwiftUI

@main
struct TeaApp: App {
  @State private var shop = Shop(server: SampleServer())

  var body: some Scene {
    WindowGroup {
      RootView().environment(shop)
    }
  }
}
