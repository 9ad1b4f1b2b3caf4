import SwiftUI
import Testing
import UnderstudyTesting
import WebKit

/// As public apps have it.
private struct Browser: UIViewRepresentable {
  let model: BrowserModel

  func makeUIView(context: Context) -> WKWebView {
    model.view.navigationDelegate = model
    return model.view
  }

  func updateUIView(_ view: WKWebView, context: Context) {}
}

@MainActor private final class BrowserModel: NSObject, ObservableObject, WKNavigationDelegate, WKScriptMessageHandler {
  @Published var lines: [String] = []
  let view: WKWebView
  private var observation: NSKeyValueObservation?

  override init() {
    let configuration = WKWebViewConfiguration()
    view = WKWebView(frame: .zero, configuration: configuration)
    super.init()
    configuration.userContentController.add(self, name: "cart")
    observation = view.observe(\.title) { [weak self] view, _ in
      MainActor.assumeIsolated { if let title = view.title { self?.lines.append("title \(title)") } }
    }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let isRefused = navigationAction.request.url?.host == "ads.example.org"
    if navigationAction.navigationType == .linkActivated { lines.append("link") }
    decisionHandler(isRefused ? .cancel : .allow)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { lines.append("start") }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { lines.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { lines.append("finish") }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { lines.append("fail \((error as NSError).code)") }
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) { lines.append("\(message.name) \(message.body)") }
}

private struct BrowserScreen: View {
  @StateObject private var model = BrowserModel()
  @State private var answer = ""

  var body: some View {
    Text(model.lines.joined(separator: ", ")).accessibilityIdentifier("lines")
    Text(answer).accessibilityIdentifier("answer")
    Browser(model: model).frame(height: 300)
    ForEach(["shop", "ads"], id: \.self) { name in
      Button(name) {
        if let url = URL(string: "https://\(name).example.org") { model.view.load(URLRequest(url: url)) }
      }
    }
    Button("HTML") { model.view.loadHTMLString("<title>Own</title><h1>Hello &amp; welcome</h1>", baseURL: nil) }
    Button("Back") { model.view.goBack() }
    Button("Clear") { model.lines = [] }
    Button("Script") {
      model.view.evaluateJavaScript("1 + 1") { value, error in answer = "\(value ?? "nil") \(error == nil)" }
    }
    Button("List") {
      answer = "\(model.view.canGoBack) \(model.view.canGoForward) \(model.view.backForwardList.backList.count)"
    }
  }
}

@MainActor
@Suite("Web views")
struct WebViewTests {
  private func lines(_ app: XCUIApplication) -> String { app.staticTexts["lines"].label }

  private let shop = """
    <html><head><title>Shop</title><style>p { color: red }</style><script>if (1 < 2) { run() }</script></head>
    <body><h1>Tea</h1><p>Green and <b>black</b></p><a href="/cart">Cart</a><br><button>Buy</button></body></html>
    """

  @Test("An address leads to an empty page unless the test says otherwise; the delegate is notified of each step")
  func empty() {
    let app = XCUIApplication { BrowserScreen() }
    app.buttons["shop"].tap()
    #expect(lines(app) == "start, title , commit, finish")
    #expect(app.webViews.firstMatch.value as? String == "https://shop.example.org")
  }

  @Test("A page of the test's shows its title, texts, links and buttons; a link leads on")
  func page() {
    let app = XCUIApplication { BrowserScreen() }
    app.world.web.setPage(shop, at: "https://shop.example.org")
    app.world.web.setPage("<title>Cart</title><p>Empty</p>", at: "https://shop.example.org/cart")
    app.buttons["shop"].tap()
    let web = app.webViews["Shop"]
    #expect(web.staticTexts.allElementsBoundByIndex.map(\.label) == ["Tea", "Green and black", "Cart", "Buy"])
    #expect(web.buttons["Buy"].exists)
    app.buttons["Clear"].tap()
    web.links["Cart"].tap()
    #expect(lines(app) == "link, start, title Cart, commit, finish")
    #expect(app.webViews["Cart"].staticTexts["Empty"].exists)
    app.buttons["List"].tap()
    #expect(app.staticTexts["answer"].label == "true false 1")
    app.buttons["Back"].tap()
    #expect(app.webViews["Shop"].exists)
    app.buttons["List"].tap()
    #expect(app.staticTexts["answer"].label == "false true 0")
  }

  @Test("The app's own page shows, too")
  func html() {
    let app = XCUIApplication { BrowserScreen() }
    app.buttons["HTML"].tap()
    #expect(app.webViews["Own"].staticTexts["Hello & welcome"].exists)
  }

  @Test("A page takes the time that the test says; a later one takes its place")
  func delay() {
    let app = XCUIApplication { BrowserScreen() }
    app.world.web.delay = 2
    app.buttons["shop"].tap()
    app.clock.advance(by: .seconds(1))
    #expect(lines(app) == "start")
    app.buttons["HTML"].tap()
    app.clock.advance(by: .seconds(2))
    #expect(lines(app) == "start, fail -999, start, title Own, commit, finish")
  }

  @Test("An address that fails, and one that the app refuses, end in errors")
  func failure() {
    let app = XCUIApplication { BrowserScreen() }
    app.world.web.fail("https://shop.example.org")
    app.buttons["shop"].tap()
    #expect(lines(app) == "start, fail -1009")
    app.buttons["ads"].tap()
    #expect(lines(app) == "start, fail -1009, fail 102")
  }

  @Test("Scripts do not run, which a runtime issue says once; the test can answer them")
  func scripts() {
    let app = XCUIApplication { BrowserScreen() }
    app.buttons["Script"].tap()
    app.buttons["Script"].tap()
    #expect(app.staticTexts["answer"].label == "nil false")
    #expect(app.runtimeIssues.map(\.kind) == [.framework])
    app.world.web.script = { $0 == "1 + 1" ? 2 : nil }
    app.buttons["Script"].tap()
    #expect(app.staticTexts["answer"].label == "2 true")
  }

  @Test("The test posts as a page's script; without a handler the test fails")
  func messages() {
    let app = XCUIApplication { BrowserScreen() }
    app.launch()
    app.world.web.post("3 teas", to: "cart")
    #expect(lines(app) == "cart 3 teas")
    let messages = failures { app.world.web.post("", to: "other") }
    #expect(messages == ["Could not post to 'other': no web view of the app has a handler of that name."])
  }

  private struct PageScreen: View {
    @State private var page = WebPage()

    var body: some View {
      Text(page.title).accessibilityIdentifier("title")
      WebView(page)
        .onAppear { page.load(URL(string: "https://shop.example.org")) }
    }
  }

  @Test("WebView shows a WebPage, which is observed")
  func webPage() {
    let app = XCUIApplication { PageScreen() }
    app.world.web.setPage(shop, at: "https://shop.example.org")
    app.launch()
    #expect(app.staticTexts["title"].label == "Shop")
    #expect(app.webViews["Shop"].staticTexts["Tea"].exists)
  }
}
