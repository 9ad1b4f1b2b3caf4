import SwiftUI

/// The app of the tests that follow Xcode's templates.
struct TemplateApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello, world!")
    }
  }
}
