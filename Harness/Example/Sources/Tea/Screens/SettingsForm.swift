import SwiftUI

struct SettingsForm: View {
  @AppStorage("unit") private var unit = TemperatureUnit.celsius

  var body: some View {
    NavigationStack {
      Form {
        Section("Temperature") {
          Picker("Temperature", selection: $unit) {
            ForEach(TemperatureUnit.allCases, id: \.self) { Text($0.rawValue.capitalized) }
          }
          .pickerStyle(.segmented)
        }
      }
      .navigationTitle("Settings")
    }
  }
}
