import Foundation

/// Where a popover is attached.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, in fractions of its size.
  case point(UnitPoint)
}
