import Foundation

/// The guide at which a container of rows begins that has been scrolled: where the first row of its window is.
///
/// Containers around pass it outwards like any guide, so that the scroll view gets it in the space of its content.
private enum WindowStart: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension AlignmentKey {
  package static func windowStart(along axis: Axis) -> AlignmentKey {
    AlignmentKey(id: WindowStart.self, axis: axis, kind: .custom)
  }
}
