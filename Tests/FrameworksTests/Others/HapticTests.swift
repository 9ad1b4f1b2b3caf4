import AudioToolbox
import CoreHaptics
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Haptics and sounds of the system")
struct HapticTests {
  @Test("There is no hardware for haptics; patterns can be made")
  func haptics() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { _ = try CHHapticEngine() }
    let strong = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let events = [
      CHHapticEvent(eventType: .hapticTransient, parameters: [strong], relativeTime: CHHapticTimeImmediate),
      CHHapticEvent(eventType: .hapticContinuous, parameters: [strong], relativeTime: 1, duration: 0.5),
    ]
    #expect(try CHHapticPattern(events: events, parameters: []).duration == 1.5)
  }

  @Test("The event log has the sounds that an app plays")
  func sounds() {
    let app = XCUIApplication {
      Button("Play") {
        AudioServicesPlaySystemSound(1519)
        AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
        var id: SystemSoundID = 0
        AudioServicesCreateSystemSoundID(URL(filePath: "/sounds/bell.wav") as CFURL, &id)
        AudioServicesPlaySystemSoundWithCompletion(id) { AudioServicesDisposeSystemSoundID(id) }
      }
    }
    app.buttons["Play"].tap()
    #expect(
      app.events.of(.log).lines == [
        "[AudioToolbox] Play the sound 1519", "[AudioToolbox] Play the alert of vibration",
        "[AudioToolbox] Play the sound bell.wav",
      ])
  }
}
