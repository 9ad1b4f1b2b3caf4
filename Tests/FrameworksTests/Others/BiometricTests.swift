import LocalAuthentication
import SwiftUI
import Testing
import UnderstudyTesting

@MainActor
@Suite("Biometrics")
struct BiometricTests {
  private struct Vault: View {
    @State private var state = "locked"
    let policy: LAPolicy

    var body: some View {
      Text(state).accessibilityIdentifier("state")
      Button("Unlock") {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(policy, error: &error) else {
          state = "cannot \(error?.code ?? 0)"
          return
        }
        context.evaluatePolicy(policy, localizedReason: "Unlock your teas") { isKnown, error in
          let text = isKnown ? "open \(context.biometryType)" : "\((error as? LAError)?.code.rawValue ?? 0)"
          DispatchQueue.main.async { state = text }
        }
      }
    }
  }

  private func state(_ app: XCUIApplication) -> String {
    app.buttons["Unlock"].tap()
    return app.staticTexts["state"].label
  }

  @Test("At first the device knows no face, as a new simulator")
  func standard() {
    #expect(state(XCUIApplication { Vault(policy: .deviceOwnerAuthenticationWithBiometrics) }) == "cannot -7")
    #expect(state(XCUIApplication { Vault(policy: .deviceOwnerAuthentication) }) == "cannot -5")
  }

  @Test(
    "The test answers",
    arguments: [
      (BiometricAnswer.succeeds, "open faceID", "open faceID"), (.fails, "-1", "-1"), (.isCancelled, "-2", "-2"),
      (.fallsBack, "-3", "open faceID"), (.lockedOut, "cannot -8", "open faceID"),
      (.unavailable, "cannot -6", "cannot -5"),
    ])
  func answers(answer: BiometricAnswer, biometric: String, any: String) {
    let app = XCUIApplication { Vault(policy: .deviceOwnerAuthenticationWithBiometrics) }
    app.world.biometrics = answer
    #expect(state(app) == biometric)
    let other = XCUIApplication { Vault(policy: .deviceOwnerAuthentication) }
    other.world.biometrics = answer
    #expect(state(other) == any)
    #expect(app.world.biometrics != .notEnrolled)
  }

  @Test("A context awaits, tells its reason to the log, and is of no use once it is invalid")
  func awaiting() {
    struct Screen: View {
      @State private var lines: [String] = []
      var body: some View {
        Text(lines.joined(separator: ", ")).accessibilityIdentifier("lines").task {
          let context = LAContext()
          lines.append("\(context.biometryType)")
          do {
            let isKnown = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Look")
            lines.append("\(isKnown) \(context.biometryType)")
            context.invalidate()
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Again")
          } catch LAError.invalidContext {
            lines.append("invalid")
          } catch {
            lines.append("\(error)")
          }
        }
      }
    }
    let app = XCUIApplication { Screen() }
    app.world.biometrics = .succeeds
    app.world.biometryType = .touchID
    app.launch()
    #expect(app.staticTexts["lines"].label == "none, true touchID, invalid")
    #expect(app.events.of(.log).lines.first == "[LocalAuthentication] Look: succeeds")
  }
}
