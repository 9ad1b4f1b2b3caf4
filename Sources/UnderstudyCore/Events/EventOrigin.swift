import UnderstudyElements
import UnderstudyTime

/// What the app's code was called for: an action of the test, or what a view asked for.
///
/// Tasks inherit it from the code that begins them, so that a write names its writer however late it comes.
package final class EventOrigin: @unchecked Sendable {
  /// What brought the running code about; nil for code that no action and no view has called.
  package static var current: EventOrigin? { ExecutionSession.currentCause as? EventOrigin }

  /// A closure that a view gave to a modifier.
  package enum Closure: String, Sendable {
    case onAppear, onDisappear, onChange, onPreferenceChange, onReceive, onDismiss, task
  }

  package enum Content: Sendable {
    /// Done by the test to an element of this text.
    case action(ActionVerb, String?, ElementType)
    /// A view's closure; the view is the nearest one with a body.
    case closure(Closure, view: Any.Type?)
    /// State written by the test itself.
    case test
  }

  /// nil for an action that goes on, which its log knows. Written by the log alone, while nobody else has the object.
  @exclusivity(unchecked) private var known: Content?
  /// The log of an action that goes on, which its app holds meanwhile.
  @exclusivity(unchecked) private unowned(unsafe) var log: EventLog?
  /// The number of the action in its log, also when it is over; ``noAction`` for others.
  @exclusivity(unchecked) fileprivate(set) var action: Int

  /// Stands for the number of an action where there is none.
  static let noAction = -2

  /// The test itself, where it writes state.
  package static let test = EventOrigin(.test)

  package init(_ content: consuming Content) { (known, action) = (content, Self.noAction) }

  fileprivate init(action: Int, in log: EventLog) { (self.action, self.log) = (action, log) }

  package var content: Content {
    if let known { return known }
    return assumeMain { log?.action(numbered: action) } ?? .test
  }

  /// Says what it is from now on.
  fileprivate func become(_ content: consuming Content) { known = content }

  @inline(__always)
  fileprivate func become(action: Int, in log: EventLog) {
    self.action = action
    self.log = log
  }

  /// Ends the action: it is known without the log.
  fileprivate func end() {
    known = content
    log = nil
  }

  /// The view that the code belongs to, where it is a view's.
  package var view: Any.Type? {
    if case .closure(_, let view) = content { view } else { nil }
  }

  package var description: String { content.description }
}

/// The origin of the code that runs now: its caller keeps it meanwhile, so that no references are counted.
struct RunningOrigin {
  private let reference: Unmanaged<EventOrigin>

  init(_ origin: EventOrigin) { reference = .passUnretained(origin) }

  var origin: EventOrigin { reference.takeUnretainedValue() }

  /// The number of the action in its log; ``EventOrigin/noAction`` for others.
  @inline(__always)
  var action: Int { reference._withUnsafeGuaranteedRef { $0.action } }
}

/// An origin that nobody has: handed out, and taken back where nobody else has kept it.
///
/// Most of the code that an action or a view calls runs to its end at once; so its origin is neither made nor counted.
struct SpareOrigin {
  private var origin: EventOrigin?

  /// - Parameters:
  ///   - action: The number of an action that begins.
  ///   - log: Where it is.
  @inline(__always)
  mutating func take(action: Int, in log: EventLog) -> EventOrigin {
    guard let origin = origin.take() else { return EventOrigin(action: action, in: log) }
    origin.become(action: action, in: log)
    return origin
  }

  /// Takes an action's origin back when the action is over.
  @inline(__always)
  mutating func giveBack(action origin: consuming EventOrigin) {
    if let other = giveBack(origin) { other.end() }
  }

  mutating func take(_ content: consuming EventOrigin.Content) -> EventOrigin {
    guard let origin = origin.take() else { return EventOrigin(content) }
    origin.become(content)
    return origin
  }

  /// - Returns: The origin, where somebody else has it.
  @discardableResult
  @inline(__always)
  mutating func giveBack(_ origin: consuming EventOrigin) -> EventOrigin? {
    var origin: EventOrigin? = origin
    if isKnownUniquelyReferenced(&origin) { self.origin = origin.take() }
    return origin
  }
}

extension EventOrigin.Content {
  /// As in `Tap "Save" Button` or `onAppear of DetailView`.
  package var description: String {
    switch self {
    case .action(let verb, let text, let type): "\(verb.title) \(type.messageName(text))"
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
  /// - Returns: What the app's code is called for, until ``endAction(_:)``.
  package func beginAction(_ verb: ActionVerb, on text: borrowing String?, _ type: ElementType) -> EventOrigin {
    events.beginAction(verb, on: text, type)
  }

  /// Ends what the test did.
  package func endAction(_ origin: consuming EventOrigin) { events.endAction(origin) }

  /// Runs a view's closure, so that what it changes is known to be its doing.
  package func run(_ closure: EventOrigin.Closure, of node: Node, _ body: () -> Void) {
    let origin = events.beginClosure(closure, of: node.nearestViewType)
    run(as: origin, body)
    events.endClosure(origin)
  }

  /// Runs code of the app that was called for a reason.
  @inline(__always)
  package func run<Result>(as origin: EventOrigin, _ body: () -> Result) -> Result {
    let outer = events.begin(RunningOrigin(origin))
    beginCode()
    defer {
      endCode()
      events.end(outer)
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
