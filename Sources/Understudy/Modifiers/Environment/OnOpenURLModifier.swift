import Foundation
@_spi(Runtime) import UnderstudyCore

extension View {
  /// Runs an action when the app is given a URL from outside, as `XCUIApplication.open(_:)` does.
  ///
  /// Every view that exists then gets the URL, in the order in which the views were made, whether it is visible or not.
  nonisolated public consuming func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}

public struct _OpenURLModifier {
  let action: (URL) -> Void
}

extension _OpenURLModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = OpenURLNode
}

package final class OpenURLNode: ValueNode<_OpenURLModifier>, URLReceiver {
  package override func didMake() { host.service(IncomingURLs.self).add(self) }

  package func receive(_ url: URL) { modifier.action(url) }

  package override func didUnmount() { host.service(IncomingURLs.self).remove(self) }
}
