import Foundation
import Understudy

/// A page that loads. Source: Apple's page "WKNavigation".
@preconcurrency @MainActor open class WKNavigation: NSObject {
  /// How the page is shown.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }

  override init() { super.init() }
}

/// Whether a page may load. Source: Apple's page "WKNavigationActionPolicy".
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether a page may show. Source: Apple's page "WKNavigationResponsePolicy".
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// What leads to a page. Source: Apple's page "WKNavigationType".
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A page that is asked for. Source: Apple's page "WKNavigationAction".
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// What leads to the page.
  public let navigationType: WKNavigationType
  /// What is asked for.
  public let request: URLRequest
  /// The frame that asks.
  public let sourceFrame: WKFrameInfo
  /// The frame of the page.
  public let targetFrame: WKFrameInfo?

  init(_ view: WKWebView, _ request: URLRequest, _ type: WKNavigationType) {
    (self.request, navigationType) = (request, type)
    (sourceFrame, targetFrame) = (WKFrameInfo(view, request), WKFrameInfo(view, request))
  }

  /// Whether the page is to be saved: no.
  open var shouldPerformDownload: Bool { false }
}

/// A page that has answered. Source: Apple's page "WKNavigationResponse".
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// What is known about the page: status 200, unless the scheme is another.
  public let response: URLResponse

  init(_ url: URL) {
    let isWeb = ["http", "https"].contains(url.scheme ?? "")
    let answer = isWeb ? HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil) : nil
    response =
      answer ?? URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")
  }

  /// Whether it is the whole page.
  open var isForMainFrame: Bool { true }
  /// Whether the view can show it.
  open var canShowMIMEType: Bool { true }
}

/// A frame of a page. Source: Apple's page "WKFrameInfo".
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// The view.
  open private(set) weak var webView: WKWebView?
  /// What was asked for.
  public let request: URLRequest

  init(_ webView: WKWebView?, _ request: URLRequest) { (self.webView, self.request) = (webView, request) }

  /// Whether it is the whole page.
  open var isMainFrame: Bool { true }
}

/// Where a window would be. Source: Apple's page "WKWindowFeatures".
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {}

/// Decides about pages, and is notified of them. All methods are optional. Source: Apple's page "WKNavigationDelegate".
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether a page may load; by default as the method with `async`.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Decides whether a page may load; by default it may.
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  /// Decides whether a page may load, and how it is shown; by default as the method without preferences.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Decides whether a page that has answered may show; by default as the method with `async`.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// Decides whether a page that has answered may show; by default it may.
  func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
    -> WKNavigationResponsePolicy
  /// Runs when a page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Never called, as no page leads elsewhere.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Runs when a page that was to load has failed.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Runs when a page has answered.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Runs when a page has loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Never called: pages fail before they have answered.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Never called, as there is no process of pages.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Asks the method with `async`.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) } }
  /// Lets the page load.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  /// Asks the method without preferences.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) } }
  /// Asks the method with `async`.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) } }
  /// Lets the page show.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Shows what pages ask for beside the page; never called, as scripts do not run. All methods are optional. Source: Apple's page
/// "WKUIDelegate".
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
  /// Makes a view for a new window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Closes a window.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows a message.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// Asks a question.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
}

extension WKUIDelegate {
  /// Nil.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Answers at once.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  /// Answers with false.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { completionHandler(false) }
}

/// Why something of WebKit has failed. Source: Apple's page "WKError".
public struct WKError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The cause is not known; never thrown here.
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    /// The script answers something that is no value of Foundation; never thrown here.
    case javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
  }

  /// The domain of such errors as `NSError`s.
  public static var errorDomain: String { WKErrorDomain }
  /// Which reason it is.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// The cause is not known; never thrown here.
  public static var unknown: Code { .unknown }
  /// The process that shows the page has ended; never thrown here, as there is none.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The view was destroyed before its script ended; never thrown here.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// A script cannot be run, as there is no JavaScript engine unless the test answers for it.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}

/// The domain of errors of WebKit.
public let WKErrorDomain = "WKErrorDomain"

/// The pages of a view. Source: Apple's page "WKBackForwardList".
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private(set) var index = -1

  override init() { super.init() }

  func push(_ item: WKBackForwardListItem) {
    items.removeSubrange((index + 1)...)
    items.append(item)
    index = items.count - 1
  }

  func move(to item: WKBackForwardListItem) {
    if let place = items.firstIndex(where: { $0 === item }) { index = place }
  }

  /// The page.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before, the first one first.
  open var backList: [WKBackForwardListItem] { index > 0 ? Array(items[..<index]) : [] }
  /// The pages after, the next one first.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }
  /// A page by its distance from the present one.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }
}

/// A page of the list. Source: Apple's page "WKBackForwardListItem".
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  /// The address.
  public let url: URL
  /// The address that was asked for.
  open var initialURL: URL { url }
  /// The title.
  open internal(set) var title: String?
  /// What the app has given; nil for a page of an address.
  let html: String?

  init(_ url: URL, html: String?) { (self.url, self.html) = (url, html) }
}
