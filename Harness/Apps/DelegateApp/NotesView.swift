import SwiftUI

struct NotesView: View {
  @ObservedObject private var log = LifeLog.shared
  @State private var notes: [String] = []
  @State private var text = ""
  @State private var returns = 0

  var body: some View {
    NavigationView {
      Form {
        TextField("Note", text: $text)
        Button("Add") {
          notes.append(text)
          text = ""
        }
        .disabled(text.isEmpty)
        ForEach(notes, id: \.self) { Text($0) }
        BadgeView(count: notes.count)
        Text("Returned \(returns) times").accessibilityIdentifier("returns")
        Text(log.lines.joined(separator: "\n")).accessibilityIdentifier("life")
      }
      .navigationBarTitle("Notes")
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
      returns += 1
    }
  }
}

/// A view of UIKit's among those of SwiftUI.
struct BadgeView: UIViewRepresentable {
  var count: Int

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = "badge"
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(count) notes"
  }
}
