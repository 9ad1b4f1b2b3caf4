@_spi(Runtime) import UnderstudyCore

/// The system's settings, as far as they have an effect on apps here: how the device looks (F-144).
enum SettingsApp: DeviceApplication {
  static let bundleIdentifier = "com.apple.Preferences"
  static let name = "Settings"

  static func blueprint(on device: any DeviceControl) -> AppBlueprint {
    AppBlueprint.view(named: name) { SettingsScreen(device: device) }
  }
}

struct SettingsScreen: View {
  let device: any DeviceControl
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let _ = phase
    NavigationStack {
      List {
        NavigationLink("Display & Brightness") { AppearanceSettings(device: device) }
        Section {
          ForEach(device.icons.prefix(1), id: \.self) { icon in
            NavigationLink(icon.name) { List { EmptyView() }.navigationTitle(icon.name) }
          }
        }
      }
      .navigationTitle("Settings")
    }
  }
}

struct AppearanceSettings: View {
  let device: any DeviceControl
  @State private var isDark = false

  var body: some View {
    List {
      Section("Appearance") {
        Button("Light") { set(false) }.accessibilityAddTraits(isDark ? [] : .isSelected)
        Button("Dark") { set(true) }.accessibilityAddTraits(isDark ? .isSelected : [])
      }
    }
    .navigationTitle("Display & Brightness")
    .onAppear { isDark = device.isDark }
  }

  private func set(_ isDark: Bool) {
    self.isDark = isDark
    device.isDark = isDark
  }
}
