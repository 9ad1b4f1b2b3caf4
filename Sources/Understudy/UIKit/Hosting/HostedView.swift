import Dispatch
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout
import UnderstudyTime

import struct Foundation.CGRect
import struct Foundation.CGSize

/// A view that runs outside of any app: what a hosting controller has inside.
@MainActor final class HostedView<Content: View>: HostedContent {
  /// What runs the view where no app shows it.
  private var madeParts: HostedParts<Content>?
  /// The scope of the app that shows the view.
  private weak var attached: ScopeNode?
  private var isScheduled = false

  var content: Content {
    didSet { contentDidChange() }
  }

  /// Whether the view is in a window that shows.
  private var isShown = false

  /// Notes the window that shows the view, nil where none does.
  ///
  /// The window is retained as a system retains what it shows, until it shows the view no more or the test ends (F-64).
  /// In a test whose end is not noticed it is retained until the main queue's next turn.
  func show(in window: UIWindow?) {
    parts.retain(window)
    guard isShown != (window != nil) else { return }
    isShown.toggle()
    layOutSoon()
  }

  init(_ content: Content) { self.content = content }

  private var parts: HostedParts<Content> {
    if let madeParts { return madeParts }
    let made = HostedParts<Content>()
    madeParts = made
    return made
  }

  /// What runs the view now.
  var runningHost: Host? { attached?.host ?? madeParts?.host }

  /// Whether an app shows the view.
  var isAttached: Bool { attached != nil }

  var contentName: String { ViewTypeName.of(Content.self) }

  /// Makes an app show the view.
  func makeScope(_ inputs: _ViewInputs) -> ScopeNode {
    let scope = ScopeNode(inputs) { [weak self, content] in self?.content ?? content }
    attached = scope
    return scope
  }

  // Not isolated: an isolated deinitializer has no task locals, and so would not know which test is running.
  deinit {
    guard let parts = madeParts else { return }
    guard MainThread.isCurrent else {
      Task { @MainActor in parts.end() }
      return
    }
    assumeMain { parts.end() }
  }

  /// Makes the view where there is none, shows or hides it, and settles.
  func layOut() {
    if parts.host == nil, !parts.hasEnded { launch() }
    guard let host = parts.host, host.isRunning else { return }
    parts.context.session.perform { parts.scope?.setVisible(isShown) }
    host.settle()
  }

  /// Lays out at the next turn of the session.
  func layOutSoon() {
    guard !isScheduled else { return }
    isScheduled = true
    parts.context.session.enqueue { [weak self] in
      self?.isScheduled = false
      self?.layOut()
    }
  }

  // MARK: Sizes

  /// The size of the view that the hosted one is laid out in; nil for the screen's.
  private var size: CGSize?

  func setSize(_ new: CGSize) {
    size = new == UIScreen.main.bounds.size ? nil : new
    takeSize()
  }

  private func takeSize() {
    madeParts?.host?.root.window.givenFrame = size.map { CGRect(origin: .zero, size: $0) }
  }

  /// The size that the view takes for a proposal; the view is made for it where there is none.
  func size(in proposal: ProposedViewSize) -> CGSize {
    if attached == nil { layOut() }
    guard let scope = attached ?? madeParts?.scope, scope.host.isRunning else { return .zero }
    return scope.host.session.perform { scope.host.layoutTree.size(of: scope, in: proposal) }
  }

  func endEditing() -> Bool {
    guard let scope = attached ?? madeParts?.scope else { return false }
    return scope.host.endEditing(below: scope)
  }

  private func launch() {
    let blueprint = AppBlueprint.hosted(named: ViewTypeName.of(Content.self)) { [weak parts] scope in
      parts?.scope = scope
    } content: { [content] in
      content
    }
    var configuration = HostConfiguration()
    configuration.onIssue = { [weak context = parts.context] issue in
      if issue.failsTest { context?.report(issue) } else { RuntimeLog.write(issue, in: context?.session) }
    }
    parts.host = blueprint.launch(in: parts.context.session, configuration: configuration)
    takeSize()
  }

  private func contentDidChange() {
    if let attached {
      attached.host.session.perform { attached.update { [content] in content } }
      return attached.host.settleInNextTurn()
    }
    guard let parts = madeParts, let scope = parts.scope else { return }
    parts.context.session.perform { scope.update { [content] in content } }
    layOutSoon()
  }
}

/// What is behind a hosted view: apart from it, so that it can be ended after the view has gone.
@MainActor private final class HostedParts<Content: View> {
  let context: any HostingContext
  var host: Host?
  var scope: ScopeNode?
  private var window: UIWindow?
  private(set) var hasEnded = false

  init() {
    context = HostingContexts.make(named: ViewTypeName.of(Content.self))
    context.atEnd { [weak self] in self?.end() }
  }

  /// - Parameter shown: nil releases the window that has been retained.
  func retain(_ shown: UIWindow?) {
    setWindow(hasEnded ? nil : shown)
    guard shown != nil, !context.endsWithTest else { return }
    DispatchQueue.main.asyncBypassingSessions { [weak self] in
      MainActor.assumeIsolated { self?.setWindow(nil) }
    }
  }

  /// What a window refers to may end this view in turn, so it goes when the property has its new value.
  private func setWindow(_ new: UIWindow?) {
    let former = window
    window = new
    withExtendedLifetime(former) {}
  }

  func end() {
    hasEnded = true
    setWindow(nil)
    guard let host else { return }
    context.session.perform { host.terminate() }
    (self.host, scope) = (nil, nil)
  }
}

/// A hosted view of any type.
@MainActor protocol HostedContent: AnyObject {
  func layOut()
  func layOutSoon()
  func makeScope(_ inputs: _ViewInputs) -> ScopeNode
  func endEditing() -> Bool
  func setSize(_ size: CGSize)
  func size(in proposal: ProposedViewSize) -> CGSize
  var runningHost: Host? { get }
  var contentName: String { get }
}
