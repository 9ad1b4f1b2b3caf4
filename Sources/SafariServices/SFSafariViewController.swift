import SwiftUI
import UnderstudyCore

/// Shows a page of the web. Source: Apple's page "SFSafariViewController".
///
/// There is no network, so the page stays empty: what shows is the browser around it, with the address and its buttons.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How the browser behaves. Source: Apple's page "SFSafariViewController.Configuration".
  public final class Configuration: NSObject, NSCopying {
    /// Whether the page is shown for reading if possible; kept.
    public var entersReaderIfAvailable = false
    /// Whether the bars become small; kept.
    public var barCollapsingEnabled = true

    /// Makes a configuration of the defaults.
    public override init() {}

    /// Makes another configuration with equal values.
    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// What the button says that closes the browser.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel

    fileprivate var title: String {
      switch self {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    }
  }

  /// How the browser behaves.
  public let configuration: Configuration
  /// Is notified of what the user does; not retained.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars, which pictures do not show.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons, which pictures do not show.
  open var preferredControlTintColor: UIColor?
  /// What the button says that closes the browser; set before it is shown.
  open var dismissButtonStyle = DismissButtonStyle.done
  fileprivate let url: URL

  /// Shows a page.
  ///
  /// - Parameter URL: Of the web: any other stops the app on a device, and fails the test here.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Shows a page in a way of the caller's.
  ///
  /// - Parameters:
  ///   - URL: Of the web: any other stops the app on a device, and fails the test here.
  ///   - configuration: How the browser behaves.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    if !["http", "https"].contains(URL.scheme?.lowercased()) {
      RuntimeLog.fail(
        .framework,
        "SFSafariViewController: the URL has an unsupported scheme. Only HTTP and HTTPS are supported: \(URL).")
    }
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = ShowingView { [weak self] _ in self.map { SafariSheet(controller: $0) } }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }
}

/// Is notified of what happens in a browser. All methods are optional. Source: Apple's page "SFSafariViewControllerDelegate".
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Runs where the user has closed the browser, which has gone then.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Runs where the first page has loaded, or not: it never does here.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Never called, as no page loads.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Runs where the user opens the page in the system's browser.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// The browser: identifiers and labels as public UI tests ask for them.
private struct SafariSheet: View {
  let controller: SFSafariViewController
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button(controller.dismissButtonStyle.title) {
          dismiss()
          controller.delegate?.safariViewControllerDidFinish(controller)
        }
        Spacer()
        Button(controller.url.host ?? "") {}
          .accessibilityIdentifier("URL").accessibilityLabel("Address" as String)
          .accessibilityValue(controller.url.host ?? "")
        Spacer()
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("TopBrowserBar")
      WebPage()
      HStack {
        Button("Back") {}.disabled(true).accessibilityIdentifier("BackButton")
        Button("Forward") {}.disabled(true).accessibilityIdentifier("ForwardButton")
        Spacer()
        ShareLink(item: controller.url) { Text("Share" as String) }.accessibilityIdentifier("ShareButton")
        Button("Open in Safari") {
          controller.delegate?.safariViewControllerWillOpenInBrowser(controller)
          UIApplication.shared.open(controller.url)
        }
        .accessibilityIdentifier("OpenInSafariButton")
      }
    }
  }
}
