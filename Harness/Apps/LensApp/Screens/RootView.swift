import SwiftUI

struct RootView: View {
  var body: some View {
    List(0..<12) { item in
      NavigationLink("Item \(item)", value: item)
    }
    .preference(key: LensCaptureKey.self, value: ["screen.rootview"])
  }
}
