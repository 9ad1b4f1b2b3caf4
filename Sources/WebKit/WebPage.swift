import Foundation
import Observation
import Understudy

/// A page that views show. Source: Apple's page "WebPage".
@MainActor @Observable public final class WebPage {
  @ObservationIgnored let view = WKWebView(frame: .zero)
  @ObservationIgnored private var follower: PageFollower?

  /// The address.
  public private(set) var url: URL?
  /// The title.
  public private(set) var title = ""
  /// Whether the page loads.
  public private(set) var isLoading = false
  /// How much of the page has loaded, from 0 to 1.
  public private(set) var estimatedProgress = 0.0

  /// Makes a page without content.
  public init() {
    let follower = PageFollower { [weak self] in self?.follow() }
    self.follower = follower
    view.navigationDelegate = follower
  }

  private func follow() {
    (url, title, isLoading) = (view.url, view.title ?? "", view.isLoading)
    estimatedProgress = view.estimatedProgress
  }

  /// Loads an address.
  public func load(_ url: URL?) {
    guard let url else { return }
    load(URLRequest(url: url))
  }

  /// Loads an address.
  public func load(_ request: URLRequest) {
    view.load(request)
    follow()
  }

  /// Shows a page of the app's.
  public func load(html: String, baseURL: URL = URL(string: "about:blank") ?? URL(filePath: "/")) {
    view.loadHTMLString(html, baseURL: baseURL)
    follow()
  }

  /// Loads the page again.
  public func reload(fromOrigin: Bool = false) {
    view.reload()
    follow()
  }

  /// Ends loading.
  public func stopLoading() {
    view.stopLoading()
    follow()
  }

  /// Runs a script as `WKWebView` does.
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { try await view.callAsyncJavaScript(functionBody, arguments: arguments, contentWorld: .page) }
}

/// Follows what a page's view loads.
private final class PageFollower: NSObject, WKNavigationDelegate {
  private let change: @MainActor () -> Void

  init(_ change: @escaping @MainActor () -> Void) { self.change = change }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { change() }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { change() }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { change() }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { change() }
}

/// Shows a page. Source: Apple's page "WebView".
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?

  /// Shows a page of the app's.
  public init(_ page: WebPage) { (self.page, url) = (page, nil) }

  /// Shows an address.
  public init(url: URL?) { (page, self.url) = (nil, url) }

  /// The web view.
  public var body: some View { PageView(page: page, url: url).id(page.map(ObjectIdentifier.init)) }
}

private struct PageView: UIViewRepresentable {
  let page: WebPage?
  let url: URL?

  func makeUIView(context: Context) -> WKWebView { page?.view ?? WKWebView(frame: .zero) }

  func updateUIView(_ view: WKWebView, context: Context) {
    guard page == nil, let url, view.url != url else { return }
    view.load(URLRequest(url: url))
  }
}
