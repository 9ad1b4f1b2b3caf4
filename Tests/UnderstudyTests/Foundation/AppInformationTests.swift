import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

/// What the plugin writes for an app of this module.
enum UnderstudyAppInformation: _AppInformation {
  static let propertyList = """
    <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>Tea house</string>
      <key>CFBundleVersion</key><string>42</string>
      <key>Server</key><dict><key>url</key><string>https://a.b</string></dict>
      <key>IsTrial</key><true/>
    </dict></plist>
    """
}

@MainActor struct AppInformationTests {
  private struct InformedApp: App {
    var body: some Scene {
      WindowGroup {
        let info = Bundle.main.infoDictionary ?? [:]
        Text(verbatim: "\(info["CFBundleDisplayName"] ?? "none") \(info["CFBundleVersion"] ?? "none")")
        Text(verbatim: "\(Bundle.main.object(forInfoDictionaryKey: "IsTrial") as? Bool ?? false)")
        Text(verbatim: "\((info["Server"] as? [String: Any])?["url"] ?? "none")")
        Text(verbatim: "\(info["CFBundleShortVersionString"] ?? "none") \(info["CFBundleName"] ?? "none")")
      }
    }
  }

  @Test("F-140: an app's bundle has the values of its Info.plist, and standard ones for what that leaves out")
  func values() {
    let app = XCUIApplication(InformedApp.self)
    app.launch()
    let texts = app.staticTexts.allElementsBoundByIndex.map(\.label)
    #expect(texts == ["Tea house 42", "true", "https://a.b", "1.0 UnderstudyTests"])
  }
}
