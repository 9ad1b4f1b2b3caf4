import SwiftUI

/// One of each control that an inspection can use.
struct FormScreen: View {
  @State var profile = Profile()
  @State private var status = "new"
  @State private var amount = 1
  @State private var isOpen = false
  @AppStorage("visits") private var visits = 0
  @Environment(\.colorScheme) private var colorScheme
  @StateObject private var model = FormModel()

  var body: some View {
    VStack {
      Text(status).accessibilityIdentifier("status")
      NameField(name: $profile.name)
      Toggle("News", isOn: $profile.wantsNews)
      Stepper("Amount \(amount)", value: $amount)
      Slider(value: $profile.volume) { Text("Volume") }
      Button("Send") { send() }
      Button("Off") {}.disabled(true)
      Button("More") { isOpen = true }
      Badge(text: "A")
      Badge(text: "B")
      Text(colorScheme == .dark ? "dark" : "light")
      Text("Model \(model.count), visits \(visits)")
    }
    .sheet(isPresented: $isOpen) { MoreScreen() }
  }

  func send() { status = "sent to \(profile.name)" }

  struct NameField: View {
    @Binding var name: String
    var body: some View { TextField("Name", text: $name) }
  }

  struct Badge: View {
    let text: String
    var body: some View { Text("Badge \(text)") }
  }

  struct MoreScreen: View {
    var body: some View { Text("This is more") }
  }
}

struct Profile: Equatable {
  var name = ""
  var wantsNews = false
  var volume = 0.5
  var address = Address()

  struct Address: Equatable {
    var city = "Bern"
  }
}

@MainActor
final class FormModel: ObservableObject {
  @Published var count = 0
}

/// A counter with its own state, and one with a model.
struct CounterModel: View {
  @State var sheetShown = false
  @State var counter = 0

  func increase() { counter += 1 }
  func showSheet() { sheetShown.toggle() }

  var body: some View {
    VStack {
      Text("The counter value is \(counter)")
      Button("Increase", action: increase)
      Button("Show sheet", action: showSheet)
    }
    .sheet(isPresented: $sheetShown) { CounterSheet() }
  }
}

struct CounterView: View {
  @State var vm = CounterViewModel()

  var body: some View {
    VStack {
      Text("The counter value is \(vm.counter)")
      Button("Increase", action: vm.increase)
      Button("Show sheet", action: vm.showSheet)
    }
    .sheet(isPresented: $vm.sheetShown) { CounterSheet() }
  }
}

@MainActor @Observable
final class CounterViewModel {
  var sheetShown = false
  var counter = 0

  func increase() { counter += 1 }
  func showSheet() { sheetShown.toggle() }
}

struct CounterSheet: View {
  var body: some View { Text("This is sheet") }
}
