import SwiftUI

/// What a test can do to an app, in one place: controls of each kind, what is shown over a screen, rows that must be scrolled to, and
/// names that are hard to write.
@main
public struct ControlApplication: App {
  public init() {}

  public var body: some Scene {
    WindowGroup {
      TabView {
        ControlsScreen().tabItem { Text("Controls") }
        OverlaysScreen().tabItem { Text("Overlays") }
        RowsScreen().tabItem { Text("Rows") }
        NamesScreen().tabItem { Text("Names") }
      }
    }
  }
}
