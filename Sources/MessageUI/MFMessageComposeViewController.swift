import SwiftUI
import UnderstudyCore
import UnderstudyWorld

/// Lets the user write a text message that the app has begun. Source: Apple's page "MFMessageComposeViewController".
///
/// It shows the fields, and the buttons Cancel and Send. A test reads what was sent by `app.world.messages`.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Is notified of what the user has done; not retained.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers or addresses that the message begins with. What is set after the composer has appeared has no effect, as on a
  /// device; this holds for the title, the text and the files, too.
  open var recipients: [String]?
  /// The title that the message begins with; left out where the device sends none.
  open var subject: String?
  /// The text that the message begins with.
  open var body: String?
  /// The files, each with the keys ``MFMessageComposeViewControllerAttachmentURL`` and
  /// ``MFMessageComposeViewControllerAttachmentAlternateFilename`` if the app has given these.
  public private(set) var attachments: [[AnyHashable: Any]]?
  private var files: [AppWorld.MailMessage.Attachment] = []

  /// Whether text messages can be sent, which the test decides by `app.world.messages`.
  open class func canSendText() -> Bool { MessageState.current.with { $0.canSendText } }
  /// Whether messages have titles, which the test decides.
  open class func canSendSubject() -> Bool { MessageState.current.with { $0.canSendSubject } }
  /// Whether messages have files, which the test decides.
  open class func canSendAttachments() -> Bool { MessageState.current.with { $0.canSendAttachments } }

  /// Whether files of a kind can be sent: pictures, films, sounds, contacts, texts and PDF.
  ///
  /// - Parameter uti: A kind such as `public.png`.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool {
    guard let type = UTType(uti) else { return false }
    return [.image, .audiovisualContent, .vCard, .text, .pdf].contains { type.conforms(to: $0) }
  }

  /// Makes an empty message. Where none can be sent this stops the app on a device, and fails the test here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    if !Self.canSendText() {
      RuntimeLog.fail(
        .framework, "MFMessageComposeViewController: the device sends no text messages. Ask canSendText() before.")
    }
  }

  /// There are no archives of controllers here: never called.
  public required init?(coder: NSCoder) { nil }

  /// Adds a file, whose name shows below the fields.
  ///
  /// - Parameters:
  ///   - attachmentURL: Where the file is.
  ///   - alternateFilename: The name that the recipients see; nil for the file's own.
  /// - Returns: false where the file cannot be read, or the device sends none.
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    guard let data = try? Data(contentsOf: attachmentURL) else { return false }
    let type = UTType(filenameExtension: attachmentURL.pathExtension) ?? .data
    let isAdded = addAttachmentData(
      data, typeIdentifier: type.identifier, filename: alternateFilename ?? attachmentURL.lastPathComponent)
    guard isAdded else { return false }
    var entry: [AnyHashable: Any] = [MFMessageComposeViewControllerAttachmentURL: attachmentURL]
    entry[MFMessageComposeViewControllerAttachmentAlternateFilename] = alternateFilename
    attachments = (attachments ?? []) + [entry]
    return true
  }

  /// Adds data as a file, whose name shows below the fields.
  ///
  /// - Parameters:
  ///   - attachmentData: What the file contains.
  ///   - uti: A kind such as `public.png`.
  ///   - filename: The name that the recipients see.
  /// - Returns: false where the device sends no files.
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    guard Self.canSendAttachments() else { return false }
    files.append(.init(name: filename, type: uti, data: attachmentData))
    return true
  }

  /// Takes the button for files away: there is none here.
  open func disableUserAttachments() {}

  open override func loadView() {
    var message = AppWorld.TextMessage()
    message.recipients = recipients ?? []
    message.subject = Self.canSendSubject() ? subject ?? "" : ""
    message.body = body ?? ""
    message.attachments = files
    let begun = message
    view = ShowingView { [weak self] _ in self.map { MessageScreen(message: begun, finish: $0.finish) } }
  }

  /// - Parameter message: What the user sends; nil if the user gives up.
  private func finish(_ message: AppWorld.TextMessage?) {
    let result = message.map { MessageState.current.send($0) ? MessageComposeResult.sent : .failed } ?? .cancelled
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}

/// Is notified of what becomes of a text message. Source: Apple's page "MFMessageComposeViewControllerDelegate".
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Runs when the user has sent the message or given up. The app closes the composer.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// What becomes of a text message. Source: Apple's page "MessageComposeResult".
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Where a file of ``MFMessageComposeViewController/attachments`` is, a `URL`.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
/// The name that the recipients of a file see, a `String`.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// Whether text messages can be sent, in a notification that this has changed; a `Bool`.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
  /// Posted when the test changes `app.world.messages.canSendText`.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = Self(
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
