import Foundation
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Devices and their screens")
struct DeviceLayoutTests {
  private struct Surroundings: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.displayScale) private var scale
    @Environment(\.dynamicTypeSize) private var type
    var id = "surroundings"

    var body: some View {
      Text("\(name(width)) \(name(height)) \(Int(scale))").accessibilityIdentifier(id)
      Text(verbatim: "\(type)").accessibilityIdentifier("type")
    }

    private func name(_ sizeClass: UserInterfaceSizeClass?) -> String { sizeClass == .regular ? "regular" : "compact" }
  }

  private func launch<Content: View>(
    _ device: Profile.Device, @ViewBuilder _ content: @escaping () -> Content
  ) -> XCUIApplication {
    let app = XCUIApplication { content() }
    app.profile.device = device
    app.launch()
    return app
  }

  @Test(
    "LAY-200: size classes and scales upright and sideways",
    arguments: [
      (Profile.Device.iPhone14, "compact regular 3", "compact compact 3"),
      (.iPhoneSE3, "compact regular 2", "compact compact 2"),
      (.iPhone16ProMax, "compact regular 3", "regular compact 3"),
      (.iPhone14Plus, "compact regular 3", "regular compact 3"),
      (.iPadPro11, "regular regular 2", "regular regular 2"),
      (.iPadMini6, "regular regular 2", "regular regular 2"),
    ])
  func sizeClasses(device: Profile.Device, upright: String, sideways: String) {
    let app = launch(device) { Surroundings() }
    #expect(app.staticTexts["surroundings"].label == upright)
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(app.staticTexts["surroundings"].label == sideways)
    XCUIDevice.shared.orientation = .portrait
    #expect(app.staticTexts["surroundings"].label == upright)
  }

  @Test("LAY-200: a view fills the safe part of the screen, as the device is held")
  func safeArea() {
    let app = launch(.iPhone16Pro) { SizedBox(id: "box") }
    #expect(app.buttons["box"].frame.isNear(0, 62, 402, 778))
    XCUIDevice.shared.orientation = .landscapeRight
    #expect(app.buttons["box"].frame.isNear(62, 0, 750, 381))
    let home = launch(.iPhoneSE3) { SizedBox(id: "box") }
    XCUIDevice.shared.orientation = .portrait
    #expect(home.buttons["box"].frame.isNear(0, 20, 375, 647))
    let pad = launch(.iPadPro11) { SizedBox(id: "box") }
    #expect(pad.buttons["box"].frame.isNear(0, 24, 834, 1150))
  }

  @Test("LAY-213: the system's margin is 20 points from 414 points on")
  func margins() {
    func row(_ device: Profile.Device) -> CGFloat {
      launch(device) { List { Text("Row") } }.cells.firstMatch.frame.minX
    }
    #expect(row(.iPhoneSE3) == 16)
    #expect(row(.iPhone16Pro) == 16)
    #expect(row(.iPhone16ProMax) == 20)
  }

  @Test("LAY-200: a size of the screen chooses the device, and any other size is a usual device's")
  func screenSize() {
    var profile = Profile()
    #expect(profile.device == .iPhone14)
    profile.screenSize = CGSize(width: 834, height: 1194)
    #expect(profile.device.userInterfaceIdiom == .pad && profile.device.scale == 2 && profile.name == "iPad")
    profile.device = .iPadPro11
    profile.screenSize = CGSize(width: 834, height: 1194)
    #expect(profile.device == .iPadPro11)
    profile.screenSize = CGSize(width: 400, height: 700)
    #expect(profile.device.name == "" && profile.device.safeAreaInsets == Profile.Device.iPhone14.safeAreaInsets)
    #expect(Profile(screenSize: CGSize(width: 375, height: 667)).device == .iPhoneSE2)
    #expect(Profile.Device.named("iPhone 16 Pro") == .iPhone16Pro)
    #expect(Profile.Device.named("Newton") == nil)
    #expect(Set(Profile.Device.all.map(\.name)).count == Profile.Device.all.count)
  }

  @Test("F-46: UIDevice and UIScreen are those of the profile's device")
  func device() {
    let app = launch(.iPadPro11) {
      let (device, screen) = (UIDevice.current, UIScreen.main)
      Text(verbatim: "\(device.userInterfaceIdiom == .pad) \(device.model) \(device.systemName)")
        .accessibilityIdentifier("device")
      Text(verbatim: "\(Int(screen.bounds.width)) \(screen.scale) \(Int(screen.nativeBounds.height))")
        .accessibilityIdentifier("screen")
    }
    #expect(app.staticTexts["device"].label == "true iPad iPadOS")
    #expect(app.staticTexts["screen"].label == "834 2.0 2388")
    #expect(UIDevice.current.name == "iPad")
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(UIScreen.main.bounds.size == CGSize(width: 1194, height: 834))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1668, height: 2388))
  }

  @Test("LAY-195: the size of text is a setting of the device, which an argument at launch overrides")
  func typeSize() {
    let app = XCUIApplication { Surroundings() }
    #expect(app.staticTexts["type"].label == "large")
    let height = app.staticTexts["surroundings"].frame.height
    app.profile.dynamicTypeSize = .accessibility3
    app.launch()
    #expect(app.staticTexts["type"].label == "accessibility3")
    #expect(app.staticTexts["surroundings"].frame.height > height)
    app.launchArguments = ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXS"]
    app.launch()
    #expect(app.staticTexts["type"].label == "xSmall")
  }

  // MARK: - Sheets and popovers of an iPad

  @Test("LAY-209: a sheet of an iPad is a form in the middle, narrow inside and without a safe area")
  func formSheet() {
    let app = launch(.iPadPro11) {
      SizedBox(id: "behind").sheet(isPresented: .constant(true)) {
        VStack(spacing: 0) {
          Surroundings()
          SizedBox(id: "content")
        }
      }
    }
    #expect(app.staticTexts["surroundings"].label == "compact regular 2")
    let content = app.buttons["content"].frame
    #expect(content.minX == 147 && content.width == 540 && content.maxY == 907)
  }

  @Test("LAY-209: a full screen cover of an iPad fills the screen and stays wide")
  func cover() {
    let app = launch(.iPadPro11) {
      SizedBox(id: "behind").fullScreenCover(isPresented: .constant(true)) { Surroundings() }
    }
    #expect(app.staticTexts["surroundings"].label == "regular regular 2")
  }

  @Test("SEM-317: a popover of an iPad stays one, below its source, and what is around it stays in the tree")
  func popover() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("Title")
          Button("Open") { isShown = true }.popover(isPresented: $isShown) {
            Text("Inside").frame(width: 200, height: 100)
          }
        }
      }
    }
    let app = launch(.iPadPro11) { Screen() }
    let source = app.buttons["Open"].frame
    app.buttons["Open"].tap()
    #expect(app.popovers.count == 1)
    #expect(app.staticTexts["Title"].exists)
    let frame = app.popovers.firstMatch.frame
    #expect(frame.size == CGSize(width: 200, height: 100))
    #expect(abs(frame.midX - source.midX) <= 0.5 && frame.minY == source.maxY + 13)
    #expect(abs(app.staticTexts["Inside"].frame.midY - frame.midY) <= 0.5)
    #expect(app.otherElements["PopoverDismissRegion"].frame == CGRect(x: 0, y: 0, width: 834, height: 1194))
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(!app.staticTexts["Inside"].exists)
  }

  @Test("LAY-212: a confirmation dialog of an iPad is in a popover without a button that cancels")
  func confirmation() {
    struct Screen: View {
      @State private var isAsking = false
      @State private var log = ""
      var body: some View {
        VStack {
          Button("Ask") { isAsking = true }
            .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive) { log += "deleted " }
              Button("Keep", role: .cancel) { log += "kept " }
            }
          Text(log).accessibilityIdentifier("log")
        }
      }
    }
    let app = launch(.iPadPro11) { Screen() }
    let source = app.buttons["Ask"].frame
    app.buttons["Ask"].tap()
    #expect(app.popovers.count == 1 && app.sheets.staticTexts["Sure?"].exists)
    #expect(!app.buttons["Keep"].exists)
    let popover = app.popovers.firstMatch.frame
    #expect(popover.width == 304 && popover.minY == source.maxY + 13)
    #expect(app.buttons["Delete"].frame.maxY == popover.maxY && app.buttons["Delete"].frame.height == 57)
    app.sheets.buttons["Delete"].tap()
    #expect(app.staticTexts["log"].label == "deleted ")
    app.buttons["Ask"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(app.staticTexts["log"].label == "deleted kept " && !app.popovers.firstMatch.exists)
  }

  @Test("LAY-214: an inspector is a column at the trailing edge in a regular width, a sheet in a compact one")
  func inspector() {
    func screen() -> some View {
      SizedBox(id: "page").inspector(isPresented: .constant(true)) {
        SizedBox(id: "details").inspectorColumnWidth(300)
      }
    }
    let pad = launch(.iPadPro11) { screen() }
    #expect(pad.buttons["page"].frame.isNear(0, 24, 534, 1150))
    #expect(pad.buttons["details"].frame.isNear(534, 24, 300, 1150))
    let phone = launch(.iPhone14) { screen() }
    #expect(!phone.buttons["page"].exists)
    #expect(phone.buttons["details"].frame.isNear(0, 57, 390, 753))
  }
}
