import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// Whether the device can send text messages, and what the user has sent by the app.
  public var messages: Messages { Messages(world: self) }

  /// The text messages of the device, as far as the app's composers are concerned. At first all can be sent, with titles and files.
  @preconcurrency @MainActor
  public struct Messages {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: MessageState { world.part(MessageState.self) }

    /// Whether text messages can be sent; true at first. A change posts
    /// `MFMessageComposeViewControllerTextMessageAvailabilityDidChange`.
    public var canSendText: Bool {
      get { state.with { $0.canSendText } }
      nonmutating set {
        control.act("Text messages can\(newValue ? "" : "not") be sent", at: nil) { state.setCanSendText(newValue) }
      }
    }

    /// Whether messages have titles; true at first.
    public var canSendSubject: Bool {
      get { state.with { $0.canSendSubject } }
      nonmutating set { state.with { $0.canSendSubject = newValue } }
    }

    /// Whether messages have files; true at first.
    public var canSendAttachments: Bool {
      get { state.with { $0.canSendAttachments } }
      nonmutating set { state.with { $0.canSendAttachments = newValue } }
    }

    /// Whether sending fails from now on; false at first.
    public var fails: Bool {
      get { state.with { $0.fails } }
      nonmutating set { state.with { $0.fails = newValue } }
    }

    /// What the user has sent, the oldest first.
    public var sent: [TextMessage] {
      control.settle()
      return state.with { $0.sent }
    }
  }

  /// A text message as the user has sent it.
  public struct TextMessage: Hashable, Sendable {
    /// The numbers or addresses that it is for.
    public internal(set) var recipients: [String] = []
    /// The title; empty for none.
    public internal(set) var subject = ""
    /// The text.
    public internal(set) var body = ""
    /// The files, in the order in which the app has added them.
    public internal(set) var attachments: [MailMessage.Attachment] = []
  }
}

/// Whether text messages can be sent, and what was.
final class MessageState: SystemPart {
  struct Values: Sendable {
    var canSendText = true
    var canSendSubject = true
    var canSendAttachments = true
    var fails = false
    var sent: [AppWorld.TextMessage] = []
  }

  private let values = Guarded(Values())

  init() {}

  func with<Result: Sendable>(_ body: (inout Values) -> Result) -> Result { values.withLock { body(&$0) } }

  func setCanSendText(_ canSend: Bool) {
    let hasChanged = with { values in
      defer { values.canSendText = canSend }
      return values.canSendText != canSend
    }
    guard hasChanged else { return }
    NotificationCenter.default.post(
      name: .MFMessageComposeViewControllerTextMessageAvailabilityDidChange, object: nil,
      userInfo: [MFMessageComposeViewControllerTextMessageAvailabilityKey: canSend])
  }

  /// Sends a message.
  ///
  /// - Returns: whether it was sent.
  func send(_ message: AppWorld.TextMessage) -> Bool {
    let isSent = with { values in
      if !values.fails { values.sent.append(message) }
      return !values.fails
    }
    let recipients = message.recipients.joined(separator: ", ")
    let text = "Send a message to \(recipients)\(isSent ? "" : " fails")"
    LoggedEntry(category: "MessageUI", text: text).write(isOfApp: false)
    return isSent
  }
}
