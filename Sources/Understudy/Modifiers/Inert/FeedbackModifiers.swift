import Foundation
@_spi(Runtime) import UnderstudyCore

// Pointers, vibration and previews: there is nothing to observe.

extension View {
  nonisolated public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  nonisolated public consuming func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  nonisolated public consuming func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public consuming func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  nonisolated public consuming func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  { self }
  nonisolated public consuming func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  nonisolated public consuming func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  nonisolated public consuming func help(_ textKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public consuming func help<S: StringProtocol>(_ text: S) -> some View { self }
  nonisolated public consuming func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public consuming func previewDevice(_ value: PreviewDevice?) -> some View { self }
  nonisolated public consuming func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public consuming func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a pointer above a view does to it.
public struct HoverEffect: Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// A vibration that the user feels.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { .init(name: "impact") }
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { .init(name: "impact") }

  /// How heavy the thing feels that is hit.
  public enum Weight: Sendable { case light, medium, heavy }
  /// How hard the thing feels that is hit.
  public enum Flexibility: Sendable { case rigid, solid, soft }
}

/// The device that a preview plays.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// How the device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let name: String
  public static let portrait = Self(name: "portrait")
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  public static let landscapeLeft = Self(name: "landscapeLeft")
  public static let landscapeRight = Self(name: "landscapeRight")
  public static var allCases: [InterfaceOrientation] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }
}

/// Views shown beside the source.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
