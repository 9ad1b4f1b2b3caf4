import SwiftUI
import UnderstudyWorld

/// The composer of mails, with identifiers as public UI tests ask for them.
struct MailScreen: View {
  /// Gets what is sent or saved.
  private let finish: (AppWorld.MailMessage, MFMailComposeResult) -> Void
  @State private var mail: AppWorld.MailMessage
  @State private var to: String
  @State private var cc: String
  @State private var bcc: String
  @State private var isLeaving = false

  init(mail: AppWorld.MailMessage, finish: @escaping (AppWorld.MailMessage, MFMailComposeResult) -> Void) {
    self.finish = finish
    _mail = State(initialValue: mail)
    _to = State(initialValue: Addresses.text(mail.to))
    _cc = State(initialValue: Addresses.text(mail.cc))
    _bcc = State(initialValue: Addresses.text(mail.bcc))
  }

  /// The mail as it stands in the fields.
  private var written: AppWorld.MailMessage {
    var written = mail
    (written.to, written.cc, written.bcc) = (Addresses.list(to), Addresses.list(cc), Addresses.list(bcc))
    return written
  }

  private var hasRecipient: Bool { ![to, cc, bcc].allSatisfy { Addresses.list($0).isEmpty } }

  /// Whether the user has written nothing: then Cancel asks no question.
  private var isEmpty: Bool {
    var written = written
    written.preferredSender = nil
    written.isHTML = false
    return written == AppWorld.MailMessage()
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        TextField("To:" as String, text: $to).accessibilityIdentifier("toField")
        TextField("Cc:" as String, text: $cc).accessibilityIdentifier("ccField")
        TextField("Bcc:" as String, text: $bcc).accessibilityIdentifier("bccField")
        TextField("Subject:" as String, text: $mail.subject).accessibilityIdentifier("subjectField")
        AttachmentNames(attachments: mail.attachments)
        TextEditor(text: $mail.body).accessibilityLabel("Message body" as String)
      }
      .navigationTitle(mail.subject.isEmpty ? "New Message" : mail.subject)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { if isEmpty { finish(written, .cancelled) } else { isLeaving = true } }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") { finish(written, .sent) }.disabled(!hasRecipient)
        }
      }
      .confirmationDialog("" as String, isPresented: $isLeaving) {
        Button("Delete Draft", role: .destructive) { finish(written, .cancelled) }
        Button("Save Draft") { finish(written, .saved) }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

/// The names of the files below the fields.
struct AttachmentNames: View {
  let attachments: [AppWorld.MailMessage.Attachment]

  var body: some View {
    ForEach(Array(attachments.enumerated()), id: \.offset) { Text($0.element.name) }
  }
}

/// Recipients as the text of a field.
enum Addresses {
  static func text(_ addresses: [String]) -> String { addresses.joined(separator: ", ") }

  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
