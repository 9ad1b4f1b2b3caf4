import SwiftUI
import Testing

@MainActor
@Suite("Inspecting hosted views")
struct HostedInspectionTests {
  @Test("A view in a window that has just been shown is inspected there")
  func freshWindow() throws {
    let counter = CounterModel()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: counter)
    window.makeKeyAndVisible()

    try counter.inspect().find(button: "Increase").tap()

    _ = try counter.inspect().find(text: "The counter value is 1")
    withExtendedLifetime(window) {}
  }
}
