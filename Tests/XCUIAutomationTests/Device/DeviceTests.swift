import SwiftUI
import Testing
import UnderstudyTesting

@testable import XCUIAutomation

/// F-46: the device of a test, which its apps follow.
@MainActor
@Suite("The device")
struct DeviceTests {
  private struct Screen: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var orientation = UIDevice.current.orientation

    var body: some View {
      VStack {
        Text(colorScheme == .dark ? "dark" : "light")
        Text(verticalSizeClass == .compact ? "flat" : "tall")
        Text(horizontalSizeClass == .compact ? "narrow" : "broad")
        Text("held \(orientation.rawValue)")
        GeometryReader { Text("width \(Int($0.size.width))") }
      }
      .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
        orientation = UIDevice.current.orientation
      }
    }
  }

  private let device = XCUIDevice.shared

  @Test("F-46: apps follow the device when it is turned or goes dark")
  func following() {
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["light", "tall", "narrow", "held 1", "width 390"])
    device.orientation = .landscapeLeft
    device.appearance = .dark
    #expect(app.texts == ["dark", "flat", "narrow", "held 3", "width 750"])
    #expect(app.frame.size == CGSize(width: 844, height: 390))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    device.orientation = .portrait
    device.appearance = .light
    #expect(app.texts == ["light", "tall", "narrow", "held 1", "width 390"])
  }

  @Test("F-46: an app begins on the device as the test has left it")
  func launching() {
    device.orientation = .landscapeRight
    device.appearance = .dark
    let app = XCUIApplication { Screen() }
    #expect(app.texts == ["dark", "flat", "narrow", "held 4", "width 750"])
    #expect(device.orientation == .landscapeRight && device.appearance == .dark)
  }

  @Test("F-46: a test begins with a device that is held upright and light, whatever others do", arguments: 0..<4)
  func beginning(number: Int) async {
    #expect(device.orientation == .portrait)
    device.orientation = .landscapeLeft
    await Task.yield()
    #expect(device.orientation == .landscapeLeft)
    #expect(device.appearance == .light)
  }

  @Test("F-46: what views write comes before the device")
  func written() {
    let app = XCUIApplication {
      Screen().environment(\.colorScheme, .dark).environment(\.verticalSizeClass, .compact)
    }
    #expect(app.texts.prefix(2) == ["dark", "flat"])
    device.orientation = .landscapeLeft
    device.orientation = .portrait
    #expect(app.texts.prefix(2) == ["dark", "flat"])
  }

  @Test("F-46: UIDevice returns what the profile says")
  func current() {
    let app = XCUIApplication { Text("\(UIDevice.current.name) \(UIDevice.current.systemVersion)") }
    app.profile.name = "Tester"
    app.profile.systemVersion = 26
    app.launch()
    #expect(app.texts == ["Tester 26.0"])
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.systemName == "iOS")
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.portrait.isLandscape)
  }

  // MARK: - Audits

  private struct Silent: View {
    var body: some View {
      Button {
      } label: {
        Color.red
      }.accessibilityIdentifier("silent")
      Button("Spoken") {}
      TextField("Placeholder", text: .constant(""))
      Image(decorative: "decoration")
    }
  }

  @Test("F-46: an audit fails for each control that says nothing")
  func audit() throws {
    let app = XCUIApplication { Silent() }
    let messages = failures { try? app.performAccessibilityAudit(for: .sufficientElementDescription) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Element has no description: Button, identifier: 'silent'") == true)
    #expect(failures { try? app.performAccessibilityAudit(for: [.trait, .dynamicType]) }.isEmpty)
  }

  @Test("F-46: a handler gets each issue, and may have it ignored")
  func auditHandler() throws {
    let app = XCUIApplication { Silent() }
    var identifiers: [String?] = []
    try app.performAccessibilityAudit(for: .sufficientElementDescription) { issue in
      identifiers.append(issue.element?.identifier)
      #expect(issue.auditType == .sufficientElementDescription)
      return true
    }
    #expect(identifiers == ["silent"])
    #expect(throws: CancellationError.self) { try app.performAccessibilityAudit { _ in throw CancellationError() } }
  }
}

extension XCUIApplication {
  fileprivate var texts: [String] { staticTexts.allElementsBoundByIndex.map(\.label) }
}
