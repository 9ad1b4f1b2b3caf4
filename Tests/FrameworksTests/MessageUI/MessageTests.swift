import MessageUI
import SwiftUI
import Testing
import UnderstudyTesting

/// Presented by a controller, as apps of UIKit do.
private final class Inviter: UIViewController, MFMessageComposeViewControllerDelegate {
  let label = UILabel()
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.accessibilityIdentifier = "result"
    label.text = MFMessageComposeViewController.canSendText() ? "can send" : "cannot send"
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Invite") { [weak self] _ in self?.invite() })
    label.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
    button.frame = CGRect(x: 0, y: 200, width: 300, height: 40)
    view.addSubview(label)
    view.addSubview(button)
    token = NotificationCenter.default.addObserver(
      forName: .MFMessageComposeViewControllerTextMessageAvailabilityDidChange, object: nil, queue: .main
    ) { [weak self] notification in
      let canSend = notification.userInfo?[MFMessageComposeViewControllerTextMessageAvailabilityKey] as? Bool
      MainActor.assumeIsolated { self?.label.text = canSend == true ? "can send" : "cannot send" }
    }
  }

  private func invite() {
    let composer = MFMessageComposeViewController()
    composer.messageComposeDelegate = self
    composer.recipients = ["555-1234"]
    composer.subject = "Tea"
    composer.body = "Come over"
    let isAdded = composer.addAttachmentData(Data([3]), typeIdentifier: "public.png", filename: "tea.png")
    label.text = isAdded ? "added" : "not added"
    present(composer, animated: true)
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    controller.dismiss(animated: true)
    label.text = "\(result)"
  }
}

private struct InviterView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Inviter { Inviter() }
  func updateUIViewController(_ controller: Inviter, context: Context) {}
}

@MainActor
@Suite("The composer of text messages")
struct MessageTests {
  private func result(_ app: XCUIApplication) -> String { app.staticTexts["result"].label }

  @Test("The user sends the app's message, as the fields have it then")
  func send() {
    let app = XCUIApplication { InviterView() }
    app.buttons["Invite"].tap()
    #expect(app.navigationBars["New Message"].exists)
    #expect(app.textFields["subjectField"].value as? String == "Tea")
    #expect(app.staticTexts["tea.png"].exists)
    app.textFields["toField"].tap()
    app.textFields["toField"].typeText(", 555-9")
    app.buttons["Send"].tap()
    #expect(result(app) == "sent")
    #expect(!app.navigationBars["New Message"].exists)
    let message = app.world.messages.sent.first
    #expect(message?.recipients == ["555-1234", "555-9"])
    #expect(message?.subject == "Tea" && message?.body == "Come over")
    #expect(message?.attachments.map(\.type) == ["public.png"])
    #expect(app.events.of(.log).lines == ["[MessageUI] Send a message to 555-1234, 555-9"])
  }

  @Test("The user gives up, or sending fails")
  func noSending() {
    let app = XCUIApplication { InviterView() }
    app.buttons["Invite"].tap()
    app.navigationBars.buttons["Cancel"].tap()
    #expect(result(app) == "cancelled")
    app.world.messages.fails = true
    app.buttons["Invite"].tap()
    app.buttons["Send"].tap()
    #expect(result(app) == "failed")
    #expect(app.world.messages.sent.isEmpty)
  }

  @Test("A device may send neither titles nor files")
  func lacking() {
    let app = XCUIApplication { InviterView() }
    app.world.messages.canSendSubject = false
    app.world.messages.canSendAttachments = false
    app.buttons["Invite"].tap()
    #expect(!app.textFields["subjectField"].exists)
    app.navigationBars.buttons["Cancel"].tap()
    app.world.messages.canSendText = false
    #expect(result(app) == "cannot send")
    let messages = failures { app.buttons["Invite"].tap() }
    #expect(messages.first?.contains("the device sends no text messages") == true)
  }

  @Test("Files are of kinds that messages can have")
  func kinds() {
    #expect(MFMessageComposeViewController.isSupportedAttachmentUTI("public.jpeg"))
    #expect(MFMessageComposeViewController.isSupportedAttachmentUTI("public.mpeg-4"))
    #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.folder"))
    #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("tea"))
  }
}
