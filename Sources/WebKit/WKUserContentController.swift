import Foundation

/// When a script would run. Source: Apple's page "WKUserScriptInjectionTime".
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of the app's, which does not run. Source: Apple's page "WKUserScript".
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it would run in the page alone, not in frames.
  public let isForMainFrameOnly: Bool

  /// Makes a script.
  nonisolated public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }

  /// Makes a script for a world of scripts.
  nonisolated public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// What keeps scripts apart. Source: Apple's page "WKContentWorld".
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  /// Its name.
  public let name: String?

  nonisolated private init(_ name: String?) {
    self.name = name
    super.init()
  }

  /// The page's own.
  nonisolated public static let page = WKContentWorld(nil)
  /// The app's.
  nonisolated public static let defaultClient = WKContentWorld(nil)
  /// One of a name.
  nonisolated open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}

/// Gets the messages of scripts, which the test posts by `app.world.web.post(_:to:)`. Source: Apple's page "WKUserContentController".
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  private(set) var handlers: [String: any WKScriptMessageHandler] = [:]
  /// The scripts of the app, which do not run.
  open private(set) var userScripts: [WKUserScript] = []

  /// Makes one without handlers.
  nonisolated public override init() { super.init() }

  /// Says who gets the messages of a name; it is retained, as on a device.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Says who gets the messages of a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Ends that.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Ends that for all names.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  /// Adds a script, which does not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds rules for what loads, without effect.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Removes rules.
  open func remove(_ contentRuleList: WKContentRuleList) {}
  /// Removes all rules.
  open func removeAllContentRuleLists() {}
}

/// Rules for what pages load, without effect. Source: Apple's page "WKContentRuleList".
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  /// The name.
  public let identifier: String!

  init(_ identifier: String) { self.identifier = identifier }
}

/// Rules that the app has compiled. Source: Apple's page "WKContentRuleListStore".
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private static let only = WKContentRuleListStore()

  nonisolated override init() { super.init() }

  /// The one of the app.
  open class func `default`() -> WKContentRuleListStore! { only }

  /// Makes rules, which have no effect.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping @MainActor (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(WKContentRuleList(identifier ?? ""), nil) }

  /// Makes rules, which have no effect.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { WKContentRuleList(identifier ?? "") }
}

/// A message of a page's script. Source: Apple's page "WKScriptMessage".
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The name of the handler.
  public let name: String
  /// What the script has sent.
  public let body: Any
  /// The view of the page.
  open private(set) weak var webView: WKWebView?

  init(name: String, body: Any, webView: WKWebView) { (self.name, self.body, self.webView) = (name, body, webView) }

  /// The frame of the script.
  open var frameInfo: WKFrameInfo { WKFrameInfo(webView, URLRequest(webView?.url)) }
}

/// Gets messages of scripts. Source: Apple's page "WKScriptMessageHandler".
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Runs when a script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Loads the addresses of a scheme of the app's. Source: Apple's page "WKURLSchemeHandler".
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to load.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Ends loading that the view does not need any more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A page that a handler loads. Source: Apple's page "WKURLSchemeTask".
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is to be loaded.
  var request: URLRequest { get }
  /// Takes what is known about the page.
  func didReceive(_ response: URLResponse)
  /// Takes a part of the page.
  func didReceive(_ data: Data)
  /// Says that the page is complete.
  func didFinish()
  /// Says that the page cannot be loaded.
  func didFailWithError(_ error: any Error)
}

/// A page that a handler of the app's loads for a view.
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var data = Data()
  private let finish: (Result<String, any Error>) -> Void

  init(_ request: URLRequest, _ finish: @escaping (Result<String, any Error>) -> Void) {
    (self.request, self.finish) = (request, finish)
  }

  func didReceive(_ response: URLResponse) {}
  func didReceive(_ data: Data) { self.data += data }
  func didFinish() { finish(.success(String(decoding: data, as: UTF8.self))) }
  func didFailWithError(_ error: any Error) { finish(.failure(error)) }
}

extension URLRequest {
  /// A request of an address; of no page where there is none.
  init(_ url: URL?) { self.init(url: url ?? URL(filePath: "/")) }
}
