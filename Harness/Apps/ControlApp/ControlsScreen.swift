import SwiftUI

struct ControlsScreen: View {
  @State private var volume = 0.0
  @State private var cups = 1
  @State private var isHot = false
  @State private var size = "Small"
  @State private var shelf = "Top"
  @State private var milk = "None"
  @State private var day = Date(timeIntervalSince1970: 1_767_225_600)

  var body: some View {
    Form {
      Slider(value: $volume).accessibilityIdentifier("volume")
      Stepper("Cups: \(cups)", value: $cups, in: 1...5)
      Toggle("Hot", isOn: $isHot)
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Picker("Milk", selection: $milk) {
        ForEach(["None", "Oat", "Soy"], id: \.self) { Text($0) }
      }
      Picker("Shelf", selection: $shelf) {
        ForEach(["Top", "Middle", "Bottom"], id: \.self) { Text($0) }
      }
      .pickerStyle(.wheel)
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
      Text("\(milk), \(shelf), \(size)").accessibilityIdentifier("summary")
    }
  }
}
