import Foundation
import Understudy
import UnderstudyElements
import UnderstudyTime

/// Shows pages. Source: Apple's page "WKWebView".
///
/// It is an element of type web view with the title as its label and the address as its value. There is no network and no browser: a page
/// shows the texts and links of what the app loads, or of what the test says by `app.world.web`. Scripts do not run.
@preconcurrency @MainActor open class WKWebView: UIView, ViewWithElementType, _PropertyObservable {
  package var typeOfElement: ElementType { .webView }

  /// Who follows the view.
  nonisolated public let _observers = _ObserverList()
  /// How the view behaves.
  public let configuration: WKWebViewConfiguration
  /// Decides about pages; not retained.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows what pages ask for; not retained.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The pages.
  public let backForwardList = WKBackForwardList()
  /// What scrolls the page; kept.
  public let scrollView = UIScrollView()
  let shown = ShownPage()
  var loading: Loading?

  /// Makes a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    let surface = ShowingView { [weak self] _ in
      self.map { view in PageSurface(shown: view.shown) { view.follow($0) } }
    }
    surface.frame = .zero
    addSubview(surface)
    WebState.current.add(self)
  }

  /// Makes a view of the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// There are no archives of views here: never called.
  public required init?(coder: NSCoder) { nil }

  // MARK: - State

  /// The address of the page, or of the one that loads.
  open internal(set) var url: URL? { didSet { didChange() } }
  /// The title of the page.
  open internal(set) var title: String? { didSet { didChange() } }
  /// Whether a page loads.
  open var isLoading: Bool { loading != nil }
  /// How much of the page has loaded, from 0 to 1.
  open internal(set) var estimatedProgress = 0.0 { didSet { didChange() } }
  /// Whether there is a page before.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// Whether all came by HTTPS.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }

  func didChange() {
    _observers.didChange()
    // The element is described again.
    super.accessibilityValue = super.accessibilityValue
  }

  /// The title, unless the app says otherwise.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title.flatMap { $0.isEmpty ? nil : $0 } }
    set { super.accessibilityLabel = newValue }
  }
  /// The address, unless the app says otherwise.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? url?.absoluteString }
    set { super.accessibilityValue = newValue }
  }

  // MARK: - Loading

  /// Loads a page.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return begin(request, .other, .page(WKBackForwardListItem(url, html: nil)))
  }

  /// Shows a page of the app's.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let url = baseURL ?? URL(string: "about:blank") ?? URL(filePath: "/")
    return begin(URLRequest(url: url), .other, .page(WKBackForwardListItem(url, html: string)))
  }

  /// Shows a page of the app's, as data.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL) }

  /// Loads a file.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Loads the page again.
  @discardableResult open func reload() -> WKNavigation? {
    guard let item = backForwardList.currentItem else { return nil }
    return begin(URLRequest(url: item.url), .reload, .same(item))
  }

  /// Loads the page again.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Shows the page before.
  @discardableResult open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }
  /// Shows the page after.
  @discardableResult open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }
  /// Shows a page of the list.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    begin(URLRequest(url: item.url), .backForward, .same(item))
  }

  func follow(_ url: URL) {
    _ = begin(URLRequest(url: url), .linkActivated, .page(WKBackForwardListItem(url, html: nil)))
  }

  // MARK: - Scripts

  /// Runs a script: the test answers by `app.world.web.script`. Otherwise a runtime issue says once that scripts do not run, and the
  /// closure gets an error.
  @preconcurrency open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let result = Result { try answer(javaScriptString) }
    MainThread.enqueue {
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// As ``evaluateJavaScript(_:completionHandler:)``.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try answer(javaScriptString)
  }

  /// As ``evaluateJavaScript(_:completionHandler:)``, in a frame.
  @preconcurrency open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluateJavaScript(javaScript) { value, error in
      completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
    }
  }

  /// As ``evaluateJavaScript(_:)``, of the body of a function.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { try answer(functionBody) }

  private func answer(_ script: String) throws -> Any? {
    let state = WebState.current
    state.log("Script: \(script)")
    if let answer = state.with({ $0.script }) { return try answer(script) }
    switch script.trimmingCharacters(in: CharacterSet(charactersIn: "; \n")) {
    case "document.title": return title ?? ""
    case "location.href", "window.location.href", "document.URL": return url?.absoluteString ?? ""
    default:
      state.sayScriptsDoNotRun()
      throw WKError(.javaScriptExceptionOccurred)
    }
  }

  // MARK: - Settings

  /// Whether swipes go back and forward; kept.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links show their page when pressed; kept.
  open var allowsLinkPreview = true
  /// What the view says of itself in requests; kept.
  open var customUserAgent: String?
  /// Whether developers can inspect the page; kept.
  open var isInspectable = false
  /// How much larger the page is; kept.
  open var pageZoom: CGFloat = 1
  /// The color around the page; kept.
  open var underPageBackgroundColor: UIColor! = .white
  /// The color that the page prefers: none.
  open var themeColor: UIColor? { nil }
  /// Whether texts can be searched for; kept.
  open var isFindInteractionEnabled = false
  /// Whether the view is opaque; kept.
  open var isOpaque = true
  /// Whether a view can show a scheme itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about"].contains(urlScheme)
  }
}
