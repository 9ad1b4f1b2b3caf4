import SwiftUI
import Testing

@Suite("Springs")
struct SpringTests {
  @Test("Duration and bounce are the physics of a spring")
  func parameters() {
    let smooth = Spring(duration: 0.5, bounce: 0)
    #expect(abs(smooth.stiffness - 157.913_670) < 1e-5)
    #expect(abs(smooth.damping - 25.132_741) < 1e-5)
    #expect(abs(Spring.bouncy.dampingRatio - 0.7) < 1e-9)
    #expect(abs(Spring.snappy.bounce - 0.15) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-9)
    #expect(Spring(stiffness: 1, damping: 10).dampingRatio == 1)
    #expect(Spring(stiffness: 1, damping: 10, allowOverDamping: true).dampingRatio == 5)
  }

  @Test("A value goes from zero to its target, and its velocity is its change", arguments: [-0.4, 0, 0.3])
  func motion(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: 10) - 10) < 1e-3)
    for time in stride(from: 0.01, through: 1, by: 0.07) {
      let step = 1e-6
      let change =
        (spring.value(target: 10.0, initialVelocity: 3, time: time + step)
          - spring.value(target: 10.0, initialVelocity: 3, time: time - step)) / (2 * step)
      #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3, time: time) - change) < 1e-4)
    }
  }

  @Test("Steps lead to where one motion does", arguments: [-0.4, 0, 0.3])
  func steps(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<50 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
    #expect(abs(value - spring.value(target: 1.0, time: 0.5)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 1.0, time: 0.5)) < 1e-9)
  }

  @Test("A spring is near its target once it has settled", arguments: [-0.4, 0, 0.3])
  func settling(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(abs(1 - spring.value(target: 1.0, time: spring.settlingDuration)) <= 0.001)
    let given = Spring(settlingDuration: 2, dampingRatio: spring.dampingRatio)
    #expect(abs(given.settlingDuration - 2) < 0.05)
  }
}
