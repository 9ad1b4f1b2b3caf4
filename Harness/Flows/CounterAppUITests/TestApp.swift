import SwiftUI

/// Hosts whatever view a test gives it.
struct TestApp: App {
  static var shared: Self!
  @State var view: any View = EmptyView()

  var body: some Scene {
    let _ = Self.shared = self
    WindowGroup {
      AnyView(view)
    }
  }
}
