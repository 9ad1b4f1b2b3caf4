import Foundation
@_spi(Runtime) import UnderstudyCore

/// No transition: the old view is gone before the new one comes (SEM-168).
public struct IdentityTransition: Sendable { public init() {} }
/// Fades in and out.
public struct OpacityTransition: Sendable { public init() {} }
/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Sendable { public init() {} }
/// Grows from a point and shrinks to it.
public struct ScaleTransition: Sendable {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}
/// Comes from an edge and goes there.
public struct MoveTransition: Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}
/// Comes from an edge and pushes the old view away.
public struct PushTransition: Sendable {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}
/// Comes from some distance and goes there.
public struct OffsetTransition: Sendable {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
}
/// Blurs the old view into the new one.
public struct BlurReplaceTransition: Sendable {
  /// Whether views grow or shrink while they blur.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Self(name: "downUp")
    public static let upUp = Self(name: "upUp")
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
}
/// One transition for coming and another for going; the latter decides the order.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension IdentityTransition: BuiltInTransition, OrderingTransition {
  nonisolated var order: TransitionKind { TransitionKind(removesFirst: true) }
}
extension OpacityTransition: BuiltInTransition {}
extension SlideTransition: BuiltInTransition {}
extension ScaleTransition: BuiltInTransition {}
extension MoveTransition: BuiltInTransition {}
extension PushTransition: BuiltInTransition {}
extension OffsetTransition: BuiltInTransition {}
extension BlurReplaceTransition: BuiltInTransition {}

extension AsymmetricTransition: Transition, OrderingTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = insertion.body(content: .init(visit: content.visit), phase: phase)
    removal.body(content: .init(visit: visitor(of: inner)), phase: phase)
  }

  nonisolated var order: TransitionKind { removal.kind }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: Self { .init() }
}
extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: Self { .init() }
}
extension Transition where Self == SlideTransition {
  nonisolated public static var slide: Self { .init() }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: Self { .init(1e-5) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    .init(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> Self { .init(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    .init(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: Self { .init(configuration: .downUp) }
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    .init(configuration: configuration)
  }
}
extension Transition {
  nonisolated public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    .init(insertion: insertion, removal: removal)
  }
}
