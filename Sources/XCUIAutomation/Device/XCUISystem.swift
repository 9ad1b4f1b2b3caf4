import Foundation

/// What belongs to the system rather than to an app. Source: Apple's page "XCUISystem".
@preconcurrency @MainActor
public final class XCUISystem: NSObject {
  override init() { super.init() }

  /// Gives the running app a URL from outside, in the foreground, for its `onOpenURL(perform:)`.
  public func open(_ url: URL) {
    guard let run = TestScope.current?.running.last, let host = run.host else { return }
    host.enterForeground()
    SystemApplications.didComeToFront(run)
    host.receive(url)
  }
}
