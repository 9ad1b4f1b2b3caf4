import SwiftUI

/// A counter whose logic and state are the view's own.
struct ContentModel {
  @State var sheetShown = false
  @State var counter = 0

  func increase() { counter += 1 }
  func showSheet() { sheetShown.toggle() }
}

extension ContentModel: View {
  var body: some View {
    VStack {
      Text("The counter value is \(counter)")
      Button("Increase", action: increase)
      Button("Show sheet", action: showSheet)
    }
    .sheet(isPresented: $sheetShown) {
      Sheet()
    }
  }
}
