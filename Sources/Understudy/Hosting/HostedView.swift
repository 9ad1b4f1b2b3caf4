@_spi(Runtime) import UnderstudyCore
import UnderstudyTime

/// A view that runs outside of any app: what a hosting controller has inside.
@MainActor final class HostedView<Content: View>: HostedContent {
  private let context: any HostingContext
  private var host: Host?
  private var scope: ScopeNode?
  private var isScheduled = false

  var content: Content {
    didSet { contentDidChange() }
  }

  /// Whether the view is in a window that shows.
  var isShown = false {
    didSet { if isShown != oldValue { layOutSoon() } }
  }

  init(_ content: Content) {
    self.content = content
    context = HostingContexts.make(named: ViewTypeName.of(Content.self))
    context.atEnd { [weak self] in self?.end() }
  }

  isolated deinit { end() }

  /// Makes the view where there is none, shows or hides it, and settles.
  func layOut() {
    if host == nil { launch() }
    guard let host, host.isRunning else { return }
    context.session.perform { scope?.setVisible(isShown) }
    host.settle()
  }

  /// Lays out at the next turn of the session.
  func layOutSoon() {
    guard !isScheduled else { return }
    isScheduled = true
    context.session.enqueue { [weak self] in
      self?.isScheduled = false
      self?.layOut()
    }
  }

  private func launch() {
    let blueprint = AppBlueprint.hosted(named: ViewTypeName.of(Content.self)) { [weak self] scope in
      self?.scope = scope
    } content: { [content] in
      content
    }
    var configuration = HostConfiguration()
    configuration.onIssue = { [weak context] issue in
      if issue.failsTest { context?.report(issue) } else { RuntimeLog.write(issue) }
    }
    host = blueprint.launch(in: context.session, configuration: configuration)
  }

  private func contentDidChange() {
    guard let scope else { return }
    context.session.perform { scope.update { [content] in content } }
    layOutSoon()
  }

  private func end() {
    guard let host else { return }
    context.session.perform { host.terminate() }
    (self.host, scope) = (nil, nil)
  }
}

/// A hosted view of any type.
@MainActor protocol HostedContent: AnyObject {
  func layOut()
  func layOutSoon()
}
