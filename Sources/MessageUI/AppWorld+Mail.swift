import Foundation
import UnderstudyCore
import UnderstudyTime
import UnderstudyWorld

extension AppWorld {
  /// Whether the device can send mail, and what the user has sent by the app.
  public var mail: Mail { Mail(world: self) }

  /// The mail of the device, as far as the app's composers are concerned. At first there is an account, and sending succeeds.
  @preconcurrency @MainActor
  public struct Mail {
    fileprivate let world: AppWorld

    private var control: any WorldControl { world.control }
    private var state: MailState { world.part(MailState.self) }

    /// Whether there is an account for mail; true at first.
    public var canSend: Bool {
      get { state.with { $0.canSend } }
      nonmutating set {
        control.act("Mail can\(newValue ? "" : "not") be sent", at: nil) { state.with { $0.canSend = newValue } }
      }
    }

    /// Why the user's mail is neither sent nor saved, as the composer's delegate gets it; nil, as at first, lets it succeed.
    public var failure: (any Error)? {
      get { state.with { $0.failure } }
      nonmutating set { state.with { $0.failure = newValue } }
    }

    /// What the user has sent, the oldest first.
    public var sent: [MailMessage] {
      control.settle()
      return state.with { $0.sent }
    }

    /// What the user has saved as a draft, the oldest first.
    public var drafts: [MailMessage] {
      control.settle()
      return state.with { $0.drafts }
    }
  }

  /// A mail as the user has sent or saved it.
  public struct MailMessage: Hashable, Sendable {
    /// The title; empty for none.
    public internal(set) var subject = ""
    /// The addresses that it is for.
    public internal(set) var to: [String] = []
    /// The addresses that get a copy.
    public internal(set) var cc: [String] = []
    /// The addresses that get a copy that the others do not see.
    public internal(set) var bcc: [String] = []
    /// The text, which is the source if it is HTML.
    public internal(set) var body = ""
    /// Whether the text is HTML.
    public internal(set) var isHTML = false
    /// The account that the app prefers; nil for any.
    public internal(set) var preferredSender: String?
    /// The files, in the order in which the app has added them.
    public internal(set) var attachments: [Attachment] = []

    /// A file of a mail or of a text message.
    public struct Attachment: Hashable, Sendable {
      /// The file's name.
      public let name: String
      /// What the data is: a name on the web such as `image/png` in a mail, a kind such as `public.png` in a text message.
      public let type: String
      /// What the file contains.
      public let data: Data
    }
  }
}

/// Whether mail can be sent, and what was.
final class MailState: SystemPart {
  struct Values {
    var canSend = true
    var failure: (any Error)?
    var sent: [AppWorld.MailMessage] = []
    var drafts: [AppWorld.MailMessage] = []
  }

  private let values = Guarded(unchecked: Values())

  init() {}

  func with<Result>(_ body: (inout Values) -> Result) -> Result { values.withUncheckedLock(body) }

  /// Sends or saves a mail.
  ///
  /// - Returns: why it cannot; nil if it was done.
  func finish(_ mail: AppWorld.MailMessage, _ result: MFMailComposeResult) -> (any Error)? {
    let failure = with { values in
      guard values.failure == nil else { return values.failure }
      if result == .sent { values.sent.append(mail) } else { values.drafts.append(mail) }
      return nil
    }
    let verb = result == .sent ? "Send" : "Save"
    let ending = failure.map { " fails: \($0)" } ?? ""
    LoggedEntry(category: "MessageUI", text: "\(verb) the mail \"\(mail.subject)\"\(ending)").write(isOfApp: false)
    return failure
  }
}
