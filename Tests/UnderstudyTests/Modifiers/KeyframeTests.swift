import SwiftUI
import Testing
import UnderstudyTesting

private struct Look {
  var scale = 1.0
  var angle = Angle.zero
}

private struct Bounce: Keyframes {
  let height: Double

  var body: some Keyframes<Look> {
    KeyframeTrack(\.scale) {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(1, duration: 1)
    }
  }
}

@MainActor @Suite("SEM-138: keyframes")
struct KeyframeTests {
  @Test("Tracks run at the same time, each through its keyframes")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(7, duration: 2)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(timeline.value(time: 1).scale == 5)
    #expect(timeline.value(time: 2).scale == 6)
    #expect(abs(timeline.value(time: 1).angle.degrees - 45) < 1e-9)
    #expect(timeline.value(progress: 1).scale == 7)
    #expect(timeline.value(time: -1).scale == 1)
  }

  @Test("Cubic keyframes pass through their values without a jump, and springs settle")
  func curves() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1.0, duration: 0.5)
      CubicKeyframe(3.0, duration: 0.5)
      SpringKeyframe(10.0, spring: .bouncy)
    }
    #expect(abs(timeline.value(time: 0.5) - 1) < 1e-9)
    #expect(abs(timeline.value(time: 1) - 3) < 1e-9)
    #expect(abs(timeline.value(time: timeline.duration) - 10) < 0.02)
    for time in [0.5, 1.0] {
      let (before, after) = (timeline.value(time: time - 1e-6), timeline.value(time: time + 1e-6))
      #expect(abs(after - before) < 1e-4)
    }
    // The velocity continues through a keyframe: 3 units in a second around the middle one.
    let slope = (timeline.value(time: 0.5 + 1e-5) - timeline.value(time: 0.5 - 1e-5)) / 2e-5
    #expect(abs(slope - 3) < 1e-2)
  }

  @Test("A type of the app gives keyframes by its body")
  func composed() {
    let timeline = KeyframeTimeline(initialValue: Look()) { Bounce(height: 3) }
    #expect(timeline.value(time: 1).scale == 3)
    #expect(timeline.value(time: 2).scale == 1)
  }

  private struct Screen: View {
    @State private var taps = 0

    var body: some View {
      Button("Play") { taps += 1 }
      KeyframeAnimator(initialValue: 1.0, trigger: taps) { value in
        Text("At \(Int(value))")
      } keyframes: { value in
        LinearKeyframe(value + 4, duration: 0.2)
        LinearKeyframe(value + 1, duration: 0.3)
      }
      Text("Star").keyframeAnimator(initialValue: Look()) { view, look in
        view.scaleEffect(look.scale).accessibilityValue("\(Int(look.scale))")
      } keyframes: { _ in
        KeyframeTrack(\.scale) { CubicKeyframe(9, duration: 1) }
      }
    }
  }

  @Test("A trigger leads to the last value, and once more from there; what repeats stays at the first")
  func animator() {
    let app = XCUIApplication { Screen() }
    #expect(app.staticTexts["At 1"].exists)
    #expect(app.staticTexts["Star"].value as? String == "1")

    app.buttons["Play"].tap()
    #expect(app.staticTexts["At 2"].exists)
    app.buttons["Play"].tap()
    #expect(app.staticTexts["At 3"].exists)
  }
}
