import SwiftUI

struct RootView: View {
  var body: some View {
    List {
      Section("Items") {
        ForEach(0..<12) { item in
          NavigationLink("Item \(item)", value: item)
        }
      }
      Section("Products") {
        NavigationLink(Product.chair.name, value: Product.chair)
      }
    }
    .lensTracked("screen.rootview")
  }
}
