import SwiftUI

/// Content with another look or tag.
public struct _ModifiedMapContent<Content: MapContent>: MapContent {
  let content: Content
  let change: (inout MapRecord) -> Void

  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    let count = items.records.count
    Content._collect(content.content, into: &items)
    for index in items.records.indices.dropFirst(count) { content.change(&items.records[index]) }
  }
}

extension MapContent {
  private func changed(_ change: @escaping (inout MapRecord) -> Void) -> _ModifiedMapContent<Self> {
    _ModifiedMapContent(content: self, change: change)
  }

  /// What is selected where the content is.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }

  /// Gives markers a color.
  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    changed { $0.tint = $0.tint ?? AnyShapeStyle(tint) }
  }

  /// Whether labels of markers and annotations are shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.showsTitle = visibility != .hidden }
  }

  /// Whether second lines are shown; there are none.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }

  /// Fills areas.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.fill = $0.fill ?? AnyShapeStyle(style) }
  }

  /// Draws lines and edges.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws lines and edges.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { record in
      record.stroke = record.stroke ?? AnyShapeStyle(content)
      record.strokeStyle = record.strokeStyle ?? style
    }
  }

  /// Draws lines and edges of a width.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws lines and edges in a style.
  public func strokeStyle(style: StrokeStyle) -> some MapContent {
    changed { $0.strokeStyle = $0.strokeStyle ?? style }
  }

  /// Says whether overlays lie over labels; without effect, as the ground has none.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }

  /// Says what is shown beside a selected place; nothing is.
  public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic)
    -> some MapContent
  { changed { _ in } }
}

/// What is shown beside a selected place; nothing is. Source: Apple's page "MapItemDetailSelectionAccessoryStyle".
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  /// The map chooses by its size.
  public static var automatic: Self { Self() }
  /// A bubble at the place, beside which there is room.
  public static var callout: Self { Self() }
  /// A line below the place that opens the Maps app.
  public static var caption: Self { Self() }
  /// A sheet over the map.
  public static var sheet: Self { Self() }
}
