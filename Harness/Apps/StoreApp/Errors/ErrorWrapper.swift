import SwiftUI

/// An error, and what the user can do about it.
struct ErrorWrapper: Identifiable {
  let id = UUID()
  let error: any Error
  let guidance: String
}

struct ErrorView: View {
  let errorWrapper: ErrorWrapper
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Something went wrong")
        .font(.headline)
      Text(errorWrapper.error.localizedDescription)
        .accessibilityIdentifier("error.description")
      Text(errorWrapper.guidance)
        .font(.caption)
        .accessibilityIdentifier("error.guidance")
      Button("Dismiss") { dismiss() }
    }
    .padding()
  }
}
