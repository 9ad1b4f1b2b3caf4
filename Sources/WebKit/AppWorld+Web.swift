import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// The pages of the web, as far as the app's web views are concerned.
  public var web: Web { Web(world: self) }

  /// The pages of the web, as far as the app's web views are concerned.
  ///
  /// There is no network and no browser. At first each address leads to an empty page, at once. A page of the test's shows its texts and
  /// links.
  @preconcurrency @MainActor
  public struct Web {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: WebState { world.part(WebState.self) }

    /// Says what an address leads to.
    ///
    /// - Parameters:
    ///   - html: The page: its title, texts and links count; scripts and styles do not.
    ///   - address: The whole address.
    public func setPage(_ html: String, at address: String) { state.with { $0.pages[address] = html } }

    /// Makes an address fail.
    ///
    /// - Parameters:
    ///   - address: The whole address.
    ///   - error: What the navigation delegate gets; by default that there is no connection.
    public func fail(_ address: String, with error: any Error = URLError(.notConnectedToInternet)) {
      state.with { $0.failures[address] = error }
    }

    /// How long a page takes, in seconds; zero at first.
    public var delay: Double {
      get { state.with { $0.delay } }
      nonmutating set { state.with { $0.delay = max(newValue, 0) } }
    }

    /// Answers the app's scripts; nil, as at first, has each fail. `document.title` and `location.href` have answers of their own.
    public var script: ((String) throws -> Any?)? {
      get { state.with { $0.script } }
      nonmutating set { state.with { $0.script = newValue } }
    }

    /// Sends a message of a page's script to the app. Fails the test where no web view has a handler of the name.
    ///
    /// - Parameters:
    ///   - body: A number, a text, a date, an array, a dictionary or nothing.
    ///   - name: The handler's.
    public func post(
      _ body: Any, to name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) {
      let site = CallSite(fileID, file, line)
      control.settle()
      let views = state.with { $0.views.compactMap(\.view) }
        .filter { $0.configuration.userContentController.handlers[name] != nil }
      guard !views.isEmpty else {
        return control.fail("Could not post to '\(name)': no web view of the app has a handler of that name.", at: site)
      }
      control.act("Post to \(name)", at: site) {
        for view in views {
          let controller = view.configuration.userContentController
          let message = WKScriptMessage(name: name, body: body, webView: view)
          controller.handlers[name]?.userContentController(controller, didReceive: message)
        }
      }
    }
  }
}

/// The pages of the web, and the views that show them.
final class WebState: SystemPart {
  struct WeakView {
    weak var view: WKWebView?
  }

  struct Values {
    var pages: [String: String] = [:]
    var failures: [String: any Error] = [:]
    var delay = 0.0
    var script: ((String) throws -> Any?)?
    var views: [WeakView] = []
    var hasSaidScripts = false
  }

  private let values = Guarded(unchecked: Values())

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  @MainActor func add(_ view: WKWebView) {
    with { values in
      values.views.removeAll { $0.view == nil }
      values.views.append(WeakView(view: view))
    }
  }

  func log(_ text: String) { LoggedEntry(category: "WebKit", text: text).write(isOfApp: false) }

  /// Says that scripts do not run, once for a test.
  func sayScriptsDoNotRun() {
    let isFirst = with { values in
      defer { values.hasSaidScripts = true }
      return !values.hasSaidScripts
    }
    if isFirst { RuntimeLog.log(.framework, "WKWebView: scripts do not run. A test answers by app.world.web.script.") }
  }
}
