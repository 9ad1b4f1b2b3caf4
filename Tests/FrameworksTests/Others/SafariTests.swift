import SafariServices
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("The browser inside an app")
struct SafariTests {
  /// As public apps have it.
  private struct SafariView: UIViewControllerRepresentable {
    let url: URL
    var style = SFSafariViewController.DismissButtonStyle.done
    let log: (String) -> Void

    func makeUIViewController(context: Context) -> SFSafariViewController {
      let configuration = SFSafariViewController.Configuration()
      configuration.entersReaderIfAvailable = true
      let controller = SFSafariViewController(url: url, configuration: configuration)
      controller.dismissButtonStyle = style
      controller.delegate = context.coordinator
      return controller
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(log) }

    @MainActor final class Coordinator: NSObject, SFSafariViewControllerDelegate {
      let log: (String) -> Void
      init(_ log: @escaping (String) -> Void) { self.log = log }
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log("finished") }
      func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad isLoaded: Bool) {
        log("loaded \(isLoaded)")
      }
    }
  }

  private struct Screen: View {
    @State private var isShown = false
    @State private var lines: [String] = []
    var style = SFSafariViewController.DismissButtonStyle.done
    var body: some View {
      Text(lines.joined(separator: ", ")).accessibilityIdentifier("lines")
      Button("Terms") { isShown = true }
        .sheet(isPresented: $isShown) {
          if let url = URL(string: "https://example.org/terms") {
            SafariView(url: url, style: style) { lines.append($0) }
          }
        }
    }
  }

  @Test("It shows the address, an empty page and its buttons; Done closes it and notifies the delegate")
  func done() {
    let app = XCUIApplication { Screen() }
    app.buttons["Terms"].tap()
    #expect(app.webViews.count == 1)
    #expect(app.buttons["URL"].label == "Address")
    #expect(app.buttons["URL"].value as? String == "example.org")
    #expect(!app.buttons["ForwardButton"].isEnabled)
    app.otherElements["TopBrowserBar"].buttons["Done"].tap()
    #expect(app.webViews.count == 0)
    #expect(app.staticTexts["lines"].label == "loaded false, finished")
  }

  @Test("The button that closes has the title of the style; another one opens the system's browser")
  func buttons() {
    let app = XCUIApplication { Screen(style: .close) }
    app.buttons["Terms"].tap()
    app.buttons["OpenInSafariButton"].tap()
    app.buttons["Close"].tap()
    #expect(app.webViews.count == 0)
  }

  @Test("An address that is not of the web fails the test")
  func scheme() {
    let app = XCUIApplication { Button("Mail") { _ = SFSafariViewController(url: URL(filePath: "/etc")) } }
    let messages = failures { app.buttons["Mail"].tap() }
    #expect(messages.first?.hasPrefix("SFSafariViewController: the URL has an unsupported scheme.") == true)
  }
}
