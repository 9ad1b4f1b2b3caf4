import SwiftUI
import UnderstudyWorld

/// The composer of text messages.
struct MessageScreen: View {
  /// Gets what is sent; nil where the user gives up.
  private let finish: (AppWorld.TextMessage?) -> Void
  private let hasSubject: Bool
  @State private var message: AppWorld.TextMessage
  @State private var recipients: String

  init(message: AppWorld.TextMessage, finish: @escaping (AppWorld.TextMessage?) -> Void) {
    self.finish = finish
    hasSubject = !message.subject.isEmpty
    _message = State(initialValue: message)
    _recipients = State(initialValue: Addresses.text(message.recipients))
  }

  /// The message as it stands in the fields.
  private var written: AppWorld.TextMessage {
    var written = message
    written.recipients = Addresses.list(recipients)
    return written
  }

  private var canSend: Bool {
    let written = written
    return !written.recipients.isEmpty && !(written.body.isEmpty && written.attachments.isEmpty)
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        TextField("To:" as String, text: $recipients).accessibilityIdentifier("toField")
        if hasSubject { TextField("Subject" as String, text: $message.subject).accessibilityIdentifier("subjectField") }
        Spacer()
        AttachmentNames(attachments: message.attachments)
        HStack {
          TextField("Message" as String, text: $message.body, axis: .vertical)
            .accessibilityIdentifier("messageBodyField")
          Button("Send") { finish(written) }.disabled(!canSend).accessibilityIdentifier("sendButton")
        }
      }
      .navigationTitle("New Message" as String)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { finish(nil) } } }
    }
  }
}
