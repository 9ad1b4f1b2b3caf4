import SwiftUI

/// One of each thing that can be shown over the rest.
struct PresentationsScreen: View {
  enum Shown { case sheet, cover, popover, alert, dialog }
  @State private var shown: Shown?
  @State private var answer = "none"
  @State private var dismissals = 0

  var body: some View {
    VStack {
      Text("Answer \(answer), \(dismissals) dismissed").accessibilityIdentifier("answer")
      Button("Sheet") { shown = .sheet }
      Button("Cover") { shown = .cover }
      Button("Popover") { shown = .popover }
      Button("Alert") { shown = .alert }
      Button("Dialog") { shown = .dialog }
    }
    .sheet(isPresented: isShown(.sheet), onDismiss: { dismissals += 1 }) { SheetContent() }
    .fullScreenCover(isPresented: isShown(.cover)) { Text("All of the screen") }
    .popover(isPresented: isShown(.popover)) { Text("A note") }
    .alert("Delete?", isPresented: isShown(.alert)) {
      Button("Delete", role: .destructive) { answer = "deleted" }
    } message: {
      Text("This cannot be undone.")
    }
    .confirmationDialog("Share with", isPresented: isShown(.dialog)) {
      Button("Friends") { answer = "friends" }
    }
  }

  private func isShown(_ wanted: Shown) -> Binding<Bool> {
    Binding(get: { shown == wanted }, set: { if !$0, shown == wanted { shown = nil } })
  }

  struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("In the sheet")
      Button("Done") { dismiss() }
    }
  }
}

/// Controls beside those of the form, and modifiers with closures.
struct ControlsScreen: View {
  enum Size: String, CaseIterable { case small, large }
  @State private var size = Size.small
  @State private var color: String? = "red"
  @State private var day = Date(timeIntervalSinceReferenceDate: 0)
  @State private var amount = 2.0
  @State private var name = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
      Picker("Size", selection: $size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("Color", selection: $color) {
        Text("Red").tag("red")
        Text("Blue").tag("blue")
      }
      .pickerStyle(.segmented)
      DatePicker("Day", selection: $day, displayedComponents: .date)
      Slider(value: $amount, in: 0...8, step: 2) { Text("Amount") }
      TextField("Name", text: $name).onSubmit { log.append("submit \(name)") }
      ProgressView("Progress", value: 0.25)
      Link("Help", destination: URL(string: "https://example.com/help")!)
      Text("Touch me").onTapGesture { log.append("tap") }.id("touch")
      Text("Hidden?").onAppear { log.append("text") }.tag(7)
    }
    .onAppear { log.append("appear") }
    .onDisappear { log.append("disappear") }
    .onChange(of: size) { old, new in log.append("\(old) to \(new)") }
    .task {
      try? await Task.sleep(for: .seconds(3))
      log.append("task")
    }
  }
}
