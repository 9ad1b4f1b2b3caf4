import Foundation
@_spi(Runtime) import UnderstudyCore
import UnderstudyElements
import UnderstudyLayout

/// Where a finger takes a sheet (LAY-210).
enum SheetMovement: Equatable {
  case detent(PresentationDetent)
  case dismissal
  /// Back to where it was.
  case none

  /// - Parameters:
  ///   - action: What the finger does; others than vertical swipes and drags move no sheet.
  ///   - detent: Where the sheet rests now.
  ///   - all: Where it may rest.
  init?(
    _ action: ElementAction, from detent: PresentationDetent, among all: Set<PresentationDetent>, _ sheet: SheetMetrics
  ) {
    guard let finger = ScrollingFinger(action), finger.axis == .vertical else { return nil }
    let current = sheet.height(detent.layoutDetent)
    let heights = all.map { ($0, sheet.height($0.layoutDetent)) }.sorted { $0.1 < $1.1 }
    if let way = finger.distance {
      let distance = way + ScrollLayout.glideDistance(velocity: finger.velocity ?? 0)
      let height = current + (finger.direction == .up ? distance : -distance)
      self = .dragged(to: height, heights, from: detent)
    } else if finger.direction == .up {
      guard let next = heights.first(where: { $0.1 > current }) else { return nil }
      self = .detent(next.0)
    } else {
      self = heights.last { $0.1 < current }.map { .detent($0.0) } ?? .dismissal
    }
  }

  /// A finger that is lifted leaves the sheet at the height that is nearest to where it continues to. Far below the lowest one, the
  /// sheet is closed.
  private static func dragged(
    to height: CGFloat, _ heights: [(PresentationDetent, CGFloat)], from detent: PresentationDetent
  ) -> SheetMovement {
    let lowest = heights.first?.1 ?? 0
    if height <= lowest - ScrollingFinger.pullDistance { return .dismissal }
    let nearest = heights.min { abs($0.1 - height) < abs($1.1 - height) }
    return nearest.map { $0.0 == detent ? .none : .detent($0.0) } ?? .none
  }
}

extension EnvironmentValues {
  /// Makes the sheet around higher where content at its beginning is pulled up; nil where no sheet does.
  var expandSheet: ((ElementAction) -> ElementActionOutcome?)? {
    get { self[ExpandSheetKey.self] }
    set { self[ExpandSheetKey.self] = newValue }
  }
}

private struct ExpandSheetKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: ((ElementAction) -> ElementActionOutcome?)? = nil
}
