import Foundation
@_spi(Runtime) import UnderstudyCore

/// The system's browser, as far as tests of links use it: an address, and the question that leads to the app (F-144).
enum SafariApp: DeviceApplication {
  static let bundleIdentifier = "com.apple.mobilesafari"
  static let name = "Safari"

  static func blueprint(on device: any DeviceControl) -> AppBlueprint {
    AppBlueprint.view(named: name) { SafariScreen(device: device) }
  }
}

/// What the browser shows: a page, which never loads, and the field for the address below it.
struct SafariScreen: View {
  let device: any DeviceControl
  @State private var address = ""
  @State private var problem = ""
  @State private var link: URL?
  @State private var asks = false

  var body: some View {
    VStack {
      if !problem.isEmpty { Text(problem) }
      Spacer()
      TextField("Search or enter website name", text: $address)
        .keyboardType(.URL)
        .submitLabel(.go)
        .onSubmit { open(address) }
        .accessibilityLabel("Address")
        .accessibilityIdentifier("TabBarItemTitle")
    }
    .onOpenURL { open($0.absoluteString) }
    .alert("Open in “\(device.icons.first?.name ?? "")”?", isPresented: $asks, presenting: link) { link in
      Button("Cancel", role: .cancel) {}
      Button("Open") { device.openInApp(link) }
    }
  }

  /// Asks where the address is for an app; a page of the web needs a network, of which there is none.
  private func open(_ text: String) {
    address = text
    let written = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let url = URL(string: written)
    switch url?.scheme?.lowercased() {
    case .some(let scheme) where !["http", "https", "about", "file"].contains(scheme) && !device.icons.isEmpty:
      problem = ""
      link = url
      asks = true
    default: problem = written.isEmpty ? "" : Self.offline
    }
  }

  static let offline = "Safari cannot open the page because your iPhone is not connected to the internet."
}
