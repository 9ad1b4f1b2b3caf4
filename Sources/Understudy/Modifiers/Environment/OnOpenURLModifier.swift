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

extension _OpenURLModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never

  public static func _makeView<Inner: View>(_ modifier: Self, content: Inner, inputs: inout _ViewInputs) {
    let isMounting = inputs.isMounting
    let node = inputs.node(
      make: { OpenURLNode(modifier.action, isList: Inner._isList, $0) }, update: { $0.action = modifier.action })
    inputs.visit(below: node, mounting: isMounting, keepsAttributes: true) { Inner._makeView(content, inputs: &$0) }
  }
  public static var _isDistributed: Bool { false }
  public static var _passesAttributes: Bool { true }
}

package final class OpenURLNode: WrapperNode, URLReceiver {
  fileprivate var action: (URL) -> Void

  init(_ action: @escaping (URL) -> Void, isList: Bool, _ inputs: _ViewInputs) {
    self.action = action
    super.init(isList: isList, inputs)
    host.service(IncomingURLs.self).add(self)
  }

  package func receive(_ url: URL) { action(url) }

  package override func didUnmount() { host.service(IncomingURLs.self).remove(self) }
}
