import SwiftUI

struct DetailView: View {
  let item: Int

  var body: some View {
    VStack {
      Text("Everything about item \(item)")
    }
    .padding()
    .navigationTitle("Detail for \(item)")
    .preference(key: LensCaptureKey.self, value: ["screen.detailview.\(item)"])
  }
}
