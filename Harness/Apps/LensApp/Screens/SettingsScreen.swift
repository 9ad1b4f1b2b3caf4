import SwiftUI

public final class Settings: ObservableObject {
  @Published public var name = ""
  @Published public var isPublic = false

  public init() {}
}

public struct SettingsScreen: View {
  @ObservedObject var settings: Settings

  public init(settings: Settings) {
    self.settings = settings
  }

  public var body: some View {
    Form {
      TextField("Name", text: $settings.name)
        .lensTextField(id: "settings.name", text: $settings.name)
      Toggle("Public", isOn: $settings.isPublic)
        .lensToggle(id: "settings.public", value: $settings.isPublic)
      ForEach(Array(settings.name), id: \.self) { letter in
        Text(String(letter)).lensTracked(id: "settings.letter.\(letter)")
      }
    }
  }
}
