import SwiftUI

/// A counter with its logic and state in a model.
struct ContentView: View {
  @State var vm = ContentViewModel()

  var body: some View {
    VStack {
      Text("The counter value is \(vm.counter)")
      Button("Increase", action: vm.increase)
      Button("Show sheet", action: vm.showSheet)
    }
    .sheet(isPresented: $vm.sheetShown) {
      Sheet()
    }
  }
}

@Observable
final class ContentViewModel {
  var sheetShown = false
  var counter = 0

  func increase() { counter += 1 }
  func showSheet() { sheetShown.toggle() }
}
