// Vibrations cannot be observed.

extension View {
  /// A vibration on each change of a value cannot be observed in a test.
  ///
  /// - Parameters:
  ///   - feedback: The kind of vibration.
  ///   - trigger: The value.
  nonisolated public consuming func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  { self }
  /// The condition is never evaluated here, as no vibration depends on it.
  nonisolated public consuming func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// The closure that chooses a vibration is never called here.
  nonisolated public consuming func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}

/// A vibration that the user feels.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task has succeeded with a problem that the user should look at.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has risen above a limit.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has fallen below a limit.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity has begun.
  public static let start = SensoryFeedback(name: "start")
  /// An activity has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// An object that is dragged has come into line with another.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A pressure or value has moved to the next level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two objects have hit each other, with the usual weight.
  public static let impact = SensoryFeedback(name: "impact")
  /// Two objects of a weight have hit each other; here all impacts are equal.
  ///
  /// - Parameters:
  ///   - weight: How heavy the objects are.
  ///   - intensity: The strength, from 0 to 1.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { .init(name: "impact") }
  /// Two objects of a hardness have hit each other; here all impacts are equal.
  ///
  /// - Parameters:
  ///   - flexibility: How hard the objects are.
  ///   - intensity: The strength, from 0 to 1.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { .init(name: "impact") }

  /// How heavy the thing feels that is hit.
  public enum Weight: Sendable { case light, medium, heavy }
  /// How hard the thing feels that is hit.
  public enum Flexibility: Sendable { case rigid, solid, soft }
}
