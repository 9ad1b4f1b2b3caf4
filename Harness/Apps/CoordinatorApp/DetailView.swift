import SwiftUI

struct DetailView: View {
  let item: Int
  let onClose: () -> Void

  var body: some View {
    VStack {
      Text("Item \(item) in full")
        .accessibilityIdentifier("detail.\(item).text")
      NavigationLink("Item \(item + 11)", value: item + 11)
      Button("Back to Root", action: onClose)
    }
    .padding()
    .navigationTitle("Detail for \(item)")
    .lensTracked("screen.detailview.\(item)")
  }
}
