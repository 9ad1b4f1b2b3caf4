import UnderstudyElements
import UnderstudyTime

/// What the app's code was called for: an action of the test, or a closure of a view.
///
/// Tasks inherit it from the code that begins them, so that a write names its writer however late it comes.
package final class EventOrigin: Sendable {
  /// What the running code was called for; nil for code that no action and no view has called.
  package static var current: EventOrigin? { WorkCause.current as? EventOrigin }

  /// A closure that a view gave to a modifier.
  package enum Closure: String, Sendable {
    case onAppear, onDisappear, onChange, onGeometryChange, onPreferenceChange, onReceive, onDismiss, task, refreshable
  }

  package enum Content: Sendable {
    /// Done by the test to an element of this text; what is typed, if anything is.
    case action(ActionVerb, String?, ElementType, typed: String? = nil)
    /// A view's closure; the view is the nearest one with a body.
    case closure(Closure, view: Any.Type?)
    /// State written by the test itself.
    case test
  }

  package let content: Content

  /// The test itself, where it writes state.
  package static let test = EventOrigin(.test)

  package init(_ content: Content) { self.content = content }

  /// The view that the code belongs to, where it is a view's.
  package var view: Any.Type? {
    if case .closure(_, let view) = content { view } else { nil }
  }

  /// As in `Tap "Save" Button` or `onAppear of DetailView`.
  package var description: String {
    switch content {
    case .action(_, let text, let type, let typed?): "Type \"\(typed)\" into \(type.messageName(text))"
    case .action(let verb, let text, let type, nil): "\(verb.title) \(type.messageName(text))"
    case .closure(let closure, let view):
      view.map { "\(closure.rawValue) of \(ViewTypeName.of($0))" } ?? closure.rawValue
    case .test: "the test"
    }
  }
}

extension Host {
  /// Puts something that the test does into the log.
  ///
  /// - Parameters:
  ///   - verb: What is done.
  ///   - text: What messages name the element by, which the action may change: ``ElementTexts/messageText``.
  ///   - type: The element's type.
  ///   - typed: The text that is typed; that of a secure field is not shown.
  /// - Returns: What the app's code is called for then.
  package func recordAction(
    _ verb: ActionVerb, on text: String?, _ type: ElementType, typed: String? = nil
  ) -> EventOrigin {
    let shown = type == .secureTextField ? typed.map { String(repeating: "•", count: $0.count) } : typed
    let line = shown.map { $0.utf8.contains(0x0a) ? $0.replacing("\n", with: "\\n") : $0 }
    let origin = EventOrigin(.action(verb, text, type, typed: line))
    events.record(.action(origin))
    return origin
  }

  /// Runs a view's closure, which the log then names as the writer of what the closure changes.
  package func run(_ closure: EventOrigin.Closure, of node: Node, _ body: () -> Void) {
    run(as: EventOrigin(.closure(closure, view: node.nearestViewType)), body)
  }

  /// Runs code of the app that was called for a reason.
  @inline(__always)
  package func run<Result>(as origin: EventOrigin, _ body: () -> Result) -> Result {
    let outer = events.origin
    events.origin = origin
    beginCode()
    defer {
      endCode()
      events.origin = outer
    }
    return session.perform(for: origin) { body() }
  }
}

extension Node {
  /// The type of the nearest view with a body, here or around.
  package final var nearestViewType: Any.Type? {
    var current: Node? = self
    while let node = current {
      if let type = node.viewType { return type }
      current = node.parent
    }
    return nil
  }
}
