import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyLayout

extension View {
  /// Marks the container whose views scrolling stops at, and that `scrollPosition` names (LAY-192, LAY-193).
  ///
  /// - Parameter isEnabled: Whether the mark applies.
  nonisolated public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Says where scroll views inside stop after a swipe or a drag (LAY-193).
  nonisolated public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}

extension EnvironmentValues {
  @Entry var scrollTargetBehavior: (any ScrollTargetBehavior)? = nil
}

public struct _ScrollTargetLayoutModifier {
  let isEnabled: Bool
}

extension _ScrollTargetLayoutModifier: ViewModifier, NodeModifier {
  package typealias AppliedNode = ScrollTargetLayoutNode
}

/// Keeps the place of a layout that is marked.
package final class ScrollTargetLayoutNode: ValueNode<_ScrollTargetLayoutModifier> {
  package override func appendContentLayout(to items: inout LayoutItems, _ tree: LayoutTree) {
    appendMarkedLayout(to: &items, tree)
  }
}

/// Where scrolling stops.
public protocol ScrollTargetBehavior: Sendable {
  /// Changes where a swipe or drag ends. The target's rectangle is that of the content which would be visible then.
  @MainActor @preconcurrency
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// What a behavior gets of the scroll view.
  public typealias TargetContext = ScrollTargetBehaviorContext
}

/// The scroll view that a target is for, and the movement that leads there.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What is visible before the movement.
  public let originalTarget: ScrollTarget
  /// The speed of the finger when it is lifted, in points a second; zero for a drag.
  public let velocity: CGVector
  /// The directions in which the content moves.
  public let axes: Axis.Set
  let layout: ScrollLayout
  let targets: ScrollTargetViews?
  private let environment: EnvironmentValues

  init(
    _ layout: ScrollLayout, targets: ScrollTargetViews?, axes: Axis.Set, velocity: CGVector,
    environment: EnvironmentValues
  ) {
    self.layout = layout
    self.targets = targets
    self.axes = axes
    self.velocity = velocity
    self.environment = environment
    originalTarget = ScrollTarget(rect: layout.insetRect)
  }

  /// The size of the content in points.
  public var contentSize: CGSize { layout.contentSize }
  /// The size of the part of the scroll view that neither bars nor margins cover.
  public var containerSize: CGSize { layout.insetRect.size }

  /// The environment of the scroll view.
  public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value { environment[keyPath: path] }

  /// What is visible with the content at an offset.
  func target(at offset: CGPoint) -> ScrollTarget {
    var moved = layout
    moved.offset = offset
    return ScrollTarget(rect: moved.insetRect)
  }

  /// The offset at which a target's beginning is at that of the visible part.
  func offset(of target: ScrollTarget) -> CGPoint {
    CGPoint(
      x: target.rect.origin.x - layout.contentInsets.leading, y: target.rect.origin.y - layout.contentInsets.top)
  }
}

/// The behavior by which scrolling stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behavior.
  public init() {}

  /// Takes the nearest page, at most one further than that where the movement began.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var end = context.offset(of: target)
    for axis in Axis.allCases where context.layout.scrolls(axis) {
      let length = context.containerSize[axis]
      let start = context.layout.pagedOffset(near: context.layout.offset)[axis]
      end[axis] = min(max(end[axis], start - length), start + length)
    }
    target = context.target(at: context.layout.pagedOffset(near: end))
  }
}

/// The behavior by which scrolling stops at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe may pass.
  public struct LimitBehavior: Sendable, Equatable {
    private let name: String
    /// A limit where the platform and the direction call for one; here there is none.
    public static let automatic = Self(name: "automatic")
    /// A limit of one view.
    public static let always = Self(name: "always")
    /// A limit of a few views, which swipes here do not reach.
    public static let alwaysByFew = Self(name: "alwaysByFew")
    /// A limit of one view, as `always`.
    public static let alwaysByOne = Self(name: "alwaysByOne")
    /// No limit: a fast swipe passes any number of views.
    public static let never = Self(name: "never")
  }

  private let limit: LimitBehavior

  /// Creates the behavior.
  ///
  /// - Parameter limitBehavior: How many views one swipe may pass.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Puts the beginning of the nearest view at that of the visible part.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let targets = context.targets else { return }
    let layout = context.layout
    var end = context.offset(of: target)
    if limit == .always || limit == .alwaysByOne {
      let start = layout.alignedOffset(near: layout.offset, to: targets.rects(near: layout.offset))
      for axis in Axis.allCases where layout.scrolls(axis) {
        let length = targets.index().flatMap { targets.rect(of: $0) }?.size[axis] ?? 0
        end[axis] = min(max(end[axis], start[axis] - length), start[axis] + length)
      }
    }
    target = context.target(at: layout.alignedOffset(near: end, to: targets.rects(near: end)))
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A stop at whole pages, one after the other.
  public static var paging: Self { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A stop at the edges of the views in the scroll view.
  public static var viewAligned: Self { .init() }
  /// A stop at the edges of views, of which one swipe may pass only so many.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    .init(limitBehavior: limitBehavior)
  }
}
