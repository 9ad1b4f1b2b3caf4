import SwiftUI

@main
struct KettleApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { KettleScreen() }
    }
  }
}
