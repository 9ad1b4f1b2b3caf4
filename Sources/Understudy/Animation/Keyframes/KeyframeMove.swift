import Foundation

/// A movement of a value from where it is to the value of a keyframe.
struct KeyframeMove<Value: Animatable> {
  typealias Numbers = Value.AnimatableData

  enum Path {
    case curve(UnitCurve)
    case cubic(start: Numbers?, end: Numbers?)
    case spring(Spring, start: Numbers?)
    case jump
  }

  let to: Value
  let duration: Double
  let path: Path

  /// Where a value is, and how much it changes a second.
  struct State {
    var value: Numbers
    var velocity: Numbers
  }

  init(to: Value, duration: TimeInterval, path: Path) {
    (self.to, self.path) = (to, path)
    self.duration = duration.isFinite ? max(duration, 0) : 0
  }

  /// The state at a time of the movement.
  ///
  /// - Parameters:
  ///   - start: The state at its beginning.
  ///   - next: The movement after this one, for a smooth way to it.
  ///   - time: In seconds from the beginning.
  func state(from start: State, before next: KeyframeMove?, at time: Double) -> State {
    let target = to.animatableData
    guard duration > 0, time < duration || !isExactAtEnd else {
      return State(value: target, velocity: endVelocity(from: start, before: next))
    }
    let way = target - start.value
    switch path {
    case .jump: return State(value: target, velocity: .zero)
    case .curve(let curve):
      let progress = time / duration
      return State(
        value: start.value + way.scaled(by: curve.value(at: progress)),
        velocity: way.scaled(by: curve.velocity(at: progress) / duration))
    case .cubic(let given, _):
      let first = given ?? start.velocity
      return cubic(start.value, first, target, endVelocity(from: start, before: next), at: time / duration)
    case .spring(let spring, let given):
      let velocity = given ?? start.velocity
      return State(
        value: start.value + spring.value(target: way, initialVelocity: velocity, time: time),
        velocity: spring.velocity(target: way, initialVelocity: velocity, time: time))
    }
  }

  /// A spring of a given duration can end on its way.
  private var isExactAtEnd: Bool { if case .spring = path { false } else { true } }

  private func endVelocity(from start: State, before next: KeyframeMove?) -> Numbers {
    switch path {
    case .jump: return .zero
    case .curve(let curve):
      return duration > 0 ? (to.animatableData - start.value).scaled(by: curve.velocity(at: 1) / duration) : .zero
    case .spring(let spring, let given):
      return spring.velocity(
        target: to.animatableData - start.value, initialVelocity: given ?? start.velocity, time: duration)
    case .cubic(_, let given):
      if let given { return given }
      guard let next, case .cubic = next.path, duration + next.duration > 0 else { return .zero }
      return (next.to.animatableData - start.value).scaled(by: 1 / (duration + next.duration))
    }
  }

  /// A cubic curve through two values with given velocities.
  private func cubic(
    _ from: Numbers, _ first: Numbers, _ to: Numbers, _ last: Numbers, at progress: Double
  ) -> State {
    let (t, way) = (progress, to - from)
    let (square, cube) = (t * t, t * t * t)
    let place = way.scaled(by: 3 * square - 2 * cube)
    let pulls =
      first.scaled(by: duration * (cube - 2 * square + t)) + last.scaled(by: duration * (cube - square))
    let slope = way.scaled(by: (6 * t - 6 * square) / duration)
    let change = first.scaled(by: 3 * square - 4 * t + 1) + last.scaled(by: 3 * square - 2 * t)
    return State(value: from + place + pulls, velocity: slope + change)
  }
}
