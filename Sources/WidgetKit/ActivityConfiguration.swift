import ActivityKit
import SwiftUI

/// What a view of a Live Activity gets. Source: Apple's page "ActivityViewContext".
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// Identifies the activity.
  public let activityID: String
  /// What stays the same.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// Whether the state is out of date.
  public let isStale: Bool
}

/// The looks of a Live Activity, which nothing shows: `app.world.liveActivities` has its state. Source: Apple's page
/// "ActivityConfiguration".
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Describes the looks.
  ///
  /// - Parameters:
  ///   - attributesType: The kind of the activity.
  ///   - content: The view of the lock screen.
  ///   - dynamicIsland: The views around the camera.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  /// Not to be called.
  public var body: Never { preconditionFailure("A configuration of a Live Activity has no body.") }
}

/// The views of a Live Activity around the camera, which nothing shows. Source: Apple's page "DynamicIsland".
@MainActor @preconcurrency
public struct DynamicIsland {
  /// Describes the views.
  ///
  /// - Parameters:
  ///   - expanded: What a long press shows.
  ///   - compactLeading: What is before the camera.
  ///   - compactTrailing: What is behind the camera.
  ///   - minimal: What is there if another app has an activity, too.
  public init<Expanded: DynamicIslandContent>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Expanded,
    @ViewBuilder compactLeading: @escaping () -> some View, @ViewBuilder compactTrailing: @escaping () -> some View,
    @ViewBuilder minimal: @escaping () -> some View
  ) {}

  /// The address that a tap opens in the app.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// The color of the line around.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// The distances from the edges, in points.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }
}

/// How much of the views around the camera shows. Source: Apple's page "DynamicIslandMode".
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  /// What a long press shows.
  public static let expanded = Self(name: "expanded")
  /// What is before the camera.
  public static let compactLeading = Self(name: "compactLeading")
  /// What is behind the camera.
  public static let compactTrailing = Self(name: "compactTrailing")
  /// What is there if another app has an activity, too.
  public static let minimal = Self(name: "minimal")
}

/// Parts of what a long press shows.
@MainActor @preconcurrency public protocol DynamicIslandContent {}

/// A part of what a long press shows. Source: Apple's page "DynamicIslandExpandedRegion".
public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandContent {
  /// Describes a part.
  ///
  /// - Parameters:
  ///   - position: Where it is.
  ///   - priority: Which of the parts beside each other gets more room.
  ///   - content: Its views.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// Where a part is. Source: Apple's page "DynamicIslandExpandedRegionPosition".
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// Before the camera.
  public static let leading = Self(name: "leading")
  /// Behind the camera.
  public static let trailing = Self(name: "trailing")
  /// Below the camera.
  public static let center = Self(name: "center")
  /// Below the others.
  public static let bottom = Self(name: "bottom")
}

/// Takes the parts of what a long press shows.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Takes parts.
  @MainActor public static func buildBlock<each Content: DynamicIslandContent>(
    _ content: repeat each Content
  ) -> some DynamicIslandContent { IslandParts() }
  /// Takes parts that there may be.
  @MainActor public static func buildOptional(_ content: (any DynamicIslandContent)?) -> some DynamicIslandContent {
    IslandParts()
  }
  /// Takes one of two.
  @MainActor public static func buildEither(first content: any DynamicIslandContent) -> IslandParts { IslandParts() }
  /// Takes one of two.
  @MainActor public static func buildEither(second content: any DynamicIslandContent) -> IslandParts { IslandParts() }
}

/// Stands for parts, which nothing shows.
public struct IslandParts: DynamicIslandContent {
  init() {}
}

// Nothing shows the lock screen, so none of these has an effect.
extension View {
  /// The color behind a Live Activity on the lock screen.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// The color of the system's buttons beside a Live Activity.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
