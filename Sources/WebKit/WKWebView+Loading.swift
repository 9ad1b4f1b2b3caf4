import Foundation
import FoundationNetworking
import Understudy
import UnderstudyTime

/// A page on its way.
@MainActor final class Loading {
  enum Target {
    /// A new page of the list.
    case page(WKBackForwardListItem)
    /// A page that the list has.
    case same(WKBackForwardListItem)

    var item: WKBackForwardListItem {
      switch self {
      case .page(let item), .same(let item): item
      }
    }
  }

  let navigation = WKNavigation()
  let request: URLRequest
  let target: Target
  var hasStarted = false
  var timer: SessionTimer?
  var task: SchemeTask?

  init(_ request: URLRequest, _ target: Target) { (self.request, self.target) = (request, target) }
}

extension WKWebView {
  /// Asks the delegate in the app's next turn, and loads.
  func begin(_ request: URLRequest, _ type: WKNavigationType, _ target: Loading.Target) -> WKNavigation {
    let load = Loading(request, target)
    let former = cancel()
    loading = load
    didChange()
    url = request.url
    let action = WKNavigationAction(self, request, type)
    enqueue {
      if let former {
        self.navigationDelegate?.webView(
          self, didFailProvisionalNavigation: former.navigation, withError: URLError(.cancelled))
      }
      guard self.loading === load else { return }
      self.decide(action) { policy in
        guard self.loading === load else { return }
        if policy == .allow { self.start(load) } else { self.finish(load, with: Self.refusal) }
      }
    }
    return load.navigation
  }

  private static var refusal: any Error {
    NSError(
      domain: "WebKitErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"])
  }

  private func enqueue(_ work: @escaping @MainActor () -> Void) {
    if let session = Caller.current?.session {
      session.enqueue(work)
    } else {
      let work = UncheckedSendable(work)
      MainThread.enqueue { work.value() }
    }
  }

  private func decide(
    _ action: WKNavigationAction, _ decided: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard let navigationDelegate else { return decided(.allow) }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    ) { policy, _ in decided(policy) }
  }

  private func start(_ load: Loading) {
    load.hasStarted = true
    estimatedProgress = 0.1
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    let state = WebState.current
    guard loading === load, let url = load.request.url else { return }
    state.log("Load \(url.absoluteString)")
    let scheme = url.scheme ?? ""
    if load.target.item.html == nil, let handler = configuration.urlSchemeHandler(forURLScheme: scheme) {
      let task = SchemeTask(load.request) { [weak self] result in self?.receive(result, load) }
      load.task = task
      return handler.webView(self, start: task)
    }
    let result = Result { try Self.html(load.target.item, state) }
    let delay = state.with { $0.delay }
    guard delay > 0, let session = Caller.current?.session else { return receive(result, load) }
    load.timer = session.schedule(after: .seconds(delay), for: WorkOrigin("Page", name: url.absoluteString)) {
      [weak self] in
      self?.receive(result, load)
    }
  }

  /// What an address leads to.
  private static func html(_ item: WKBackForwardListItem, _ state: WebState) throws -> String {
    if let html = item.html { return html }
    let address = item.url.absoluteString
    if let failure = state.with({ $0.failures[address] }) { throw failure }
    if let page = state.with({ $0.pages[address] }) { return page }
    return item.url.isFileURL ? try String(contentsOf: item.url, encoding: .utf8) : ""
  }

  private func receive(_ result: Result<String, any Error>, _ load: Loading) {
    guard loading === load, let url = load.request.url else { return }
    switch result {
    case .failure(let error): finish(load, with: error)
    case .success(let html):
      let decided: @MainActor @Sendable (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
        guard let self, loading === load else { return }
        if policy == .allow { show(html, load) } else { finish(load, with: Self.refusal) }
      }
      guard let navigationDelegate else { return decided(.allow) }
      navigationDelegate.webView(
        self, decidePolicyFor: WKNavigationResponse(url), decisionHandler: decided)
    }
  }

  private func show(_ html: String, _ load: Loading) {
    let page = PageText(html)
    let item = load.target.item
    item.title = page.title
    if case .page = load.target { backForwardList.push(item) } else { backForwardList.move(to: item) }
    (shown.base, shown.page) = (item.url, page)
    title = page.title
    didChange()
    navigationDelegate?.webView(self, didCommit: load.navigation)
    guard loading === load else { return }
    loading = nil
    estimatedProgress = 1
    didChange()
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  private func finish(_ load: Loading, with error: any Error) {
    loading = nil
    url = backForwardList.currentItem?.url
    didChange()
    navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
  }

  /// Ends loading; gives the page if the delegate was notified of it.
  private func cancel() -> Loading? {
    guard let load = loading else { return nil }
    load.timer?.cancel()
    loading = nil
    if let task = load.task, let scheme = load.request.url?.scheme {
      configuration.urlSchemeHandler(forURLScheme: scheme)?.webView(self, stop: task)
    }
    return load.hasStarted ? load : nil
  }

  /// Ends loading; the delegate gets the error of a cancelled request.
  public func stopLoading() {
    guard let load = loading else { return }
    _ = cancel()
    finish(load, with: URLError(.cancelled))
  }
}
