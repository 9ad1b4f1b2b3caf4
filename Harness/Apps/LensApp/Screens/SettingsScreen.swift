import SwiftUI

public final class Settings: ObservableObject {
  @Published public var name = ""
  @Published public var isPublic = false

  public init() {}
}

public struct SettingsScreen: View {
  @ObservedObject var settings: Settings
  @FocusState private var isFocused: Bool

  public init(settings: Settings) {
    self.settings = settings
  }

  public var body: some View {
    Form {
      TextField("Name", text: $settings.name)
        .focused($isFocused)
        .lensTracked(id: "settings.name", info: ["value": settings.name, "focused": isFocused, "isEnabled": true])
      Toggle("Public", isOn: $settings.isPublic)
        .lensTracked(id: "settings.public", info: ["value": settings.isPublic, "isEnabled": true])
      ForEach(Array(settings.name), id: \.self) { letter in
        Text(String(letter)).lensTracked(id: "settings.letter.\(letter)")
      }
      Button("Edit Name") { isFocused = true }
    }
  }
}
