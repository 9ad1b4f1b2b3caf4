import SwiftUI
import UnderstudyCore
import UnderstudyWorld

/// Lets the user write a mail that the app has begun. Source: Apple's page "MFMailComposeViewController".
///
/// It shows the fields, and the buttons Cancel and Send. A test reads what was sent by `app.world.mail`.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// Is notified of what the user has done; not retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  fileprivate private(set) var mail = AppWorld.MailMessage()

  /// Whether there is an account for mail, which the test decides by `app.world.mail.canSend`.
  open class func canSendMail() -> Bool { MailState.current.with { $0.canSend } }

  /// Makes an empty mail. Without an account this stops the app on a device, and fails the test here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    if !Self.canSendMail() {
      RuntimeLog.fail(
        .framework, "MFMailComposeViewController: the device has no account for mail. Ask canSendMail() before.")
    }
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  // MARK: - What the mail begins with

  /// Sets the title. What is set after the composer has appeared has no effect, as on a device; this holds for all that follows.
  open func setSubject(_ subject: String) { mail.subject = subject }
  /// Sets the addresses that the mail is for.
  open func setToRecipients(_ toRecipients: [String]?) { mail.to = toRecipients ?? [] }
  /// Sets the addresses that get a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { mail.cc = ccRecipients ?? [] }
  /// Sets the addresses that get a copy that the others do not see.
  open func setBccRecipients(_ bccRecipients: [String]?) { mail.bcc = bccRecipients ?? [] }
  /// Sets the account that the app prefers; the test reads it.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { mail.preferredSender = emailAddress }

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - body: The text.
  ///   - isHTML: Whether it is HTML, which the composer shows as it is written.
  open func setMessageBody(_ body: String, isHTML: Bool) { (mail.body, mail.isHTML) = (body, isHTML) }

  /// Adds a file, whose name shows below the fields.
  ///
  /// - Parameters:
  ///   - attachment: What the file contains.
  ///   - mimeType: A name on the web, such as `image/png`.
  ///   - filename: The file's name.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    mail.attachments.append(.init(name: filename, type: mimeType, data: attachment))
  }

  // MARK: - What the user does

  open override func loadView() {
    view = ShowingView { [weak self] _ in self.map { MailScreen(mail: $0.mail, finish: $0.finish) } }
  }

  private func finish(_ mail: AppWorld.MailMessage, _ result: MFMailComposeResult) {
    let failure = result == .cancelled ? nil : MailState.current.finish(mail, result)
    mailComposeDelegate?.mailComposeController(
      self, didFinishWith: failure == nil ? result : .failed, error: failure)
  }
}

/// Is notified of what becomes of a mail. All methods are optional. Source: Apple's page "MFMailComposeViewControllerDelegate".
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Runs when the user has sent the mail, saved it or given up. The app closes the composer.
  ///
  /// - Parameters:
  ///   - controller: The composer.
  ///   - result: What the user has done.
  ///   - error: Why that failed; nil if it did not.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing: the composer stays.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// What becomes of a mail. Source: Apple's page "MFMailComposeResult".
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// Why a mail is neither sent nor saved. Source: Apple's page "MFMailComposeError".
public struct MFMailComposeError: Error, Equatable, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable { case saveFailed, sendFailed }

  /// The kind.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// The error of a mail that could not be saved.
  public static var saveFailed: Code { .saveFailed }
  /// The error of a mail that could not be sent.
  public static var sendFailed: Code { .sendFailed }
}
