import MessageUI
import SwiftUI
import Testing
import UnderstudyTesting

/// As public apps have it.
private struct MailView: UIViewControllerRepresentable {
  let isEmpty: Bool
  let finish: (String) -> Void

  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = context.coordinator
    guard !isEmpty else { return controller }
    controller.setToRecipients(["help@example.org"])
    controller.setCcRecipients(["team@example.org", "log@example.org"])
    controller.setSubject("Tea is cold")
    controller.setMessageBody("Dear all", isHTML: false)
    controller.addAttachmentData(Data([1, 2]), mimeType: "text/plain", fileName: "log.txt")
    controller.setPreferredSendingEmailAddress("me@example.org")
    return controller
  }

  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(finish) }

  @MainActor final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    let finish: (String) -> Void
    init(_ finish: @escaping (String) -> Void) { self.finish = finish }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      finish("\(result)" + ((error as? MFMailComposeError).map { ", \($0.code)" } ?? ""))
    }
  }
}

private struct Support: View {
  var isEmpty = false
  @State private var isWriting = false
  @State private var result = "Nothing"

  var body: some View {
    Text(result).accessibilityIdentifier("result")
    Button("Mail") {
      if MFMailComposeViewController.canSendMail() { isWriting = true } else { result = "no account" }
    }
    Button("Mail without asking") { isWriting = true }
      .sheet(isPresented: $isWriting) {
        MailView(isEmpty: isEmpty) {
          result = $0
          isWriting = false
        }
      }
  }
}

@MainActor
@Suite("The composer of mails")
struct MailTests {
  private func result(_ app: XCUIApplication) -> String { app.staticTexts["result"].label }

  @Test("The user sends what the app has begun, as the fields have it then")
  func send() {
    let app = XCUIApplication { Support() }
    app.buttons["Mail"].tap()
    #expect(app.navigationBars["Tea is cold"].exists)
    #expect(app.textFields["toField"].value as? String == "help@example.org")
    #expect(app.textFields["ccField"].value as? String == "team@example.org, log@example.org")
    #expect(app.textViews["Message body"].value as? String == "Dear all")
    #expect(app.staticTexts["log.txt"].exists)
    app.textFields["subjectField"].tap()
    app.textFields["subjectField"].typeText("!")
    app.buttons["Send"].tap()
    #expect(result(app) == "sent")
    #expect(!app.textFields["toField"].exists)
    let mail = app.world.mail.sent.first
    #expect(app.world.mail.sent.count == 1 && app.world.mail.drafts.isEmpty)
    #expect(mail?.subject == "Tea is cold!")
    #expect(mail?.to == ["help@example.org"])
    #expect(mail?.cc == ["team@example.org", "log@example.org"])
    #expect(mail?.bcc == [])
    #expect(mail?.body == "Dear all" && mail?.isHTML == false)
    #expect(mail?.preferredSender == "me@example.org")
    #expect(mail?.attachments.map(\.name) == ["log.txt"])
    #expect(mail?.attachments.first?.type == "text/plain" && mail?.attachments.first?.data == Data([1, 2]))
    #expect(app.events.of(.log).lines == ["[MessageUI] Send the mail \"Tea is cold!\""])
  }

  @Test("Cancel asks what becomes of the draft")
  func cancel() {
    let app = XCUIApplication { Support() }
    app.buttons["Mail"].tap()
    app.navigationBars.buttons["Cancel"].tap()
    #expect(app.textFields["toField"].exists)
    app.buttons["Save Draft"].tap()
    #expect(result(app) == "saved")
    #expect(app.world.mail.drafts.map(\.subject) == ["Tea is cold"])
    app.buttons["Mail"].tap()
    app.navigationBars.buttons["Cancel"].tap()
    app.buttons["Delete Draft"].tap()
    #expect(result(app) == "cancelled")
    #expect(app.world.mail.drafts.count == 1 && app.world.mail.sent.isEmpty)
  }

  @Test("An empty mail needs a recipient, and is left without a question")
  func empty() {
    let app = XCUIApplication { Support(isEmpty: true) }
    app.buttons["Mail"].tap()
    #expect(app.navigationBars["New Message"].exists)
    #expect(!app.buttons["Send"].isEnabled)
    app.textFields["toField"].tap()
    app.textFields["toField"].typeText("a@example.org")
    #expect(app.buttons["Send"].isEnabled)
    app.textFields["toField"].typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 13))
    app.navigationBars.buttons["Cancel"].tap()
    #expect(result(app) == "cancelled")
  }

  @Test("The test decides that sending fails")
  func failure() {
    let app = XCUIApplication { Support() }
    app.world.mail.failure = MFMailComposeError(.sendFailed)
    app.buttons["Mail"].tap()
    app.buttons["Send"].tap()
    #expect(result(app) == "failed, sendFailed")
    #expect(app.world.mail.sent.isEmpty)
  }

  @Test("A device without account cannot send mail; a composer made without asking fails the test")
  func noAccount() {
    let app = XCUIApplication { Support() }
    app.world.mail.canSend = false
    app.buttons["Mail"].tap()
    #expect(result(app) == "no account")
    let messages = failures { app.buttons["Mail without asking"].tap() }
    #expect(messages.first?.contains("MFMailComposeViewController: the device has no account for mail.") == true)
  }
}
