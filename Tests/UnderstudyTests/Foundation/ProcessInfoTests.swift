import Foundation
import FoundationNetworking
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor @Suite("What else Foundation lacks on Linux")
struct ProcessInfoTests {
  @Test("the device is cool, and saves no power")
  func device() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
  }

  @Test("CFAbsoluteTimeGetCurrent goes by the app's clock")
  func absoluteTime() {
    struct Screen: View {
      @State private var start = CFAbsoluteTimeGetCurrent()
      @State private var elapsed = 0
      var body: some View {
        Text("Elapsed: \(elapsed)").task {
          try? await Task.sleep(for: .seconds(3))
          elapsed = Int((CFAbsoluteTimeGetCurrent() - start).rounded())
        }
      }
    }
    #expect(XCUIApplication { Screen() }.staticTexts["Elapsed: 3"].waitForExistence(timeout: 5))
  }

  @Test("an autorelease pool returns and throws what its closure does")
  func pool() throws {
    #expect(autoreleasepool { 5 } == 5)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
  }

  @Test("an activity keeps what it is given")
  func activity() {
    let activity = NSUserActivity(activityType: "com.example.read")
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["page": 2, "book": "A"])
    activity.becomeCurrent()
    #expect(activity.activityType == "com.example.read")
    #expect(activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?["book"] as? String == "A")
  }

  @Test("a session's configuration takes what apps set for networks")
  func configuration() {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    configuration.allowsExpensiveNetworkAccess = false
    #expect(configuration.allowsConstrainedNetworkAccess)
  }

  @Test("an index path consists of a section and a row")
  func indexPath() {
    let path = IndexPath(row: 2, section: 1)
    #expect((path.row, path.item, path.section) == (2, 2, 1))
    #expect(IndexPath().row == 0)
  }

  @Test("an app's formatters write its language")
  func language() {
    struct Screen: View {
      var body: some View {
        let formatter = DateComponentsFormatter()
        let _ = formatter.unitsStyle = .full
        Text(verbatim: formatter.string(from: 60) ?? "")
        Text(verbatim: Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide)))
        Text(verbatim: RelativeDateTimeFormatter().localizedString(from: DateComponents(day: -3)))
        Text(verbatim: ListFormatter.localizedString(byJoining: ["a", "b"]))
      }
    }
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["1 minute", "3.1 miles", "3 days ago", "a and b"])
    app.profile.locale = Locale(identifier: "de_DE")
    app.launch()
    #expect(
      app.staticTexts.allElementsBoundByIndex.map(\.label) == ["1 Minute", "5 Kilometer", "vor 3 Tagen", "a und b"])
  }
}
